import { handClock } from '@corkboard/database/testing'
import { expect, it } from 'vitest'
import type { SignedIn } from '../../kernel/index.ts'
import { createSessionCache } from './session-cache.ts'

const viewer = (sessionId: string, userId: string): SignedIn => ({
  kind: 'AUTH',
  sessionId,
  userId,
  role: 'member',
  isWriteBanned: false,
})

const filled = () => {
  const clock = handClock()
  const cache = createSessionCache(clock)
  const cacheSession = cache.begin()
  cacheSession('a', viewer('1', '7'))
  cacheSession('b', viewer('2', '7'))
  cacheSession('c', viewer('3', '8'))
  return { clock, cache, cached: () => ['a', 'b', 'c'].filter((key) => cache.get(key)) }
}

it('caches a session for ten seconds', () => {
  const { clock, cached } = filled()
  clock.pass(9_999)
  expect(cached()).toEqual(['a', 'b', 'c'])
  clock.pass(1)
  expect(cached()).toEqual([])
})

it.each([
  [['session:2'] as const, ['a', 'c']],
  [['account:7'] as const, ['c']],
  [['account:9', 'pin:2', 'session:4'] as const, ['a', 'b', 'c']],
  ['everything' as const, []],
])('drops the sessions of %j', (changes, left) => {
  const { cache, cached } = filled()
  cache.invalidate(changes)
  expect(cached()).toEqual(left)
})

it('does not cache what was read before an invalidation', () => {
  const { cache } = filled()
  const cacheSession = cache.begin()
  cache.invalidate(['session:4'])
  cacheSession('d', viewer('4', '9'))
  expect(cache.get('d')).toBeUndefined()
})

it('holds ten thousand sessions, and evicts the least recently used', () => {
  const { cache } = filled()
  const cacheSession = cache.begin()
  for (let i = 0; i < 9_997; i += 1) cacheSession(`k${i}`, viewer(`${100 + i}`, `${100 + i}`))
  cache.get('a')
  cacheSession('one more', viewer('5', '5'))
  expect([cache.get('a')?.sessionId, cache.get('b'), cache.get('c')?.sessionId]).toEqual(['1', undefined, '3'])
})
