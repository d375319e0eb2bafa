import { sql } from '@corkboard/database'
import type { SeenBoard } from '../../content/boards/index.ts'
import { boardIsListed } from '../../kernel/index.ts'

export type BoardWords = Pick<SeenBoard, 'id' | 'name' | 'category'>

/** How many boards of other users count as similar, by what they have in common and by the words of their names. */
export const NEAR_BOARDS = 50
/** Shorter words of a name say little: "my", "the". */
const SHORTEST_WORD = 4

/** The telling words of a board's name as a text search query that matches any of them. */
const wordsOf = (name: string): string =>
  [...new Set(name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])]
    .filter((word) => word.length >= SHORTEST_WORD)
    .join(' | ')

/** Public boards that share words of this one's name or its category, as SQL that selects `id`. */
export const boardsByWords = ({ id, name, category }: BoardWords) => {
  const isPublic = sql`${boardIsListed('b')} and b.id <> ${id}`
  const words = wordsOf(name)
  return sql`
    (select b.id from boards b where ${isPublic} and ${words === '' ? sql`false` : sql`to_tsvector('simple', b.name) @@ to_tsquery('simple', ${words})`}
      limit ${sql.lit(NEAR_BOARDS)})
    union
    (select b.id from boards b where ${isPublic} and b.category = ${category}
      order by b.id desc limit ${sql.lit(NEAR_BOARDS)})`
}
