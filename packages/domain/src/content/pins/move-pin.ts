import { fail, type Id } from '@corkboard/contract'
import type { Allowed, TxCtx } from '../../kernel/index.ts'
import type { SeenBoard } from '../boards/index.ts'
import type { SeenPin } from './load-pins.ts'
import { pictureTags } from './picture-tags.ts'
import { countPinOnBoard, isSectionOf, placePin } from './pin-store.ts'

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
  const who = { pinnerId: pin.pinnerId, originPinId: pin.originPinId }
  await countPinOnBoard(tx.db, { ...from, ...who }, -1, tx.now())
  await countPinOnBoard(tx.db, { boardId: to.board.id, sectionId: to.sectionId, ...who }, 1, tx.now())
  const listed = to.board.privacy === 'public'
  await placePin(
    tx.db,
    pin.id,
    { boardId: to.board.id, shard: to.board.shard, sectionId: to.sectionId, listed },
    tx.now(),
  )
  tx.changed(
    `board:${from.boardId}`,
    `board:${to.board.id}`,
    `user:${pin.pinnerId}`,
    ...pictureTags(pin),
    'feed:public',
  )
}
