import { fail, type Id, LIMITS, NewPin, type ScheduledPin, shardOf } from '@corkboard/contract'
import { Clean } from 'typebox/value'
import { adjustUserStats, lockUserStats } from '../../accounts/accounts/index.ts'
import {
  type Ctx,
  type Page,
  type PageRequest,
  requireSignedIn,
  requireWriter,
  type SignedIn,
  type TxCtx,
} from '../../kernel/index.ts'
import { placeMentions } from '../pins/index.ts'
import { checkNewPin, uploadsOf } from '../stories/index.ts'
import { queuePublication } from './queue-publication.ts'
import {
  countScheduled,
  findShown,
  insertScheduled,
  lockDeleted,
  lockScheduled,
  type ScheduledContent,
  scheduledPinsOf,
  type ScheduledRow,
  setDeleted,
  updateScheduled,
} from './scheduled-pin-store.ts'
import { presentScheduled } from './scheduled-pin-view.ts'

/** (ours) How long a deletion can be undone; the same as for pins. */
export const RESTORABLE_MS = 60 * 60_000

/** @throws 'scheduled_pin.too_soon', 'scheduled_pin.too_late' */
const checkTime = (seconds: number, now: Date): Date => {
  const ahead = seconds * 1_000 - now.getTime()
  const field = 'scheduled_ts'
  if (ahead < LIMITS.scheduleAheadMinMs) throw fail('scheduled_pin.too_soon', { field })
  if (ahead > LIMITS.scheduleAheadMaxMs) throw fail('scheduled_pin.too_late', { field })
  return new Date(seconds * 1_000)
}

/** Refuses now what would be refused later. Names that the contract does not have are not stored. */
const checked = async (ctx: Ctx, input: NewPin, scheduledAt: Date): Promise<ScheduledContent> => {
  const pin = Clean(NewPin, structuredClone(input)) as NewPin
  const { signature, content } = await checkNewPin(ctx, pin)
  const signatures = [...new Set([signature, ...(content?.media ?? [])])]
  return { scheduledAt, pin, uploadIds: uploadsOf(pin), cover: signature, signatures }
}

/** The viewer's own one, locked; any other counts as missing. */
export const lockOwn = async (tx: TxCtx<SignedIn>, id: Id): Promise<ScheduledRow> => {
  const row = await lockScheduled(tx.db, id)
  if (row?.userId !== tx.viewer.userId) throw fail('scheduled_pin.not_found', { field: 'id' })
  return row
}

export const countScheduledPin = async (tx: TxCtx, userId: Id, by: 1 | -1): Promise<void> => {
  await adjustUserStats(tx.db, userId, { scheduled_pin_count: by })
  tx.changed(`user:${userId}`)
}

const refuseBeyondLimit = async (tx: TxCtx, userId: Id): Promise<void> => {
  await lockUserStats(tx.db, userId)
  if ((await countScheduled(tx.db, userId)) >= LIMITS.scheduledPins) throw fail('scheduled_pin.limit')
}

const show = async (tx: TxCtx<SignedIn>, id: Id): Promise<ScheduledPin> =>
  (await presentScheduled(tx, [(await findShown(tx.db, id))!]))[0]!

/** The viewer's scheduled pins, the next one first. */
export const listScheduledPins = async (ctx: Ctx, page: PageRequest): Promise<Page<ScheduledPin>> => {
  const signedIn = requireSignedIn(ctx)
  const [seconds, id] = page.after ?? []
  const rows = await scheduledPinsOf(ctx.db, signedIn.viewer.userId, {
    limit: page.size + 1,
    ...(id !== undefined && { after: { seconds: Number(seconds), id: String(id) } }),
  })
  const items = rows.slice(0, page.size)
  const last = items.at(-1)
  return {
    items: await presentScheduled(signedIn, items),
    next: rows.length > page.size && last ? [last.scheduledAt.getTime() / 1_000, last.id] : undefined,
  }
}

/**
 * CREATE-06: schedules a pin. It is checked like one that is published immediately.
 * @param seconds Unix time
 * @throws what `createNewPin` throws, 'scheduled_pin.too_soon', 'scheduled_pin.too_late', 'scheduled_pin.limit'
 */
