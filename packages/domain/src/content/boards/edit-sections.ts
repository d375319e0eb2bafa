import { type BoardSection, fail, type Id, LIMITS } from '@corkboard/contract'
import { generateKeyBetween } from 'fractional-indexing'
import type { Allowed, Ctx, TxCtx } from '../../kernel/index.ts'
import { refuseBlocked, type Scope } from './blocking-actions.ts'
import { freeSlug, slugOf } from './board-name.ts'
import { lockBoard } from './board-store.ts'
import type { SeenBoard } from './load-boards.ts'
import { presentSection, type SeenSection } from './load-sections.ts'
import { sectionTitle } from './section-name.ts'
import { findSectionRow, insertSection, type SectionRow, sectionsOfBoard, updateSection } from './section-store.ts'

/** All sections of a board, locked against concurrent changes. */
const lockSections = async (tx: TxCtx, boardId: Id, scope: Scope): Promise<readonly SectionRow[]> => {
  const locked = await lockBoard(tx.db, boardId)
  if (!locked || locked.isDeleted) throw fail('board.not_found', { field: 'board_id' })
  await refuseBlocked(tx.db, [{ boardId, scope }])
  return sectionsOfBoard(tx.db, boardId, { limit: LIMITS.sectionsPerBoard })
}

/** The slug for a title, unique among the other sections. Refuses a title that one of them has. */
const claimTitle = (title: string, others: readonly SectionRow[]): string => {
  if (others.some((other) => other.title.toLowerCase() === title.toLowerCase())) {
    throw fail('section.title_taken', { field: 'title' })
  }
  return freeSlug(slugOf(title), new Set(others.map(({ slug }) => slug)))
}

/** Adds a section after the others. The caller has locked the board. */
export const addSection = async (
  tx: TxCtx,
  board: Pick<SeenBoard, 'id' | 'shard'>,
  title: string,
  others: readonly SectionRow[],
): Promise<SectionRow> => {
  const row: SectionRow = {
    id: tx.site.ids.next(board.shard),
    boardId: board.id,
    title,
    slug: claimTitle(title, others),
    pinCount: 0,
    position: generateKeyBetween(others.at(-1)?.position ?? null, null),
    createdAt: tx.now(),
  }
  await insertSection(tx.db, { ...row, shard: board.shard, now: row.createdAt })
  return row
}

/** BOARD-02: creates a section, last on its board. */
export const createSection = async (
  ctx: Ctx,
  board: Allowed<SeenBoard, 'organize'>,
  input: { readonly title: string },
): Promise<BoardSection> => {
  const title = sectionTitle(input.title)
  return ctx.transaction(async (tx) => {
    const others = await lockSections(tx, board.id, '-1')
    if (others.length >= LIMITS.sectionsPerBoard) throw fail('section.limit')
    const row = await addSection(tx, board, title, others)
    tx.changed(`board:${board.id}`)
    return presentSection(tx, { ...row, board })
  })
}

export interface SectionChanges {
  readonly title?: string
  /** The section to put it before; `null` puts it last. */
  readonly before?: Id | null
}

/** The position key for a place before one of the others, or after all of them. */
const positionBefore = (before: Id | null, others: readonly SectionRow[]): string => {
  const index = before === null ? others.length : others.findIndex(({ id }) => id === before)
  if (index < 0) throw fail('section.not_found', { field: 'before_section_id' })
  return generateKeyBetween(others[index - 1]?.position ?? null, others[index]?.position ?? null)
}

/** Renames a section, or moves it among the others. `board` is the section's. */
export const editSection = async (
  ctx: Ctx,
  board: Allowed<SeenBoard, 'organize'>,
  section: SeenSection,
  changes: SectionChanges,
): Promise<BoardSection> => {
  const title = changes.title === undefined ? undefined : sectionTitle(changes.title)
  return ctx.transaction(async (tx) => {
    const others = (await lockSections(tx, board.id, section.id)).filter(({ id }) => id !== section.id)
    const row = await findSectionRow(tx.db, section.id)
    if (row?.boardId !== board.id) throw fail('section.not_found', { field: 'section_id' })
    const after = {
      title: title ?? row.title,
      slug: title === undefined || title === row.title ? row.slug : claimTitle(title, others),
      position: changes.before === undefined ? row.position : positionBefore(changes.before, others),
    }
    await updateSection(tx.db, section.id, after)
    tx.changed(`board:${board.id}`)
    return presentSection(tx, { ...row, ...after, board })
  })
}
