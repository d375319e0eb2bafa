import { sql } from '@corkboard/database'
import type { SeenBoard } from '../../content/boards/index.ts'

export type BoardWords = Pick<SeenBoard, 'id' | 'name' | 'category'>

/** So many boards of others are near one, by what they share and by their words. */
export const NEAR_BOARDS = 50
/** Shorter words of a name say little: "my", "the". */
const SHORTEST_WORD = 4

/** The words of a board's name that say what it is about, any of which another board may have. */
const wordsOf = (name: string): string =>
  [...new Set(name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])]
    .filter((word) => word.length >= SHORTEST_WORD)
    .join(' | ')

/** Public boards that have words of this one's name, or its category, as SQL that selects `id`. */
export const boardsByWords = ({ id, name, category }: BoardWords) => {
  const isPublic = sql`b.privacy = 'public' and b.deleted_at is null and b.archived_at is null and b.id <> ${id}`
  const words = wordsOf(name)
  return sql`
    (select b.id from boards b where ${isPublic} and ${words === '' ? sql`false` : sql`to_tsvector('simple', b.name) @@ to_tsquery('simple', ${words})`}
      limit ${sql.lit(NEAR_BOARDS)})
    union
    (select b.id from boards b where ${isPublic} and b.category = ${category}
      order by b.id desc limit ${sql.lit(NEAR_BOARDS)})`
}
