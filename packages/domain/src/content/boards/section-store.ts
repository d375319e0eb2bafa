import type { Id } from '@corkboard/contract'
import { anyOf, type Db, sql } from '@corkboard/database'
import type { BoardPicture } from './board-store.ts'

/** A section as stored. */
export interface SectionRow {
  readonly id: Id
  readonly boardId: Id
  readonly title: string
  readonly slug: string
  readonly pinCount: number
  readonly position: string
  readonly createdAt: Date
}

const columns = sql`id, board_id as "boardId", title, slug, pin_count as "pinCount", position, created_at as "createdAt"`

/** Live sections of a board in order. `after` continues after that one. */
export const sectionsOfBoard = async (
  db: Db,
  boardId: Id,
  options: { limit: number; after?: { position: string; id: Id } },
): Promise<SectionRow[]> => {
  const { after } = options
  const { rows } = await sql<SectionRow>`
    select ${columns} from board_sections
    where board_id = ${boardId} and deleted_at is null
      ${after ? sql`and (position, id) > (${after.position}, ${after.id}::bigint)` : sql``}
    order by position, id limit ${sql.lit(options.limit)}`.execute(db)
  return rows
}

export const findSectionRow = async (db: Db, id: Id): Promise<SectionRow | undefined> => {
  const { rows } = await sql<SectionRow>`
    select ${columns} from board_sections where id = ${id} and deleted_at is null`.execute(db)
  return rows[0]
}

export const findSectionBySlug = async (db: Db, boardId: Id, slug: string): Promise<SectionRow | undefined> => {
  const { rows } = await sql<SectionRow>`
    select ${columns} from board_sections
    where board_id = ${boardId} and slug = ${slug} and deleted_at is null`.execute(db)
  return rows[0]
}

export interface NewSection {
  readonly id: Id
  readonly shard: number
  readonly boardId: Id
  readonly title: string
  readonly slug: string
  readonly position: string
  readonly now: Date
}

export const insertSection = async (db: Db, section: NewSection): Promise<void> => {
  await sql`
    with section as (
      insert into board_sections (id, shard, board_id, title, slug, position, created_at)
      values (${section.id}, ${section.shard}, ${section.boardId}, ${section.title}, ${section.slug},
        ${section.position}, ${section.now})
    )
    update board_stats set section_count = section_count + 1 where board_id = ${section.boardId}`.execute(db)
}

export const updateSection = async (
  db: Db,
  id: Id,
  changes: Pick<SectionRow, 'title' | 'slug' | 'position'>,
): Promise<void> => {
  await sql`
    update board_sections set title = ${changes.title}, slug = ${changes.slug}, position = ${changes.position}
    where id = ${id}`.execute(db)
}

/** Returns `false` when it is already deleted. */
export const markSectionDeleted = async (db: Db, id: Id, now: Date): Promise<boolean> => {
  const { rows } = await sql`
    with gone as (
      update board_sections set deleted_at = ${now} where id = ${id} and deleted_at is null returning board_id
    )
    update board_stats set section_count = greatest(0, section_count - 1)
    from gone where board_stats.board_id = gone.board_id returning 1`.execute(db)
  return rows.length > 0
}

/** The newest pictures of each section, newest first, at most `each` per section. */
export const newestPicturesOfSections = async (
  db: Db,
  sectionIds: readonly Id[],
  each: number,
): Promise<Map<Id, BoardPicture[]>> => {
  if (sectionIds.length === 0) return new Map()
  const { rows } = await sql<BoardPicture & { sectionId: Id }>`
    select s.id as "sectionId", i.signature, i.width, i.height, i.dominant_color as "dominantColor"
    from board_sections s
    cross join lateral (
      select image_signature, coalesce(arrival_id, id) as age from pins where section_id = s.id and deleted_at is null
      order by coalesce(arrival_id, id) desc limit ${sql.lit(each)}
    ) p
    join images i on i.signature = p.image_signature
    where s.id = ${anyOf(sectionIds)} order by s.id, p.age desc`.execute(db)
  const bySection = new Map<Id, BoardPicture[]>()
  for (const { sectionId, ...picture } of rows) {
    bySection.set(sectionId, [...(bySection.get(sectionId) ?? []), picture])
  }
  return bySection
}
