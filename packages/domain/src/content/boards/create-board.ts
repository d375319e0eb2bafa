import {
  type Board,
  type BoardPrivacy,
  type BoardSensitivity,
  type Id,
  type PinOrder,
  shardOf,
} from '@corkboard/contract'
import { boardCreated } from '@corkboard/contract/events'
import { type Ctx, requireWriter } from '../../kernel/index.ts'
import { adjustUserStats, lockUserStats } from '../../accounts/accounts/index.ts'
import { boardCategory, boardCounterOf, boardDescription, boardName } from './board-name.ts'
import { freeOldSlug, insertBoard } from './board-store.ts'
import { presentBoard } from './board-view.ts'
import { claimName } from './claim-name.ts'
import { getBoard } from './load-boards.ts'

export interface BoardInput {
  readonly name: string
  readonly description?: string
  readonly privacy?: BoardPrivacy
  readonly category?: string | null
  /** BOARD-11: one of its pins; `null` for the newest. New boards have none. */
  readonly coverPinId?: Id | null
  readonly pinOrder?: PinOrder
  readonly sensitivity?: BoardSensitivity | null
}

/** Creates a board for the viewer. Refuses bad names, duplicate names, and boards beyond the limit. */
export const createBoard = async (ctx: Ctx, input: BoardInput, options: { isDemo?: boolean } = {}): Promise<Board> => {
  const writer = requireWriter(ctx)
  const name = boardName(input.name)
  const description = boardDescription(input.description ?? '')
  const category = boardCategory(input.category ?? null)
  const privacy = input.privacy ?? 'public'
  const ownerId = writer.viewer.userId
  return writer.transaction(async (tx) => {
    // The owner's counter row is the lock for checking names, slugs and the limit.
    await lockUserStats(tx.db, ownerId)
    const slug = await claimName(tx, ownerId, name)
    const shard = shardOf(ownerId)
    const id = ctx.site.ids.next(shard)
    const isDemo = options.isDemo ?? false
    await insertBoard(tx.db, { id, shard, ownerId, name, slug, description, privacy, category, isDemo, now: ctx.now() })
    await freeOldSlug(tx.db, ownerId, slug)
    const counter = boardCounterOf(privacy)
    if (counter) await adjustUserStats(tx.db, ownerId, { [counter]: 1 })
    await tx.emit(boardCreated, { board_id: id })
    tx.changed(`user:${ownerId}`)
    return presentBoard(tx, await getBoard(tx, id))
  })
}
