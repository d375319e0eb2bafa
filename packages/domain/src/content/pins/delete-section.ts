import { fail } from '@corkboard/contract'
import { findSectionRow, lockBoard, refuseBlocked, type SeenBoard, type SeenSection } from '../boards/index.ts'
import type { Allowed, Ctx } from '../../kernel/index.ts'
import { startBulkAction } from './bulk-actions/run-bulk-action.ts'

/**
 * BOARD-02: deletes a section. Its pins stay on the board outside any section, or are deleted too. `board` is the
 * section's.
 */
export const deleteSection = async (
  ctx: Ctx,
  board: Allowed<SeenBoard, 'organize'>,
  section: SeenSection,
  options: { readonly withPins: boolean },
): Promise<void> =>
  ctx.transaction(async (tx) => {
    const { id: boardId, shard } = board
    const locked = await lockBoard(tx.db, boardId)
    const row = locked?.isDeleted === false ? await findSectionRow(tx.db, section.id) : undefined
    if (row?.boardId !== boardId) throw fail('section.not_found', { field: 'section_id' })
    await refuseBlocked(tx.db, [{ boardId, scope: section.id }])
    const work = { kind: 'delete_section', sectionId: section.id, withPins: options.withPins } as const
    await startBulkAction(tx, { boardId, shard, scope: section.id, work, total: row.pinCount })
    tx.changed(`board:${boardId}`, `user:${board.ownerId}`)
  })
