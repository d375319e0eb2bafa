import { describe, expect, it } from 'vitest'
import type { Mention } from '../pins/index.ts'
import { parseComment } from './comment-text.ts'

const at = (userId: string, start: number, length: number): Mention => ({ userId, start, length })
const parse = (text: string, tags: readonly Mention[] = [], hasPhoto = false) =>
  parseComment(text, tags, { hasPhoto, origin: 'https://pins.example' })

describe('[COMMENT-01 b] the text of a comment', () => {
  it('is cleaned, and mentions move along with their names', () => {
    expect(parse('  Ask   @alice\r\n\r\n\r\n\r\nor  @bob ', [at('2', 26, 4), at('1', 8, 6)])).toEqual({
      text: 'Ask @alice\n\nor @bob',
      mentions: [at('1', 4, 6), at('2', 15, 4)],
    })
  })

  it('mentions the right occurrence when a name appears twice', () => {
    expect(parse('@bob  and @bob', [at('1', 10, 4)]).mentions).toEqual([at('1', 9, 4)])
  })

  it.each([
    ['without an at sign', 'Ask alice', [at('1', 4, 5)]],
    ['beyond the end', '@al', [at('1', 0, 6)]],
    ['of several words', '@al ice', [at('1', 0, 7)]],
  ])('stays plain text when a mention is %s', (_, text, tags) => {
    expect(parse(text, tags).mentions).toEqual([])
  })

  it('keeps the first of two overlapping mentions', () => {
    expect(parse('@alice', [at('1', 0, 6), at('2', 0, 3)]).mentions).toEqual([at('1', 0, 6)])
  })

  it('may be empty next to a photo', () => {
    expect(parse(' ', [], true)).toEqual({ text: '', mentions: [] })
  })

  it('may link to a page on this site', () => {
    expect(parse('See https://pins.example/pin/1/').text).toBe('See https://pins.example/pin/1/')
  })

  it.each([
    ['nothing', ' \n ', 'comment.empty'],
    ['501 characters', '😀'.repeat(501), 'comment.too_long'],
    ['an address elsewhere', 'Look at https://evil.example/x', 'comment.link'],
    ['an address without a scheme', 'cheap pills at www.evil.example', 'comment.link'],
    ['a domain', 'go to evil.com/now', 'comment.link'],
    ['an address that looks like ours', 'https://pins.example.evil.org/', 'comment.link'],
  ])('is refused with %s', (_, text, code) => {
    expect(() => parse(text)).toThrow(expect.objectContaining({ code }))
  })

  it('mentions at most 10 users', () => {
    const names = Array.from({ length: 11 }, (_, n) => `@p${n}`)
    const text = names.join(' ')
    const tags = names.map((name, n) =>
      at(String(n + 1), text.indexOf(`${name} `) < 0 ? text.lastIndexOf(name) : text.indexOf(`${name} `), name.length),
    )
    expect(() => parse(text, tags)).toThrow(expect.objectContaining({ code: 'comment.mentions' }))
    expect(parse(text, tags.slice(0, 10)).mentions).toHaveLength(10)
  })
})
