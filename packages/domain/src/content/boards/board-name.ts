import { type BoardPrivacy, fail, LIMITS } from '@corkboard/contract'
import { cleanLine, cleanText, lengthOf } from '../../kernel/index.ts'

/** BOARD-08. Returns the name to store, or throws an error that names the field. */
export const boardName = (text: string): string => {
  const name = cleanLine(text)
  if (name === '') throw fail('board.name_required', { field: 'name' })
  if (lengthOf(name) > LIMITS.boardName) throw fail('board.name_too_long', { field: 'name' })
  return name
}

/** BOARD-08 */
export const boardDescription = (text: string): string => {
  const description = cleanText(text)
  if (lengthOf(description) > LIMITS.boardDescription)
    throw fail('board.description_too_long', { field: 'description' })
  return description
}

export const boardCategory = (text: string | null): string | null => {
  const category = cleanLine(text ?? '').toLowerCase()
  if (category.length > LIMITS.boardName) throw fail('request.invalid', { field: 'category' })
  return category === '' ? null : category
}

/** The form of a name used in URLs: lowercase letters and digits of any script, words joined by hyphens. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '') || 'board'

/** The first unused of `slug`, `slug-2`, `slug-3` … */
export const freeSlug = (slug: string, taken: ReadonlySet<string>): string => {
  if (!taken.has(slug)) return slug
  for (let n = 2; ; n += 1) if (!taken.has(`${slug}-${n}`)) return `${slug}-${n}`
}

/** The user counter that includes boards of this privacy. No public counter includes protected boards. */
export const boardCounterOf = (privacy: BoardPrivacy): 'board_count' | 'secret_board_count' | undefined =>
  privacy === 'public' ? 'board_count' : privacy === 'secret' ? 'secret_board_count' : undefined
