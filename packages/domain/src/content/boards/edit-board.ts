import { type Board, fail } from '@corkboard/contract'
import { boardEdited, boardPrivacyChanged } from '@corkboard/contract/events'
import type { Allowed, Ctx } from '../../kernel/index.ts'
import { lockUserStats } from '../../accounts/accounts/index.ts'
import { refuseBlocked } from './blocking-actions.ts'
import { boardCategory, boardDescription, boardName } from './board-name.ts'
import { isPinOf, moveSlug, updateBoard } from './board-store.ts'
import { presentBoard } from './board-view.ts'
import { claimName } from './claim-name.ts'
import type { BoardInput } from './create-board.ts'
import { getBoard, type SeenBoard } from './load-boards.ts'
import { lockOwnBoard } from './lock-own-board.ts'
import { recountBoard } from './recount-board.ts'

export const editBoard = async (
  ctx: Ctx,
  board: Allowed<SeenBoard, 'edit'>,
  input: Partial<BoardInput>,
): Promise<Board> => {
  const name = input.name === undefined ? board.name : boardName(input.name)
  const description = input.description === undefined ? board.description : boardDescription(input.description)
  const category = input.category === undefined ? board.category : boardCategory(input.category)
  return ctx.transaction(async (tx) => {
    await lockUserStats(tx.db, board.ownerId)
    const locked = await lockOwnBoard(tx, board)
    const privacy = input.privacy ?? locked.privacy
    if (privacy !== locked.privacy && locked.isRemoved) throw fail('board.removed', { field: 'privacy' })
    if (privacy !== locked.privacy) await refuseBlocked(tx.db, [{ boardId: board.id, scope: '-1' }])
    const slug = name === board.name ? board.slug : await claimName(tx, board.ownerId, name, board.id)
    if (privacy !== locked.privacy) {
      await recountBoard(tx, board, locked.privacy, privacy)
      await tx.emit(boardPrivacyChanged, { board_id: board.id })
      tx.changed('visibility:all', 'feed:public')
    }
    const { coverPinId = board.coverPinId, pinOrder = board.pinOrder, sensitivity = board.sensitivity } = input
    if (input.coverPinId && !(await isPinOf(tx.db, board.id, input.coverPinId))) {
      throw fail('pin.not_found', { field: 'cover_pin_id' })
    }
    if (slug !== board.slug) await moveSlug(tx.db, board, { from: board.slug, to: slug }, ctx.now())
    const changes = { name, slug, description, privacy, category, coverPinId, pinOrder, sensitivity }
    await updateBoard(tx.db, board.id, changes, ctx.now())
    const hasOtherText = name !== board.name || description !== board.description || category !== board.category
    await tx.emit(boardEdited, { board_id: board.id, has_other_words: hasOtherText })
    tx.changed(`board:${board.id}`, `user:${board.ownerId}`)
    return presentBoard(tx, await getBoard(tx, board.id))
  })
}
