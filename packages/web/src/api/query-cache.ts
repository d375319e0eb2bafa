/** SHELL-22: caches responses of persisted queries by query id and variables: at most 100, each for 60 seconds. */
export interface QueryCache<Value> {
  get(key: string): Value | undefined
  set(key: string, value: Value): void
  clear(): void
}

const QUERY_CACHE = { entries: 100, ttlMs: 60_000 } as const

/**
 * Evicts the least recently used entry first.
 * @param now milliseconds, from any origin
 */
export const createQueryCache = <Value>(
  now: () => number,
  limits: { entries: number; ttlMs: number } = QUERY_CACHE,
): QueryCache<Value> => {
  const entries = new Map<string, { value: Value; setAt: number }>()
  return {
    get: (key) => {
      const entry = entries.get(key)
      if (!entry) return undefined
      entries.delete(key)
      if (now() - entry.setAt >= limits.ttlMs) return undefined
      entries.set(key, entry)
      return entry.value
    },
    set: (key, value) => {
      entries.delete(key)
      entries.set(key, { value, setAt: now() })
      if (entries.size > limits.entries) entries.delete(entries.keys().next().value!)
    },
    clear: () => entries.clear(),
  }
}
