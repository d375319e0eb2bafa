import { defaultOf, type Id, isId, type NotificationKind } from '@corkboard/contract'
import type { Signer } from '../../kernel/index.ts'

/** The user and the kind of notification that a mail was sent for. */
export interface Subscription {
  readonly userId: Id
  readonly kind: NotificationKind
}

const PURPOSE = 'mail subscription'
const SHAPE = /^(\d+)\.([a-z_]+)\.([\w-]{22})$/

/**
 * A token in the mail that lets anyone who has the mail unsubscribe from this kind of mail, and nothing else. It never
 * expires, because mail programs do not check before they show their button.
 */
export const subscriptionToken = (signer: Signer, { userId, kind }: Subscription): string =>
  `${userId}.${kind}.${signer.sign(PURPOSE, `${userId}.${kind}`)}`

/** Returns `undefined` for tokens that we did not sign. */
export const readSubscriptionToken = (signer: Signer, token: string): Subscription | undefined => {
  const [, userId, kind = '', signature = ''] = SHAPE.exec(token) ?? []
  if (!isId(userId) || defaultOf('mail', kind) === undefined) return undefined
  return signer.verify(PURPOSE, `${userId}.${kind}`, signature) ? { userId, kind: kind as NotificationKind } : undefined
}
