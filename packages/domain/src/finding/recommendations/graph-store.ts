import type { Id } from '@corkboard/contract'
import { anyOf, type Db, type RawBuilder, sql } from '@corkboard/database'
import { boardListedForEveryone } from '../../kernel/index.ts'
import type { BoardTraits } from './pin-board-graph.ts'

export interface GraphBoard extends BoardTraits {
  readonly id: Id
  /**
   * Anyone may see it in lists without confirming. The graph leaves out the pins of other boards, so that they reveal nothing
   * about them.
   */
  readonly isOpen: boolean
}

/** How many of a board's most certain topics are read. */
const TOPICS_EACH = 3

const boardFields = sql`
  b.id, split_part(o.locale, '-', 1) as language,
  array(
    select topic_id from board_topics where board_id = b.id order by weight desc, topic_id limit ${sql.lit(TOPICS_EACH)}
  ) as topics,
  ${boardListedForEveryone({ board: 'b', owner: 'o' })} and b.sensitivity is null as "isOpen"`

/** The next boards after an id, in order. */
export const nextBoards = async (db: Db, after: Id, most: number): Promise<GraphBoard[]> => {
  const { rows } = await sql<GraphBoard>`
    select ${boardFields} from (
      select * from boards where id > ${after} order by id limit ${sql.lit(most)}
    ) b join users o on o.id = b.owner_id order by b.id`.execute(db)
  return rows
}

export const loadGraphBoards = async (db: Db, ids: readonly Id[]): Promise<GraphBoard[]> => {
  const { rows } = await sql<GraphBoard>`
    select ${boardFields} from boards b join users o on o.id = b.owner_id where b.id = ${anyOf(ids)}`.execute(db)
  return rows
}

export interface GraphPin {
  readonly pin: bigint
  readonly boardHigh: number
  readonly boardLow: number
  readonly pictureHigh: number
  readonly pictureLow: number
}

const PIN_BYTES = 24

/** Pins as bytes, 24 each, in one value: ten million rows of text would take a minute to read. */
const packed = (pins: RawBuilder<unknown>) => sql<{ packed: Buffer | null }>`
  select string_agg(
    int8send(id) || int8send(board_id) || decode(left(image_signature, 16), 'hex'), ''::bytea order by id
  ) as packed from (${pins}) p`

const unpack = (bytes: Buffer | null): GraphPin[] => {
  if (!bytes) return []
  return Array.from({ length: bytes.length / PIN_BYTES }, (_, n) => {
    const at = n * PIN_BYTES
    return {
      pin: bytes.readBigInt64BE(at),
      boardHigh: bytes.readUInt32BE(at + 8),
      boardLow: bytes.readUInt32BE(at + 12),
      pictureHigh: bytes.readUInt32BE(at + 16),
      pictureLow: bytes.readUInt32BE(at + 20),
    }
  })
}

/** The next live pins of public boards after an id, in order. */
export const nextPins = async (db: Db, after: bigint, most: number): Promise<GraphPin[]> => {
  const { rows } = await packed(sql`
    select id, board_id, image_signature from pins
    where id > ${after.toString()} and deleted_at is null and listed
    order by id limit ${sql.lit(most)}`).execute(db)
  return unpack(rows[0]!.packed)
}

/** The next live pins of a board after an id, in order. */
export const nextPinsOnBoard = async (db: Db, boardId: Id, after: bigint, most: number): Promise<GraphPin[]> => {
  const { rows } = await packed(sql`
    select id, board_id, image_signature from pins
    where board_id = ${boardId} and id > ${after.toString()} and deleted_at is null
    order by id limit ${sql.lit(most)}`).execute(db)
  return unpack(rows[0]!.packed)
}

export interface ChangedPin extends GraphPin {
  readonly boardId: Id
  readonly isLive: boolean
}

/** Pins that changed, including deleted ones until they are purged. */
export const loadChangedPins = async (db: Db, ids: readonly Id[]): Promise<ChangedPin[]> => {
  const { rows } = await sql<{ boardId: Id; isLive: boolean; packed: Buffer }>`
    select board_id as "boardId", deleted_at is null as "isLive",
      int8send(id) || int8send(board_id) || decode(left(image_signature, 16), 'hex') as packed
    from pins where id = ${anyOf(ids)} order by pins.id`.execute(db)
  return rows.map(({ boardId, isLive, packed: bytes }) => ({ ...unpack(bytes)[0]!, boardId, isLive }))
}

/** The approximate number of pins, to report the progress of a load. */
export const estimatePins = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select greatest(0, reltuples)::float8 as count from pg_class where oid = 'pins'::regclass`.execute(db)
  return rows[0]!.count
}
