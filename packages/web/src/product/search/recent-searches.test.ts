import { expect, it } from 'vitest'
import { withRecent } from './recent-searches.ts'

it('[FIND-06 b] recent searches are newest first, case-insensitively unique, and at most 20', () => {
  expect(withRecent(['red', 'Blue'], 'BLUE')).toEqual(['BLUE', 'red'])
  const many = Array.from({ length: 20 }, (_, n) => `search ${n}`)
  expect(withRecent(many, 'one more')).toEqual(['one more', ...many.slice(0, 19)])
})
