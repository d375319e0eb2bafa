import type { ChangeHub, Changes, Ctx } from '../../kernel/index.ts'

/** Some 2 kB each. */
const MAX_SEARCHES = 1_000
/** How long a process that missed a change may use stale data. */
const TTL_MS = 60_000

interface CachedSearch<Value> {
  readonly value: Promise<Value>
  readonly untilMs: number
}

/** The index changed, or someone may see less. */
const concerns = (changes: Changes): boolean =>
  changes === 'everything' || changes.some((tag) => /^(?:search|visibility|access):/.test(tag))

/**
 * Caches what is the same for everyone who searches for the same: people search for the same few things, and a page of
 * results asks for its parts twice. Not for what one viewer may see.
 */
export const cacheSearches = <Value>() => {
  const caches = new WeakMap<ChangeHub, Map<string, CachedSearch<Value>>>()
  const cacheOf = (changes: ChangeHub): Map<string, CachedSearch<Value>> => {
    const known = caches.get(changes)
    if (known) return known
    const cache = new Map<string, CachedSearch<Value>>()
    caches.set(changes, cache)
    changes.subscribe((changed) => {
      if (concerns(changed)) cache.clear()
    })
    return cache
  }
  return (ctx: Ctx, of: unknown, load: () => Promise<Value>): Promise<Value> => {
    if (ctx.inTransaction) return load()
    const cache = cacheOf(ctx.site.changes)
    const key = JSON.stringify(of)
    const nowMs = ctx.site.clock.monotonicMs()
    const known = cache.get(key)
    if (known && known.untilMs > nowMs) return known.value
    const entry = { value: load(), untilMs: nowMs + TTL_MS }
    cache.delete(key)
    cache.set(key, entry)
    if (cache.size > MAX_SEARCHES) cache.delete(cache.keys().next().value!)
    entry.value.catch(() => {
      if (cache.get(key) === entry) cache.delete(key)
    })
    return entry.value
  }
}
