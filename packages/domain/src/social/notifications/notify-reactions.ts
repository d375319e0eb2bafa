import { type Id, isId, shardOf } from '@corkboard/contract'
import type { PayloadOf, pinReacted } from '@corkboard/contract/events'
import { type Db, type JobPayload, jobs, sql } from '@corkboard/database'
import { wanting } from '../../accounts/settings/index.ts'
import { blockBetween, type Ctx, personSeenByEveryone, pinSeenByEveryone, type TxCtx } from '../../kernel/index.ts'
import { listReactions, loadPins } from '../../content/pins/index.ts'
import { deleteAction, insertActions } from './notification-store.ts'
import { notifyOpen } from './notify-open.ts'

export const REACTIONS_TASK = 'tell_reactions'
/** How many reactions to a pin one run handles, of those since the last run; the rest waits for the next run. */
const NEWEST = 100

/** A user's reaction to another user's pin. */
interface Reaction {
  readonly pinId: Id
  readonly actorId: Id
  /** The pinner. */
  readonly readerId: Id
  /** Everyone can see the pin and the user who reacted, and there is no block. */
  readonly isOpen: boolean
}

/**
 * PIN-07: users reacted to pins, or removed reactions. Those visible to everyone are recorded in a few statements; any
 * others by a job of the pin, which checks the rules.
 */
export const notifyOfReactions = async (
  tx: TxCtx,
  reactions: readonly PayloadOf<typeof pinReacted>[],
): Promise<void> => {
  const made = reactions.filter(({ reaction_type: type }) => type !== 0)
  for (const { pin_id: pinId, by_id: byId, reaction_type: type } of reactions) {
    if (type === 0) await deleteAction(tx.db, 'pin_reacted', pinId, byId)
  }
  const standing = await standingReactions(tx.db, made)
  await notifyOpen(
    tx,
    'pin_reacted',
    standing
      .filter(({ isOpen }) => isOpen)
      .map(({ pinId, readerId, actorId }) => ({ readerId, actorId, subjectId: pinId, sourceId: pinId })),
  )
  const guarded = new Map(standing.flatMap(({ isOpen, pinId, actorId }) => (isOpen ? [] : [[pinId, actorId] as const])))
  for (const [pinId, byId] of guarded) {
    await jobs.add(tx.db, REACTIONS_TASK, { pin_id: pinId, by_id: byId }, { key: `${REACTIONS_TASK} ${pinId}` })
  }
}

const PIN = { pin: 'reacted', board: 'board', owner: 'owner', pinner: 'reader' }

/** The reactions of this batch that have not been removed since, without those to own pins. */
const standingReactions = async (db: Db, reactions: readonly PayloadOf<typeof pinReacted>[]): Promise<Reaction[]> => {
  if (reactions.length === 0) return []
  const { rows } = await sql<Reaction>`
    select distinct on (reacted.id, actor.id)
      reacted.id as "pinId", actor.id as "actorId", reader.id as "readerId",
      (${personSeenByEveryone('actor')} and ${pinSeenByEveryone(PIN)}
        and not ${blockBetween('reader.id', ['actor.id', 'owner.id'])}) as "isOpen"
    from unnest(
      ${reactions.map(({ pin_id: pinId }) => pinId)}::bigint[], ${reactions.map(({ by_id: byId }) => byId)}::bigint[]
    ) as wanted(pin_id, user_id)
    join pin_reactions reaction on reaction.pin_id = wanted.pin_id and reaction.user_id = wanted.user_id
    join pins reacted on reacted.id = wanted.pin_id and reacted.deleted_at is null and reacted.pinner_id <> wanted.user_id
    join boards board on board.id = reacted.board_id
    join users owner on owner.id = board.owner_id
    join users actor on actor.id = wanted.user_id
    join users reader on reader.id = reacted.pinner_id`.execute(db)
  return rows
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
