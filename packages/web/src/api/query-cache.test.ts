import { describe, expect, it } from 'vitest'
import { requestKey } from '../store/requests.ts'
import { createQueryCache } from './query-cache.ts'

describe('[SHELL-22 a b] the query cache', () => {
  it('keeps a response for 60 seconds', () => {
    let now = 0
    const cache = createQueryCache<string>(() => now)
    cache.set('k', 'answer')
    now = 59_999
    expect(cache.get('k')).toBe('answer')
    now = 60_000
    expect(cache.get('k')).toBeUndefined()
  })

  it('keeps 100 responses and evicts the least recently used one first', () => {
    const cache = createQueryCache<number>(() => 0)
    for (let i = 0; i < 100; i++) cache.set(`k${i}`, i)
    cache.get('k0')
    cache.set('k100', 100)
    expect([cache.get('k0'), cache.get('k1'), cache.get('k2'), cache.get('k100')]).toEqual([0, undefined, 2, 100])
  })

  it('uses the query id and the variables as the key, in any order', () => {
    const key = (queryHash: string, variables: Record<string, unknown>) =>
      requestKey({ kind: 'query', name: 'Q', queryHash, variables })
    expect(key('h', { a: 1, b: { c: 2, d: 3 } })).toBe(key('h', { b: { d: 3, c: 2 }, a: 1 }))
    expect(key('h', { a: 1 })).not.toBe(key('h', { a: 2 }))
    expect(key('h', { a: 1 })).not.toBe(key('i', { a: 1 }))
  })
})
