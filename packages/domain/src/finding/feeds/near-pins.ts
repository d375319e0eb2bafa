import type { Id } from '@corkboard/contract'
import { type Db, sql } from '@corkboard/database'
import { type BoardText, boardsByText } from './near-boards.ts'

/** The newest pins of the pin's own board. */
const OF_BOARD = 60
/** The best pins of each of its most certain topics. */
const TOPICS = 2
const OF_TOPIC = 120
/** The newest pins of each board with the same words. */
const OF_NEAR_BOARD = 5

export interface NearPin {
  readonly id: Id
  readonly signature: string
}

/**
 * Pins that share a board, topics or words of their board's name with a pin, regardless of who saved what where. Each
 * source returns a bounded number of pins through its own index. They are interleaved by position, each picture once.
 */
export const nearPins = async (
  db: Db,
  pin: { readonly id: Id; readonly boardId: Id; readonly signature: string; readonly board: BoardText },
): Promise<NearPin[]> => {
  const { rows } = await sql<NearPin>`
    with near as (
      (select id, row_number() over (order by id desc) as place from (
        select id from pins where board_id = ${pin.boardId} and deleted_at is null
        order by id desc limit ${sql.lit(OF_BOARD)}
      ) newest)
      union all
      select best.pin_id, best.place from (
        select topic_id from pin_topics where pin_id = ${pin.id}
        order by weight desc, topic_id limit ${sql.lit(TOPICS)}
      ) about cross join lateral (
        select pin_id, row_number() over (order by score desc, pin_id desc) as place from (
          select pin_id, score from pin_topics where topic_id = about.topic_id and listed
          order by score desc, pin_id desc limit ${sql.lit(OF_TOPIC)}
        ) ranked
      ) best
      union all
      select newest.id, newest.place from (${boardsByText(pin.board)}) b cross join lateral (
        select id, row_number() over (order by id desc) as place from (
          select id from pins where board_id = b.id and listed and deleted_at is null
          order by id desc limit ${sql.lit(OF_NEAR_BOARD)}
        ) newest_of_it
      ) newest
    )
    select (array_agg(p.id order by p.listed desc, n.place, p.id desc))[1] as id,
      left(p.image_signature, 16) as signature
    from near n join pins p on p.id = n.id
    where p.image_signature <> ${pin.signature}
    group by p.image_signature
    order by min(n.place), count(*) desc, max(p.id) desc`.execute(db)
  return rows
}
