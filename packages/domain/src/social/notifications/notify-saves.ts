import type { Id } from '@corkboard/contract'
import { type Db, sql } from '@corkboard/database'
import {
  blockBetween,
  personSeenByEveryone,
  pinListedForEveryone,
  pinSeenByEveryone,
  type TxCtx,
} from '../../kernel/index.ts'
import { loadPins } from '../../content/pins/index.ts'
import { notify } from './notify-events.ts'
import { notifyOpen } from './notify-open.ts'

const KIND = 'pin_saved'

/** A user saved another user's pin. */
interface Save {
  /** The saved copy. */
  readonly pinId: Id
  readonly actorId: Id
  readonly sourcePinId: Id
  /** The pinner of the source. */
  readonly readerId: Id
  /**
   * Everyone can see both pins and the user who saved, and there is no block: true for most saves, and makes checking
   * the rules unnecessary.
   */
  readonly isOpen: boolean
}

/**
 * PIN-06: notifies of saves the original pinner and the user it was saved from. Saves visible to everyone are recorded
 * in a few statements; for any other, the rules are checked one by one.
 */
export const notifyOfSaves = async (tx: TxCtx, pinIds: readonly Id[]): Promise<void> => {
  if (pinIds.length === 0) return
  const saves = await savesFrom(tx.db, pinIds)
  await notifyOpen(
    tx,
    KIND,
    saves
      .filter(({ isOpen }) => isOpen)
      .map(({ pinId, sourcePinId, ...save }) => ({ ...save, subjectId: sourcePinId, sourceId: pinId })),
  )
  for (const save of saves) if (!save.isOpen) await notifyGuarded(tx, save)
}

const notifyGuarded = async (tx: TxCtx, { pinId, actorId, sourcePinId, readerId }: Save): Promise<void> => {
  const ofActor = await loadPins(tx.as(actorId), [pinId, sourcePinId])
  if (!ofActor.has(pinId) || !ofActor.has(sourcePinId)) return
  const action = { readerId, kind: KIND, subjectId: sourcePinId, sourceId: pinId, actorId } as const
  await notify(tx, action, async (reader) => {
    const pins = await loadPins(reader, [pinId, sourcePinId])
    return pins.get(pinId)?.presence === 'listed' && pins.has(sourcePinId)
  })
}

const COPY = { pin: 'saved', board: 'board', owner: 'owner', pinner: 'actor' }
const SOURCE = { pin: 'source', board: 'origin_board', owner: 'origin_owner', pinner: 'reader' }

/**
 * Returns whom to notify of these saves: each user once per save, for the original pin before the pin it was saved
 * from.
 */
const savesFrom = async (db: Db, pinIds: readonly Id[]): Promise<Save[]> => {
  const { rows } = await sql<Save>`
    select distinct on (saved.id, source.pinner_id)
      saved.id as "pinId", saved.pinner_id as "actorId", source.id as "sourcePinId", source.pinner_id as "readerId",
      (${pinListedForEveryone(COPY)} and ${personSeenByEveryone('actor')} and ${pinSeenByEveryone(SOURCE)}
        and not ${blockBetween('reader.id', ['actor.id', 'owner.id', 'origin_owner.id'])}) as "isOpen"
    from unnest(${pinIds}::bigint[]) as wanted(id)
    join pins saved on saved.id = wanted.id and saved.deleted_at is null
    join boards board on board.id = saved.board_id
    join users owner on owner.id = board.owner_id
    join users actor on actor.id = saved.pinner_id
    cross join lateral (values (0, saved.origin_pin_id), (1, saved.parent_pin_id)) as step(place, id)
    join pins source on source.id = step.id and source.deleted_at is null and source.pinner_id <> saved.pinner_id
    join users reader on reader.id = source.pinner_id
    join boards origin_board on origin_board.id = source.board_id
    join users origin_owner on origin_owner.id = origin_board.owner_id
    order by saved.id, source.pinner_id, step.place`.execute(db)
  return rows
}
