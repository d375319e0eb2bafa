import { END_OF_LIST } from '@corkboard/contract'
import { createSigner } from '@corkboard/domain/kernel'
import { expect, it } from 'vitest'
import { createBookmarks } from './bookmarks.ts'

const bookmarks = createBookmarks(createSigner(Buffer.alloc(32, 'a')))
const LIST = 'BoardFeedResource get'
const options = { board_id: '7' }
const made = bookmarks.write(LIST, options, ['123', 4])
const read = (list: string, more: Record<string, unknown>, bookmark: unknown = made) =>
  bookmarks.read(list, { ...options, ...more, bookmarks: [bookmark] })

it('[SHELL-24 b] a bookmark is valid for its list, whatever the display options', () => {
  expect(read(LIST, {})).toEqual(['123', 4])
  expect(read(LIST, { page_size: 3, field_set_key: 'grid' })).toEqual(['123', 4])
})

it('[SHELL-24 b] a bookmark is URL-safe', () => {
  expect(encodeURIComponent(made)).toBe(made)
})

it.each<[string, () => unknown]>([
  ['another list', () => read('UserPinsResource get', {})],
  ['other options', () => read(LIST, { board_id: '8' })],
  ['a changed place', () => read(LIST, {}, `${Buffer.from('["1"]').toString('base64url')}.${made.split('.')[1]}`)],
  ['a changed seal', () => read(LIST, {}, `${made}x`)],
  ['a made-up one', () => read(LIST, {}, 'Y2JVSG')],
  [
    'another instance',
    () => createBookmarks(createSigner(Buffer.alloc(32, 'b'))).read(LIST, { ...options, bookmarks: [made] }),
  ],
])('[SHELL-24 b] it is refused with %s', (_title, reading) => {
  expect(reading).toThrow(expect.objectContaining({ code: 'bookmark.invalid' }))
})

it.each([[undefined], [[]], [null], [['']], [[null]]])('[SHELL-24 b] bookmarks %j start at the beginning', (sent) => {
  expect(bookmarks.read(LIST, { ...options, bookmarks: sent })).toBeUndefined()
})

it('[SHELL-24 b] the end is `-end-`, and stays the end', () => {
  expect(bookmarks.write(LIST, options, undefined)).toBe(END_OF_LIST)
  expect(read(LIST, {}, END_OF_LIST)).toBe(END_OF_LIST)
})
