import { LRUCache } from 'lru-cache'
import type { DocumentBody } from './encoding.ts'

/** A document as sent to any visitor of its kind. */
export interface CachedPage {
  readonly body: DocumentBody
  readonly etag: string
  readonly preload: string
  readonly dependsOn: readonly string[]
}

export interface HtmlCacheOptions {
  /** The total size of all documents, compressed, in bytes. */
  readonly maxBytes: number
  /** How long a document may outlive a change that this process missed. */
  readonly ttlMs: number
  /** Milliseconds from an arbitrary start. */
  readonly now: () => number
}

/** Caches documents that are the same for every visitor, and drops them when something they show changes. */
export interface HtmlCache {
  get(key: string): CachedPage | undefined
  /**
   * Renders once for all simultaneous requests. Does not cache a page that changed while rendering, or `undefined` from
   * `render`.
   */
  fill(key: string, render: () => Promise<CachedPage | undefined>): Promise<CachedPage | undefined>
  drop(changes: readonly string[] | 'everything'): void
}

const sizeOf = ({ body, dependsOn }: CachedPage): number => body.size + dependsOn.length * 32 + 512

/** What changed in the last while, by tag: to compare with what a page shows when it is asked for. */
const createRecentChanges = (keptMs: number, now: () => number) => {
  let last = 0
  let lastOfAll = 0
  let latest = new Map<string, number>()
  let earlier = new Map<string, number>()
  let turnAt = now() + keptMs
  return {
    /** The number of the last change. */
    last: () => last,
    note: (changes: readonly string[] | 'everything'): void => {
      last += 1
      if (now() >= turnAt) {
        earlier = latest
        latest = new Map()
        turnAt = now() + keptMs
      }
      if (changes === 'everything') lastOfAll = last
      else for (const tag of changes) latest.set(tag, last)
    },
    /** Whether one of these has changed after a change that is not older than `keptMs`. */
    haveChanged: (tags: readonly string[], after: number): boolean =>
      lastOfAll > after || tags.some((tag) => (latest.get(tag) ?? earlier.get(tag) ?? 0) > after),
  }
}

interface Entry {
  readonly page: CachedPage
  readonly until: number
  /** The last change that is known not to concern it. */
  checkedTo: number
}

export const createHtmlCache = ({ maxBytes, ttlMs, now }: HtmlCacheOptions): HtmlCache => {
  const changes = createRecentChanges(ttlMs, now)
  const underway = new Map<string, Promise<CachedPage | undefined>>()
  const pages = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }) => sizeOf(page),
  })

  const isCurrent = (entry: Entry): boolean => {
    if (now() >= entry.until) return false
    // Most pages show 80 things, and in most moments nothing changes.
    if (entry.checkedTo === changes.last()) return true
    if (changes.haveChanged(entry.page.dependsOn, entry.checkedTo)) return false
    entry.checkedTo = changes.last()
    return true
  }

  return {
    get: (key) => {
      const entry = pages.get(key)
      if (!entry) return undefined
      if (isCurrent(entry)) return entry.page
      pages.delete(key)
      return undefined
    },
    fill: (key, render) => {
      const shared = underway.get(key)
      if (shared) return shared
      const [checkedTo, until] = [changes.last(), now() + ttlMs]
      const work = render()
        .then((page) => {
          const entry = page && { page, until, checkedTo }
          if (entry && isCurrent(entry)) pages.set(key, entry)
          return page
        })
        .finally(() => {
          if (underway.get(key) === work) underway.delete(key)
        })
      underway.set(key, work)
      return work
    },
    drop: (dropped) => {
      changes.note(dropped)
      // Later requests must not get a render that started before the change.
      underway.clear()
      if (dropped === 'everything') pages.clear()
    },
  }
}
