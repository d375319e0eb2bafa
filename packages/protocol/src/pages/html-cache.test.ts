import { describe, expect, it } from 'vitest'
import { documentBody } from './encoding.ts'
import { type CachedPage, createHtmlCache } from './html-cache.ts'

const page = (text: string, ...dependsOn: string[]): CachedPage => ({
  body: documentBody(Buffer.from(text)),
  etag: text,
  preload: '',
  dependsOn,
})
const open = (maxBytes = 1_000_000) => createHtmlCache({ maxBytes, ttlMs: 60_000, now: () => 0 })

describe('the cache of rendered pages', () => {
  it('renders once for all simultaneous requests', async () => {
    const cache = open()
    let renders = 0
    const { promise, resolve } = Promise.withResolvers<CachedPage>()
    const render = () => (renders++, promise)
    const fills = [cache.fill('k', render), cache.fill('k', render)]
    resolve(page('a'))
    await Promise.all(fills)
    expect([renders, cache.get('k')?.etag]).toEqual([1, 'a'])
  })

  it('neither keeps a page that changed while it was rendered, nor returns it to later requests', async () => {
    const cache = open()
    const { promise, resolve } = Promise.withResolvers<CachedPage>()
    const early = cache.fill('k', () => promise)
    cache.drop(['pin:1'])
    const late = cache.fill('k', async () => page('new', 'pin:1'))
    resolve(page('old', 'pin:1'))
    expect([(await early)?.etag, (await late)?.etag, cache.get('k')?.etag]).toEqual(['old', 'new', 'new'])
  })

  it.each([
    [['pin:1'], ['b', 'c']],
    [['board:2'], ['c']],
    [['pin:9'], ['a', 'b', 'c']],
    ['everything' as const, []],
  ])('%j drops the pages that depend on it', async (changes, left) => {
    const cache = open()
    await cache.fill('a', async () => page('a', 'pin:1', 'board:2'))
    await cache.fill('b', async () => page('b', 'board:2'))
    await cache.fill('c', async () => page('c', 'pin:3'))
    cache.drop(changes)
    expect(['a', 'b', 'c'].filter((key) => cache.get(key))).toEqual(left)
  })

  it('remembers what changed for as long as a page may be cached', async () => {
    let now = 0
    const cache = createHtmlCache({ maxBytes: 1_000_000, ttlMs: 60_000, now: () => now })
    now = 59_000
    await cache.fill('a', async () => page('a', 'pin:1'))
    await cache.fill('b', async () => page('b', 'pin:2'))
    cache.drop(['pin:1'])
    now = 118_000
    cache.drop(['pin:9'])
    expect([cache.get('a'), cache.get('b')?.etag]).toEqual([undefined, 'b'])
  })

  it('stays within its size: the least recently used page is evicted', async () => {
    const cache = open(6_000)
    for (const key of ['a', 'b', 'c']) await cache.fill(key, async () => page(key.repeat(5_000)))
    expect(['a', 'b', 'c'].map((key) => cache.get(key) !== undefined)).toEqual([false, true, true])
  })
})
