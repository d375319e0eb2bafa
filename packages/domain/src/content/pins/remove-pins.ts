import type { Id } from '@corkboard/contract'
import { pinDeleted, pinRestored } from '@corkboard/contract/events'
import { type Db, sql } from '@corkboard/database'
import type { TxCtx } from '../../kernel/index.ts'
import type { RemovedFor } from './reactions/index.ts'
import { pictureTags } from './picture-tags.ts'
import { countPinOnBoard, hasBlockedPicture, markPinDeleted, markPinRestored } from './pin-store.ts'

/** The parts of a transaction that removal needs. Outbox handlers have no more than these. */
export type Removing = Pick<TxCtx, 'db' | 'now' | 'changed' | 'tookAway' | 'emit'>

interface Removable {
  readonly id: Id
  readonly boardId: Id
  readonly sectionId: Id | null
  readonly pinnerId: Id
  readonly originPinId: Id | null
  readonly signature: string
  readonly contentId: Id | null
}

const invalidate = (tx: Removing, pin: Removable): void =>
  tx.changed(
    `pin:${pin.id}`,
    `board:${pin.boardId}`,
    `user:${pin.pinnerId}`,
    ...pictureTags(pin),
    'feed:public',
    'access:all',
  )

const remove = async (tx: Removing, pin: Removable, reason: RemovedFor): Promise<void> => {
  await markPinDeleted(tx.db, pin.id, tx.now())
  await sql`
    update pins set removed_at = ${tx.now()}, removed_with_picture = ${reason === 'picture'}
    where id = ${pin.id}`.execute(tx.db)
  await countPinOnBoard(tx.db, pin, -1, tx.now())
  await tx.emit(pinDeleted, { pin_id: pin.id, board_id: pin.boardId })
  invalidate(tx, pin)
}

/** Removes a pin on behalf of an admin; its pinner cannot restore it. Returns true if it existed. */
export const removePin = async (tx: Removing, pinId: Id, reason: RemovedFor = 'itself'): Promise<boolean> => {
  const { rows } = await sql<Removable>`
    select id, board_id as "boardId", section_id as "sectionId", pinner_id as "pinnerId",
      origin_pin_id as "originPinId", image_signature as signature,
      content_id as "contentId"
    from pins where id = ${pinId} and deleted_at is null for update`.execute(tx.db)
  if (!rows[0]) return false
  await remove(tx, rows[0], reason)
  return true
}

/**
 * The same for every pin that shows a picture, as its own or within its content, in batches. Returns how many there
 * were.
 */
export const removePinsOfPicture = async (tx: Removing, signature: string, limit: number): Promise<number> => {
  const { rows } = await sql<Removable>`
    select id, board_id as "boardId", section_id as "sectionId", pinner_id as "pinnerId",
      origin_pin_id as "originPinId", image_signature as signature,
      content_id as "contentId"
    from pins where deleted_at is null and (
      image_signature = ${signature}
      or content_id = any (array(select content_id from pin_content_media where signature = ${signature}))
    )
    order by id limit ${limit} for update`.execute(tx.db)
  for (const pin of rows) await remove(tx, pin, 'picture')
  return rows.length
}

const REMOVED = sql`
  select p.id, p.board_id as "boardId", p.section_id as "sectionId", p.pinner_id as "pinnerId",
    p.origin_pin_id as "originPinId", p.image_signature as signature, p.content_id as "contentId"
  from pins p join boards b on b.id = p.board_id join users u on u.id = p.pinner_id
  where p.removed_at is not null and p.deleted_at is not null and b.deleted_at is null and u.deleted_at is null`

const restore = async (tx: Removing, pin: Removable): Promise<void> => {
  const sectionId = await markPinRestored(tx.db, pin.id, tx.now())
  await sql`update pins set removed_at = null, removed_with_picture = false where id = ${pin.id}`.execute(tx.db)
  await countPinOnBoard(tx.db, { ...pin, sectionId }, 1, tx.now())
  await tx.emit(pinRestored, { pin_id: pin.id, board_id: pin.boardId, link: null })
  invalidate(tx, pin)
}

/**
 * Restores a removed pin if its board and pinner still exist and none of its pictures is blocked. Returns true if it
 * could.
 */
export const restorePinForStaff = async (tx: Removing, pinId: Id): Promise<boolean> => {
  const { rows } = await sql<Removable>`
    ${REMOVED} and p.id = ${pinId} and not ${hasBlockedPicture} for update of p for share of b`.execute(tx.db)
  if (!rows[0]) return false
  await restore(tx, rows[0])
  return true
}

/**
 * The same for every pin that was removed with a picture, unless another of its pictures is still blocked, in batches.
 * Returns how many there were.
 */
export const restorePinsOfPicture = async (tx: Removing, signature: string, limit: number): Promise<number> => {
  const { rows } = await sql<Removable>`
    ${REMOVED} and p.removed_with_picture and not ${hasBlockedPicture} and (
      p.image_signature = ${signature}
      or p.content_id = any (array(select content_id from pin_content_media where signature = ${signature}))
    )
    order by p.id limit ${limit} for update of p for share of b`.execute(tx.db)
  for (const pin of rows) await restore(tx, pin)
  return rows.length
}

/** Every picture of a pin, deleted or not: its own and those within its content. */
export const picturesOfPin = async (db: Db, pinId: Id): Promise<string[]> => {
  const { rows } = await sql<{ signature: string }>`
    select image_signature as signature from pins where id = ${pinId}
    union select m.signature from pins p join pin_content_media m on m.content_id = p.content_id
      join images i on i.signature = m.signature where p.id = ${pinId}
    union select v.cover_signature from pins p join pin_content_media m on m.content_id = p.content_id
      join videos v on v.signature = m.signature where p.id = ${pinId}`.execute(db)
  return rows.map(({ signature }) => signature)
}
