import { type Id, isId, shardOf } from '@corkboard/contract'
import type { PayloadOf, pinReacted } from '@corkboard/contract/events'
import { type JobPayload, jobs } from '@corkboard/database'
import { wanting } from '../../accounts/settings/index.ts'
import type { Ctx, TxCtx } from '../../kernel/index.ts'
import { listReactions, loadPins } from '../../content/pins/index.ts'
import { deleteAction, insertActions } from './notification-store.ts'

export const REACTIONS_TASK = 'tell_reactions'
/** How many reactions to a pin one run handles, of those since the last run; the rest waits for the next run. */
const NEWEST = 100

/**
 * PIN-07: a user reacted to a pin, or removed a reaction. A pin may get hundreds of reactions a second, so the newest
 * ones of a pin are handled together, in a job behind the counting.
 */
export const notifyOfReactions = async (
  tx: TxCtx,
  reactions: readonly PayloadOf<typeof pinReacted>[],
): Promise<void> => {
  const newest = new Map<Id, Id>()
  for (const { pin_id: pinId, by_id: byId, reaction_type: type } of reactions) {
    if (type === 0) await deleteAction(tx.db, 'pin_reacted', pinId, byId)
    else newest.set(pinId, byId)
  }
  for (const [pinId, byId] of newest) {
    await jobs.add(tx.db, REACTIONS_TASK, { pin_id: pinId, by_id: byId }, { key: `${REACTIONS_TASK} ${pinId}` })
  }
}

/** The worker's job: notifies the pinner of reactions by users they may see. */
export const notifyOfNewestReactions = async (ctx: Ctx, payload: JobPayload): Promise<void> => {
  const { pin_id: pinId, by_id: byId } = payload as { pin_id?: unknown; by_id?: unknown }
  if (!isId(pinId) || !isId(byId)) throw new Error('The job names no pin')
  await ctx.transaction(async (tx) => {
    const readerId = (await loadPins(tx.as(byId), [pinId])).get(pinId)?.pinnerId
    if (readerId === undefined) return
    const reader = tx.as(readerId)
    const pin = (await loadPins(reader, [pinId])).get(pinId)
    if (!pin || !(await wanting(tx, [readerId], 'news', 'reaction')).has(readerId)) return
    const { items } = await listReactions(reader, pin, undefined, { size: NEWEST })
    const actorIds = items.map(({ user }) => user.id).filter((id) => id !== readerId)
    const action = { readerId, kind: 'pin_reacted', subjectId: pinId, sourceId: pinId } as const
    if (await insertActions(tx.db, tx.site.ids.next(shardOf(readerId)), action, actorIds, tx.now())) {
      tx.changed(`news:${readerId}`)
    }
  })
}
