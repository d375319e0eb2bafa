import { expect, it } from 'vitest'
import { mayBePage } from './page-address.ts'

it.each([
  ['/', true],
  [`/alice/${'x'.repeat(256)}/`, true],
  [`/alice/${'x'.repeat(257)}/`, false],
  [`/alice/${encodeURIComponent('板'.repeat(50))}/${encodeURIComponent('节'.repeat(180))}/`, true],
  [`/${'a/'.repeat(1_300)}`, false],
  [`/search/pins/?q=${'x'.repeat(5_000)}`, true],
  [`/${'%'.repeat(300)}`, false],
])('a URL may be that of a page: %s', (url, expected) => {
  expect(mayBePage(url)).toBe(expected)
})
