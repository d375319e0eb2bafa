import { END_OF_LIST, fail } from '@corkboard/contract'
import type { ListCursor, Signer } from '@corkboard/domain/kernel'
import type { Options } from './check-options.ts'

const PURPOSE = 'bookmark'
/** Display options do not change where a list continues. */
const NOT_BOUND = new Set(['bookmarks', 'page_size', 'field_set_key'])
const MAX_LENGTH = 1_024

/** Sealed positions in lists: opaque, URL-safe, and valid only for their own list. */
export interface Bookmarks {
  write(list: string, options: Options, next: ListCursor | undefined): string
  /** `undefined`: from the start. `END_OF_LIST`: nothing more. Anything that is not ours throws `bookmark.invalid`. */
  read(list: string, options: Options): ListCursor | typeof END_OF_LIST | undefined
}

const identityOf = (list: string, options: Options): string =>
  JSON.stringify([
    list,
    ...Object.entries(options)
      .filter(([name]) => !NOT_BOUND.has(name))
      .sort(),
  ])

export const createBookmarks = (signer: Signer): Bookmarks => ({
  write: (list, options, next) => {
    if (next === undefined) return END_OF_LIST
    const place = Buffer.from(JSON.stringify(next)).toString('base64url')
    return `${place}.${signer.sign(PURPOSE, `${identityOf(list, options)} ${place}`)}`
  },
  read: (list, options) => {
    const bookmark = lastOf(options['bookmarks'])
    if (bookmark === undefined || bookmark === END_OF_LIST) return bookmark
    const [place = '', seal = ''] = bookmark.split('.')
    const isOurs =
      bookmark.length <= MAX_LENGTH && signer.verify(PURPOSE, `${identityOf(list, options)} ${place}`, seal)
    if (!isOurs) throw fail('bookmark.invalid', { field: 'bookmarks' })
    return JSON.parse(Buffer.from(place, 'base64url').toString()) as ListCursor
  },
})

const lastOf = (bookmarks: unknown): typeof END_OF_LIST | string | undefined => {
  if (!Array.isArray(bookmarks)) return undefined
  const last: unknown = bookmarks.at(-1)
  return typeof last === 'string' && last !== '' ? last : undefined
}
