import { describe, expect, it } from 'vitest'
import { compileText } from './compile.ts'
import { createFormat, type Token } from './message.ts'

const formats = (text: string, values: Readonly<Record<string, unknown>>, locale = 'en-US'): string =>
  createFormat(locale)(compileText(text) as readonly Token[], values)

describe('a compiled message', () => {
  it('takes the case of an exact number first, then the language’s plural, then the other', () => {
    const pins = '{count, plural, =0 {No pins} one {# pin} other {# pins}} here'
    expect([0, 1, 2, 1_200].map((count) => formats(pins, { count }))).toEqual([
      'No pins here',
      '1 pin here',
      '2 pins here',
      '1,200 pins here',
    ])
    expect(formats('{count, plural, one {# плик} few {# плики} other {# пликів}}', { count: 3 }, 'uk')).toBe('3 плики')
  })

  it('chooses by a word, whatever the word is', () => {
    const who = '{who, select, me {You} other {{name}}} saved it'
    expect(formats(who, { who: 'me', name: 'Ada' })).toBe('You saved it')
    expect(formats(who, { who: 'constructor', name: 'Ada' })).toBe('Ada saved it')
  })

  it('writes numbers as the language does, also within the cases of a plural', () => {
    expect(formats('{most, number} and {share, number, percent}', { most: 12_345.5, share: 0.25 })).toBe(
      '12,345.5 and 25%',
    )
    expect(formats('{most, number}', { most: 12_345.5 }, 'de')).toBe('12.345,5')
    expect(formats('{n, plural, other {{who, select, me {my #} other {#}}}}', { n: 1_000, who: 'me' })).toBe('my 1,000')
  })

  it('is refused when it uses dates or offsets', () => {
    expect(() => compileText('{at, date}')).toThrow('date')
    expect(() => compileText('{n, plural, offset:1 other {#}}')).toThrow('offset')
  })
})
