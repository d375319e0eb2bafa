import { describe, expect, it } from 'vitest'
import { completeLink } from './complete-link.ts'

describe('a typed link', () => {
  it.each([
    ['example.org', 'https://example.org'],
    ['  www.example.org/a/door?blue=1#top ', 'https://www.example.org/a/door?blue=1#top'],
    ['bücher.example?q=1', 'https://bücher.example?q=1'],
  ])('%s gets a scheme', (typed, link) => expect(completeLink(typed)).toBe(link))

  it.each([
    ['http://example.org/door'],
    ['https://example.org'],
    ['ftp://example.org/door'],
    ['javascript:alert(1).com'],
    ['anna@example.org'],
    ['not a link'],
    ['e.g'],
    [''],
  ])('%s is unchanged', (typed) => expect(completeLink(typed)).toBe(typed))
})
