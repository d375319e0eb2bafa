import { describe, expect, it } from 'vitest'
import { articleKind, articlePath, articleSlug, isDay, todayLocaleFor } from './editorial.ts'

describe('[FIND-03 b] the slug of an article', () => {
  it.each([
    ['Ten gardens', 'ten-gardens'],
    ['What’s new, pussycat?', 'whats-new-pussycat'],
    ['Salt & pepper', 'salt-pepper'],
    ['Ten-minute meals', 'tenminute-meals'],
    ['  Spring   walls ', 'spring-walls'],
    ['50% off: $20 lamps!', '50-off-20-lamps'],
    ['Cafés in Zürich', 'cafés-in-zürich'],
    ['Cafe\u0301s', 'cafés'],
    ['日本の庭', '日本の庭'],
    ['हिन्दी बाग़', 'हिन्दी-बाग़'],
    ['Cosy 🏡 corners', 'cosy-corners'],
    ['one_two/three\\four', 'onetwothreefour'],
    ['?!', 'untitled'],
    ['', 'untitled'],
  ])('“%s”: %s', (title, slug) => {
    expect(articleSlug(title)).toBe(slug.normalize('NFC'))
  })

  it('is encoded in the URL like any other path', () => {
    expect(articlePath({ kind: 'best', slug: articleSlug('Cafés'), id: '55' })).toBe('/today/best/caf%C3%A9s/55/')
  })
})

it.each([
  [true, 0, 'shop'],
  [true, 1, 'shop'],
  [true, 3, 'shop'],
  [false, 0, 'trending'],
  [false, 2, 'trending'],
  [false, 1, 'best'],
  [false, 3, 'article'],
] as const)('[FIND-03 c] shopping %s, type %i: kind %s', (isShopping, type, kind) => {
  expect(articleKind(isShopping, type)).toBe(kind)
})

it.each([
  ['en-GB', 'US', 'en-GB'],
  ['en-US', 'US', 'en-US'],
  ['en-US', 'ID', 'en-ID'],
  ['en-US', 'DE', 'en-US'],
  ['en-US', undefined, 'en-US'],
  ['es-MX', 'MX', 'es'],
  ['es-419', 'AR', 'es'],
  ['pt-PT', 'PT', 'pt-BR'],
  ['fr-CA', 'CA', 'fr'],
  ['id-ID', 'ID', 'id'],
  ['sv-SE', 'SE', 'sv'],
  ['ko-KR', 'KR', 'en-US'],
  ['', undefined, 'en-US'],
])('[FIND-03 d] today for “%s” in %s is shown in %s', (locale, country, today) => {
  expect(todayLocaleFor(locale, country)).toBe(today)
})

it('[FIND-03 a] a day has to exist', () => {
  for (const day of ['2026-11-22', '2028-02-29']) expect(isDay(day)).toBe(true)
  for (const text of ['2026-13-99', '2026-02-29', 'yesterday', '1-1-1', '']) expect(isDay(text)).toBe(false)
})