export const schedulePin = async (ctx: Ctx, pin: NewPin, seconds: number): Promise<ScheduledPin> => {
  const writer = requireWriter(ctx)
  const { userId } = writer.viewer
  const content = await checked(ctx, pin, checkTime(seconds, ctx.now()))
  return writer.transaction(async (tx) => {
    await refuseBeyondLimit(tx, userId)
    const shard = shardOf(userId)
    const id = tx.site.ids.next(shard)
    await insertScheduled(tx.db, { ...content, id, shard, userId, now: tx.now() })
    await countScheduledPin(tx, userId, 1)
    await queuePublication(tx, { id, userId, scheduledAt: content.scheduledAt })
    return show(tx, id)
  })
}

export type ScheduledPinChanges = Pick<NewPin, 'section' | 'title' | 'description' | 'link' | 'alt_text'> & {
  readonly board_id?: Id | undefined
  readonly scheduled_ts?: number | undefined
}

/** The mentions whose words are still in a changed description. */
const mentionsIn = (pin: NewPin, description: string | undefined): Pick<NewPin, 'user_mention_tags'> => {
  if (description === undefined || !pin.user_mention_tags) return {}
  const mentions = pin.user_mention_tags.map(({ id, offset, length }) => ({ userId: id, start: offset, length }))
  const placed = placeMentions(pin.description ?? '', description, mentions)
  return { user_mention_tags: placed.map(({ userId: id, start: offset, length }) => ({ id, offset, length })) }
}

const changedPin = (pin: NewPin, changes: ScheduledPinChanges): NewPin => {
  const defined = Object.entries(changes).filter(([, value]) => value !== undefined)
  const moved = { ...pin, ...(Object.fromEntries(defined) as Partial<NewPin>), ...mentionsIn(pin, changes.description) }
  // A section belongs to its board.
  const isElsewhere = moved.board_id !== pin.board_id && changes.section === undefined
  return isElsewhere ? { ...moved, section: null } : moved
}

/**
 * Changes a scheduled pin or its time. One that could not be published waits again.
 * @throws what `schedulePin` throws, 'scheduled_pin.not_found'
 */
export const editScheduledPin = (ctx: Ctx, id: Id, changes: ScheduledPinChanges): Promise<ScheduledPin> =>
  requireWriter(ctx).transaction(async (tx) => {
    const { pin, scheduledAt, userId, errorCode } = await lockOwn(tx, id)
    const seconds = changes.scheduled_ts ?? scheduledAt.getTime() / 1_000
    const isSameTime = errorCode === null && seconds * 1_000 === scheduledAt.getTime()
    const time = isSameTime ? scheduledAt : checkTime(seconds, tx.now())
    await updateScheduled(tx.db, id, await checked(tx, changedPin(pin, changes), time))
    await queuePublication(tx, { id, userId, scheduledAt: time })
    tx.changed(`user:${userId}`)
    return show(tx, id)
  })

/** Deletes a scheduled pin; `restoreScheduledPin` undoes it. @throws 'scheduled_pin.not_found' */
export const deleteScheduledPin = (ctx: Ctx, id: Id): Promise<null> =>
  requireWriter(ctx).transaction(async (tx) => {
    const { userId } = await lockOwn(tx, id)
    await setDeleted(tx.db, id, tx.now())
    await countScheduledPin(tx, userId, -1)
    return null
  })

/**
 * Undoes a deletion, within the hour. A pin whose time has passed meanwhile is published soon.
 * @throws 'scheduled_pin.not_found', 'scheduled_pin.limit'
 */
export const restoreScheduledPin = (ctx: Ctx, id: Id): Promise<ScheduledPin> =>
  requireWriter(ctx).transaction(async (tx) => {
    const { userId } = tx.viewer
    const row = await lockDeleted(tx.db, id, new Date(tx.now().getTime() - RESTORABLE_MS))
    if (row?.userId !== userId) throw fail('scheduled_pin.not_found', { field: 'id' })
    await refuseBeyondLimit(tx, userId)
    await setDeleted(tx.db, id, null)
    await countScheduledPin(tx, userId, 1)
    if (row.errorCode === null) await queuePublication(tx, row)
    return show(tx, id)
  })
