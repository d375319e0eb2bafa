import type { Id } from '@corkboard/contract'
import { type Db, sql } from '@corkboard/database'
import type { SeenBoard } from '../../content/boards/index.ts'
import type { Ctx } from '../../kernel/index.ts'
import type { SeenPin } from '../../content/pins/index.ts'
import { queryRelated, listNumber } from '../recommendations/index.ts'
import { isListed } from './feeds.ts'
import { showPictures } from './show-pictures.ts'

/** The board's newest pins lead to others. Older ones count less and less. */
const STARTS = 40
const FADING = 0.96
/** This many of the board's newest pictures are left out of the list; the few others are dropped one by one. */
const OWN_PICTURES = 500
/** How often a page is topped up when the rules drop pins from it. */
const TOP_UPS = 4
/** No list is longer. */
const WHOLE_LIST = 500

const latestPictures = async (db: Db, boardId: Id): Promise<{ id: Id; signature: string }[]> => {
  const { rows } = await sql<{ id: Id; signature: string }>`
    select id, left(image_signature, 16) as signature from pins
    where board_id = ${boardId} and deleted_at is null order by id desc limit ${sql.lit(OWN_PICTURES)}`.execute(db)
  return rows
}

const picturesOn = async (db: Db, boardId: Id, signatures: readonly string[]): Promise<Set<string>> => {
  if (signatures.length === 0) return new Set()
  const { rows } = await sql<{ signature: string }>`
    select signature from unnest(${signatures}::text[]) as wanted(signature) where exists (
      select from pins where image_signature = wanted.signature and board_id = ${boardId} and deleted_at is null
    )`.execute(db)
  return new Set(rows.map(({ signature }) => signature))
}

export interface GraphIdeas {
  readonly pins: readonly SeenPin[]
  /** Where the list continues after each of them. */
  readonly places: readonly number[]
  /** Where the list continues; `undefined` at its end. */
  readonly next: number | undefined
}

/** Pictures on boards that share some with a board, page by page. */
export const openGraphIdeas = (ctx: Ctx, board: SeenBoard) => {
  const read = async (from: number, size: number, isNew: boolean) => {
    const latest = await latestPictures(ctx.db, board.id)
    if (latest.length === 0) return undefined
    return queryRelated(ctx, {
      starts: latest.slice(0, STARTS).map(({ signature }, n) => ({ signature, weight: FADING ** n })),
      leaveOut: latest.map(({ signature }) => signature),
      list: listNumber('board', board.id, latest[0]!.id),
      isNew,
      from,
      size,
    })
  }
  return {
    /** `undefined` when the graph is unavailable or has nothing near. */
    page: async (at: number, size: number, shows: (pin: SeenPin) => boolean): Promise<GraphIdeas | undefined> => {
      const pins: SeenPin[] = []
      const places: number[] = []
      let next: number | undefined = at
      for (let round = 0; next !== undefined && pins.length < size && round <= TOP_UPS; round += 1) {
        const wanted = size - pins.length
        const response = await read(next, wanted, next === 0)
        if (!response || response.total === 0) return undefined
        const from: number = next
        const pictures = response.pictures.map((picture, n) => ({ pins: picture.pins, next: from + n + 1 }))
        const shown = (await showPictures(ctx, pictures, isListed)).filter(({ pin }) => shows(pin))
        const known = await picturesOn(
          ctx.db,
          board.id,
          shown.map(({ pin }) => pin.signature),
        )
        for (const { pin, picture } of shown) {
          if (known.has(pin.signature)) continue
          pins.push(pin)
          places.push(picture.next)
        }
        next = next + wanted < response.total ? next + wanted : undefined
      }
      return { pins, places, next }
    },
    /** The first parts of the signatures of all results. */
    pictures: async (): Promise<ReadonlySet<string>> =>
      new Set((await read(0, WHOLE_LIST, false))?.pictures.map(({ signature }) => signature)),
  }
}

export type OpenGraphIdeas = ReturnType<typeof openGraphIdeas>
