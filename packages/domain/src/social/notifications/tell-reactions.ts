import { type Id, isId, shardOf } from '@corkboard/contract'
import { type JobPayload, jobs, type Tx } from '@corkboard/database'
import { wanting } from '../../accounts/settings/index.ts'
import { type Ctx, readerCtx } from '../../kernel/index.ts'
import { listReactions, loadPins } from '../../content/pins/index.ts'
import { deleteAct, insertActs } from './news-store.ts'

export const REACTIONS_TASK = 'tell_reactions'
/** Those of a pin that came since the task ran last; of more, some are told with the next one. */
const NEWEST = 100

/**
 * PIN-07: somebody reacted to a pin, or does no more. A pin may get hundreds of reactions a second, so the newest of one
 * pin are told together, behind what counts them.
 */
export const hearOfReactions = async (
  tx: Tx,
  reactions: readonly { readonly pinId: Id; readonly byId: Id; readonly isOn: boolean }[],
): Promise<void> => {
  for (const { pinId, byId, isOn } of reactions) if (!isOn) await deleteAct(tx, 'pin_reacted', pinId, byId)
  const newest = new Map(reactions.filter(({ isOn }) => isOn).map(({ pinId, byId }) => [pinId, byId]))
  for (const [pinId, byId] of newest) {
    await jobs.add(tx, REACTIONS_TASK, { pin_id: pinId, by_id: byId }, { key: `${REACTIONS_TASK} ${pinId}` })
  }
}

/** What the worker does with it: whoever made the pin hears of those whom they may know of. */
export const tellReactions = async (ctx: Ctx, payload: JobPayload): Promise<void> => {
  const { pin_id: pinId, by_id: byId } = payload as { pin_id?: unknown; by_id?: unknown }
  if (!isId(pinId) || !isId(byId)) throw new Error('The job names no pin')
  await ctx.transaction(async (tx) => {
    const readerId = (await loadPins(readerCtx(tx, byId), [pinId])).get(pinId)?.pinnerId
    if (readerId === undefined) return
    const reader = readerCtx(tx, readerId)
    const pin = (await loadPins(reader, [pinId])).get(pinId)
    if (!pin || !(await wanting(tx, [readerId], 'news', 'reaction')).has(readerId)) return
    const { items } = await listReactions(reader, pin, undefined, { size: NEWEST })
    const actorIds = items.map(({ user }) => user.id).filter((id) => id !== readerId)
    const act = { readerId, kind: 'pin_reacted', subjectId: pinId, sourceId: pinId } as const
    if (await insertActs(tx.db, tx.site.ids.next(shardOf(readerId)), act, actorIds, tx.now())) {
      tx.changed(`news:${readerId}`)
    }
  })
}
