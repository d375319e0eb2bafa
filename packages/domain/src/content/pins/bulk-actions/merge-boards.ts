import { fail, type Id, LIMITS } from '@corkboard/contract'
import { addSection, lockOwnBoard, refuseBlocked, type SeenBoard, sectionsOfBoard } from '../../boards/index.ts'
import type { Allowed, Ctx } from '../../../kernel/index.ts'
import { startBulkAction } from './run-bulk-action.ts'

/**
 * Merges a board into another of the same owner. Each pin moves to the section of the same name, which is created if it
 * is missing. Then the board is deleted.
 */
export const mergeBoards = async (
  ctx: Ctx,
  board: Allowed<SeenBoard, 'delete'>,
  into: Allowed<SeenBoard, 'edit'>,
): Promise<void> => {
  if (board.id === into.id || board.ownerId !== into.ownerId) {
    throw fail('board.not_allowed', { field: 'destination_board_id' })
  }
  await ctx.transaction(async (tx) => {
    const both = [board, into].toSorted((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1))
    for (const one of both) await lockOwnBoard(tx, one)
    await refuseBlocked(tx.db, [
      { boardId: board.id, scope: '-1' },
      { boardId: into.id, scope: '-1' },
    ])
    const limit = LIMITS.sectionsPerBoard
    const theirs = await sectionsOfBoard(tx.db, into.id, { limit })
    const sections: Record<Id, Id | null> = {}
    for (const { id, title } of await sectionsOfBoard(tx.db, board.id, { limit })) {
      const same = theirs.find((other) => other.title.toLowerCase() === title.toLowerCase())
      const target = same ?? (theirs.length < limit ? await addSection(tx, into, title, theirs) : undefined)
      if (target && !same) theirs.push(target)
      sections[id] = target?.id ?? null
    }
    const work = { kind: 'merge', intoId: into.id, sections } as const
    await startBulkAction(tx, { boardId: board.id, shard: board.shard, scope: '-1', work, total: board.pinCount })
    tx.changed(`board:${board.id}`, `board:${into.id}`, `user:${board.ownerId}`)
  })
}
