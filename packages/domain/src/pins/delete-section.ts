import { fail } from '@corkboard/contract'
import { findSectionRow, lockBoard, markSectionDeleted, type SeenBoard, type SeenSection } from '../boards/index.ts'
import type { Allowed, Ctx } from '../kernel/index.ts'
import { markPinsDeleted, pinIdsInSection, placePins } from './bulk-store.ts'

/** Pins a statement moves. */
const AT_ONCE = 500

/** BOARD-02: the section goes; its pins stay on the board beside the sections, or go with it. `board` is the section's. */
export const deleteSection = async (
  ctx: Ctx,
  board: Allowed<SeenBoard, 'organise'>,
  section: SeenSection,
  options: { readonly withPins: boolean },
): Promise<void> =>
  ctx.transaction(async (tx) => {
    const now = tx.now()
    const locked = await lockBoard(tx.db, board.id)
    const row = locked?.isDeleted === false ? await findSectionRow(tx.db, section.id) : undefined
    if (row?.boardId !== board.id) throw fail('section.not_found', { field: 'section_id' })
    for (;;) {
      const ids = await pinIdsInSection(tx.db, section.id, AT_ONCE)
      if (ids.length === 0) break
      if (options.withPins) {
        await markPinsDeleted(tx.db, ids, now)
        await tx.emit('pins.deleted', { board_id: board.id, pin_ids: ids })
      } else await placePins(tx.db, ids, { boardId: board.id, sectionId: null }, now)
      for (const id of ids) tx.changed(`pin:${id}`)
    }
    await markSectionDeleted(tx.db, section.id, now)
    tx.changed(`board:${board.id}`, `user:${board.ownerId}`)
    if (options.withPins) tx.changed('visibility:all', 'feed:public')
  })
