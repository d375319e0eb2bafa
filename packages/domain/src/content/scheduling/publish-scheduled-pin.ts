import { CorkboardError, type Id, isId, type Pin, shardOf } from '@corkboard/contract'
import { scheduledPinRefused } from '@corkboard/contract/events'
import type { JobPayload } from '@corkboard/database'
import { findAccountViewer } from '../../accounts/accounts/index.ts'
import { createCtx, type Ctx, requireWriter, type SignedIn, type TxCtx } from '../../kernel/index.ts'
import { createNewPin } from '../stories/index.ts'
import { queuePublication } from './queue-publication.ts'
import { countScheduledPin, lockOwn, RESTORABLE_MS } from './schedule-pin.ts'
import {
  findScheduled,
  lockScheduled,
  overdue,
  removeDeletedBefore,
  removeScheduled,
  type ScheduledRow,
  setRefused,
} from './scheduled-pin-store.ts'

const QUEUED_AT_ONCE = 1_000
const TOO_FAST = 429
const SERVER_ERROR = 500

/** The pin appears, and the entry goes, in one transaction. */
const publish = async (tx: TxCtx<SignedIn>, { id, userId, pin }: ScheduledRow): Promise<Pin> => {
  const published = await createNewPin(tx, pin)
  await removeScheduled(tx.db, id)
  await countScheduledPin(tx, userId, -1)
  return published
}

/**
 * Publishes one of the viewer's scheduled pins without waiting for its time.
 * @throws 'scheduled_pin.not_found', and what `createNewPin` throws: it stays scheduled then
 */
export const publishNow = (ctx: Ctx, id: Id): Promise<Pin> =>
  requireWriter(ctx).transaction(async (tx) => publish(tx, await lockOwn(tx, id)))

/** True when trying again would be refused again. */
const isFinal = (error: unknown): error is CorkboardError =>
  error instanceof CorkboardError && error.status < SERVER_ERROR && error.status !== TOO_FAST

/** Locks a pin whose time has come, unless another worker published it, or its owner changed or deleted it. */
const lockDue = async (tx: TxCtx, id: Id): Promise<ScheduledRow | undefined> => {
  const row = await lockScheduled(tx.db, id)
  return row?.errorCode === null && row.scheduledAt <= tx.now() ? row : undefined
}

/**
 * CREATE-06: the worker's job at a pin's time. Publishes it as its owner; a refused one stays with the reason, and its
 * owner is notified. Safe to run twice, and at the wrong time.
 */
export const publishWhenDue = async (ctx: Ctx, { id }: JobPayload): Promise<void> => {
  if (!isId(id)) throw new Error('The job names no scheduled pin')
  const row = await findScheduled(ctx.db, id)
  if (!row || row.errorCode !== null) return
  // The clocks of this process and of the database differ.
  if (row.scheduledAt > ctx.now()) return queuePublication(ctx, row)
  const viewer = await findAccountViewer(ctx.db, row.userId)
  if (!viewer) return
  const owner = createCtx(ctx.site, viewer, ctx.log)
  try {
    await owner.transaction(async (tx) => {
      const due = await lockDue(tx, id)
      if (due) await publish(tx, due)
    })
  } catch (error) {
    if (!isFinal(error)) throw error
    await owner.transaction(async (tx) => {
      if (!(await lockDue(tx, id))) return
      await setRefused(tx.db, id, { code: error.code, field: error.details.field ?? null })
      tx.changed(`user:${row.userId}`)
      const refusalId = tx.site.ids.next(shardOf(row.userId))
      await tx.emit(scheduledPinRefused, { scheduled_pin_id: id, user_id: row.userId, refusal_id: refusalId })
    })
  }
}

/** Queues what should have been published: its job was lost, or its owner's account had been deleted. */
export const queueOverdue = async (ctx: Ctx): Promise<void> => {
  const now = ctx.now()
  for (const row of await overdue(ctx.db, now, QUEUED_AT_ONCE)) {
    await queuePublication(ctx, { ...row, scheduledAt: now })
  }
}

export const deleteOldScheduledPins = (ctx: Ctx): Promise<void> =>
  removeDeletedBefore(ctx.db, new Date(ctx.now().getTime() - RESTORABLE_MS))
