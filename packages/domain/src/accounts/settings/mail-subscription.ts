import { fail, kindsOf, type NotificationOption } from '@corkboard/contract'
import type { Ctx } from '../../kernel/index.ts'
import { readSubscriptionToken, type Subscription } from '../../platform/mail/index.ts'
import { accountById } from '../accounts/index.ts'
import { chooseNotifications, loadNotificationOptions } from './notification-settings.ts'

/** IDENT-18: the mail preferences of whoever got a mail. */
export interface MailSubscription {
  readonly email: string
  readonly kind: string
  readonly options: NotificationOption[]
}

/** A mail is forwarded easily: its link must not tell the address to whom it was not sent. */
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

/** RFC 8058: one POST of a mail program ends that kind of mail. @throws 'subscription.unknown' */
export const endSubscription = async (ctx: Ctx, token: string): Promise<void> => {
  await changeSubscription(ctx, token, { options: [{ id: subscriptionOf(ctx, token).kind, value: false }] })
}
