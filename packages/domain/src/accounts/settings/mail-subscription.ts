import { fail, kindsOf, type NotificationOption } from '@corkboard/contract'
import type { Ctx } from '../../kernel/index.ts'
import { readSubscriptionToken, type Subscription } from '../../platform/mail/index.ts'
import { accountById } from '../accounts/index.ts'
import { chooseNotifications, loadNotificationOptions } from './notification-settings.ts'

/** IDENT-18: the mail preferences of a mail's recipient. */
export interface MailSubscription {
  readonly email: string
  readonly kind: string
  readonly options: NotificationOption[]
}

/** Mails are easily forwarded: a link must not reveal the recipient's address to anyone else. */
const masked = (email: string): string => email.replace(/^(.)[^@]*/, '$1…')

const subscriptionOf = (ctx: Ctx, token: string): Subscription => {
  const subscription = readSubscriptionToken(ctx.site.signer, token)
  if (!subscription) throw fail('subscription.unknown', { field: 'token' })
  return subscription
}

/** @throws 'subscription.unknown', for deleted accounts too */
export const loadSubscription = async (ctx: Ctx, token: string): Promise<MailSubscription> => {
  const { userId, kind } = subscriptionOf(ctx, token)
  const account = await accountById(ctx.db, userId)
  if (!account) throw fail('subscription.unknown', { field: 'token' })
  return { email: masked(account.email), kind, ...(await loadNotificationOptions(ctx, userId, 'mail')) }
}

/** @throws 'subscription.unknown', 'request.invalid' */
export const changeSubscription = (
  ctx: Ctx,
  token: string,
  change: { readonly options?: readonly NotificationOption[] | undefined; readonly all?: boolean | undefined },
): Promise<MailSubscription> =>
  ctx.transaction(async (tx) => {
    const { userId } = subscriptionOf(tx, token)
    const none = change.all ? kindsOf('mail').map((id) => ({ id, value: false })) : []
    await loadSubscription(tx, token)
    await chooseNotifications(tx, userId, 'mail', [...none, ...(change.options ?? [])])
    return loadSubscription(tx, token)
  })

/**
 * RFC 8058: a single POST from a mail client unsubscribes from this kind of mail.
 * @throws 'subscription.unknown'
 */
export const endSubscription = async (ctx: Ctx, token: string): Promise<void> => {
  await changeSubscription(ctx, token, { options: [{ id: subscriptionOf(ctx, token).kind, value: false }] })
}
