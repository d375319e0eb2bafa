import { defaultOf, type Id, isId, type NotificationKind } from '@corkboard/contract'
import type { Signer } from '../../kernel/index.ts'

/** Whose news of which kind a mail was. */
export interface Subscription {
  readonly userId: Id
  readonly kind: NotificationKind
}

const PURPOSE = 'mail subscription'
const SHAPE = /^(\d+)\.([a-z_]+)\.([\w-]{22})$/

/**
 * Stands in the mail and lets whoever has the mail end such mails, nothing else; it never expires, as no mail program asks
 * when it shows its button.
 */
export const subscriptionToken = (signer: Signer, { userId, kind }: Subscription): string =>
  `${userId}.${kind}.${signer.sign(PURPOSE, `${userId}.${kind}`)}`

/** `undefined` for what we did not sign. */
export const readSubscriptionToken = (signer: Signer, token: string): Subscription | undefined => {
  const [, userId, kind = '', signature = ''] = SHAPE.exec(token) ?? []
  if (!isId(userId) || defaultOf('mail', kind) === undefined) return undefined
  return signer.verify(PURPOSE, `${userId}.${kind}`, signature) ? { userId, kind: kind as NotificationKind } : undefined
}
