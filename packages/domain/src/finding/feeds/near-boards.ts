import { sql } from '@corkboard/database'
import type { SeenBoard } from '../../content/boards/index.ts'
import { boardIsListed } from '../../kernel/index.ts'

export type BoardText = Pick<SeenBoard, 'id' | 'name' | 'category'>

/** How many boards of other users count as similar, by what they have in common and by the words of their names. */
export const NEAR_BOARDS = 50
/** Shorter words of a name say little: "my", "the". */
const MIN_TERM_LENGTH = 4

/** The telling words of a board's name as a text search query that matches any of them. */
const termsOf = (name: string): string =>
  [...new Set(name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])]
    .filter((word) => word.length >= MIN_TERM_LENGTH)
    .join(' | ')

/** Public boards that share words of this one's name or its category, as SQL that selects `id`. */
export const boardsByText = ({ id, name, category }: BoardText) => {
  const isPublic = sql`${boardIsListed('b')} and b.id <> ${id}`
  const terms = termsOf(name)
  return sql`
    (select b.id from boards b where ${isPublic} and ${terms === '' ? sql`false` : sql`to_tsvector('simple', b.name) @@ to_tsquery('simple', ${terms})`}
      limit ${sql.lit(NEAR_BOARDS)})
    union
    (select b.id from boards b where ${isPublic} and b.category = ${category}
      order by b.id desc limit ${sql.lit(NEAR_BOARDS)})`
}
