import type { Id } from '@corkboard/contract'
import type { ChangeHub } from './changes.ts'
import type { Ctx } from './context.ts'
import type { SignedIn } from './viewer.ts'

/** Small values, of so many members, for as long as anything that may turn private: a minute. */
const USUAL: ViewerCacheOptions = { members: 2_000, ttlMs: 60_000 }

export interface ViewerCacheOptions {
  /** Of how many members each process caches it. */
  readonly members: number
  /** How long a process that missed a change may use stale data. */
  readonly ttlMs: number
}

interface CachedValue<Value> {
  readonly value: Promise<Value>
  readonly untilMs: number
}

const OF_MEMBER = /^(?:user|user-counts|account):(.*)$/

/**
 * Caches what belongs to one member and every page of theirs needs, until a change tag names the member. It is read
 * once, however many parts of a request ask at the same time. Inside a transaction it is read from it, and not cached,
 * nor while changes are missed.
 */
export const cacheOfViewer = <Value>(
  load: (ctx: Ctx<SignedIn>) => Promise<Value>,
  { members, ttlMs }: ViewerCacheOptions = USUAL,
): ((ctx: Ctx<SignedIn>) => Promise<Value>) => {
  const caches = new WeakMap<ChangeHub, Map<Id, CachedValue<Value>>>()
  const cacheOf = (changes: ChangeHub): Map<Id, CachedValue<Value>> => {
    const known = caches.get(changes)
    if (known) return known
    const cache = new Map<Id, CachedValue<Value>>()
    caches.set(changes, cache)
    changes.subscribe((changed) => {
      if (changed === 'everything') return cache.clear()
      for (const tag of changed) {
        const id = OF_MEMBER.exec(tag)?.[1]
        if (id !== undefined) cache.delete(id)
      }
    })
    return cache
  }
  return (ctx) => {
    if (ctx.inTransaction || ctx.site.changes.isDeaf) return load(ctx)
    const { userId } = ctx.viewer
    const cache = cacheOf(ctx.site.changes)
    const nowMs = ctx.site.clock.monotonicMs()
    const known = cache.get(userId)
    if (known && known.untilMs > nowMs) return known.value
    // A change that arrives while it is read drops the entry, so only those who asked before the change get it.
    const value = load(ctx)
    const entry = { value, untilMs: nowMs + ttlMs }
    cache.delete(userId)
    cache.set(userId, entry)
    if (cache.size > members) cache.delete(cache.keys().next().value!)
    value.catch(() => {
      if (cache.get(userId) === entry) cache.delete(userId)
    })
    return value
  }
}
