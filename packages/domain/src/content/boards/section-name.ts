import { fail, LIMITS } from '@corkboard/contract'
import { cleanLine, lengthOf } from '../../kernel/index.ts'

/** Field facts §3.1: 1 to 180 characters. Returns the title to store, or throws. */
export const sectionTitle = (text: string): string => {
  const title = cleanLine(text)
  if (title === '') throw fail('section.title_required', { field: 'title' })
  if (lengthOf(title) > LIMITS.sectionTitle) throw fail('section.title_too_long', { field: 'title' })
  return title
}
