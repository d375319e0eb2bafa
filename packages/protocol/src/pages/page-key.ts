import { LRUCache } from 'lru-cache'
import type { PageRenderer } from './renderer.ts'

const MAX_CACHED_URL = 300

export interface PageKeys {
  /** What the page at this URL is cached by; `undefined` for a page that is not shared. */
  of(url: string): string | undefined
  /** The same, of URLs that have been asked for before. */
  known(url: string): string | undefined
}

/** Matching a URL takes longer than sending its page. */
export const cachedPageKeys = (renderer: PageRenderer): PageKeys => {
  const known = new LRUCache<string, { key: string | undefined }>({ max: 10_000 })
  return {
    of: (url) => {
      if (url.length > MAX_CACHED_URL) return renderer.pageKey(url)
      let entry = known.get(url)
      if (!entry) known.set(url, (entry = { key: renderer.pageKey(url) }))
      return entry.key
    },
    known: (url) => known.get(url)?.key,
  }
}
