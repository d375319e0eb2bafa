import {
  defaultOf,
  fail,
  type Id,
  kindsOf,
  type NotificationChannel,
  type NotificationKind,
  type NotificationOption,
  type NotificationOptions,
} from '@corkboard/contract'
import type { Ctx, SignedIn } from '../../kernel/index.ts'
import { chosenNotifications, writeChoices } from './settings-store.ts'

const optionsOf = (channel: NotificationChannel, chosen: Readonly<Record<string, boolean>>): NotificationOptions => ({
  options: kindsOf(channel).map((id) => ({ id, value: chosen[id] ?? defaultOf(channel, id) === true })),
})

/** What a person wants of one channel, every kind named (business §3 "Settings"). */
export const loadNotificationOptions = async (
  ctx: Ctx,
  userId: Id,
  channel: NotificationChannel,
): Promise<NotificationOptions> => {
  const chosen = await chosenNotifications(ctx.db, [userId], channel)
  return optionsOf(channel, chosen.get(userId) ?? {})
}

/** Kinds left out stay. @throws 'request.invalid' for a kind that does not come by this channel */
export const chooseNotifications = (
  ctx: Ctx,
  userId: Id,
  channel: NotificationChannel,
  options: readonly NotificationOption[],
): Promise<NotificationOptions> =>
  ctx.transaction(async (tx) => {
    if (options.some(({ id }) => defaultOf(channel, id) === undefined)) {
      throw fail('request.invalid', { field: 'options' })
    }
    const chosen = Object.fromEntries(options.map(({ id, value }) => [id, value]))
    await writeChoices(tx.db, userId, { notifications: { [channel]: chosen } }, tx.now())
    return loadNotificationOptions(tx, userId, channel)
  })

/** The same for the viewer. */
export const chooseOwnNotifications = (
  ctx: Ctx<SignedIn>,
  channel: NotificationChannel,
  options: readonly NotificationOption[],
): Promise<NotificationOptions> => chooseNotifications(ctx, ctx.viewer.userId, channel, options)

/** Of these people, who wants this kind of news by this channel. */
export const wanting = async (
  ctx: Pick<Ctx, 'db'>,
  userIds: readonly Id[],
  channel: NotificationChannel,
  kind: NotificationKind,
): Promise<Set<Id>> => {
  const chosen = await chosenNotifications(ctx.db, userIds, channel)
  return new Set(userIds.filter((id) => chosen.get(id)?.[kind] ?? defaultOf(channel, kind) === true))
}
