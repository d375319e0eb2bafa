import { LRUCache } from 'lru-cache'
import type { PageRenderer } from './renderer.ts'

const MAX_CACHED_URL = 300

/** Matching a URL takes longer than sending its page. */
export const cachedPageKey = (renderer: PageRenderer): ((url: string) => string | undefined) => {
  const known = new LRUCache<string, { key: string | undefined }>({ max: 10_000 })
  return (url) => {
    if (url.length > MAX_CACHED_URL) return renderer.pageKey(url)
    let entry = known.get(url)
    if (!entry) known.set(url, (entry = { key: renderer.pageKey(url) }))
    return entry.key
  }
}
