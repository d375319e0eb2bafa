import { fail, type Id } from '@corkboard/contract'
import type { Allowed, TxCtx } from '../../kernel/index.ts'
import type { SeenBoard } from '../boards/index.ts'
import { placePins } from './bulk-store.ts'
import type { SeenPin } from './load-pins.ts'
import { pictureTags } from './picture-tags.ts'
import { isSectionOf } from './pin-store.ts'

/** Moves a pin to another board or section and updates every counter. */
export const movePin = async (
  tx: TxCtx,
  pin: SeenPin,
  from: { boardId: Id; sectionId: Id | null },
  to: { board: Allowed<SeenBoard, 'save'>; sectionId: Id | null },
): Promise<void> => {
  if (to.board.ownerId !== pin.board.ownerId) throw fail('board.not_allowed', { field: 'board_id' })
  if (to.sectionId !== null && !(await isSectionOf(tx.db, to.board.id, to.sectionId))) {
    throw fail('section.not_found', { field: 'section' })
  }
  await placePins(tx, [pin.id], { boardId: to.board.id, sectionId: to.sectionId })
  tx.changed(
    `board:${from.boardId}`,
    `board:${to.board.id}`,
    `user:${pin.pinnerId}`,
    ...pictureTags(pin),
    'feed:public',
    // The new board may be secret.
    'access:all',
  )
}
