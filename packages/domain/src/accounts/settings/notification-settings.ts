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

/** A user's choices for one channel, with every kind named (business §3 "Settings"). */
export const loadNotificationOptions = async (
  ctx: Ctx,
  userId: Id,
  channel: NotificationChannel,
): Promise<NotificationOptions> => {
  const chosen = await chosenNotifications(ctx.db, [userId], channel)
  return optionsOf(channel, chosen.get(userId) ?? {})
}

/**
 * Omitted kinds stay as they are.
 * @throws 'request.invalid' for a kind that this channel does not have
 */
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

/** The users among these who want this kind of notification through this channel. */
export const wanting = async (
  ctx: Pick<Ctx, 'db'>,
  userIds: readonly Id[],
  channel: NotificationChannel,
  kind: NotificationKind,
): Promise<Set<Id>> => {
  const chosen = await chosenNotifications(ctx.db, userIds, channel)
  return new Set(userIds.filter((id) => chosen.get(id)?.[kind] ?? defaultOf(channel, kind) === true))
}
