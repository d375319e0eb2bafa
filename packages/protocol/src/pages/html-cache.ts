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
  /** The total size of all documents in all encodings, in bytes. */
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

/** (ours) Both compressed versions together are less than half the size of the text. */
const WITH_FORMS = 1.5

const sizeOf = ({ body, dependsOn }: CachedPage): number =>
  Math.ceil(body.identity.length * WITH_FORMS) + dependsOn.length * 32 + 512

/** The cached pages by change tag. Most tags are of one page, which needs no set of its own. */
const createKeysByTag = () => {
  const known = new Map<string, string | Set<string>>()
  return {
    of: (tag: string): readonly string[] => {
      const keys = known.get(tag)
      return keys === undefined ? [] : typeof keys === 'string' ? [keys] : [...keys]
    },
    add: (tag: string, key: string): void => {
      const keys = known.get(tag)
      if (keys === undefined) known.set(tag, key)
      else if (typeof keys !== 'string') keys.add(key)
      else if (keys !== key) known.set(tag, new Set([keys, key]))
    },
    remove: (tag: string, key: string): void => {
      const keys = known.get(tag)
      if (keys === undefined) return
      if (typeof keys === 'string') {
        if (keys === key) known.delete(tag)
        return
      }
      keys.delete(key)
      if (keys.size === 0) known.delete(tag)
    },
  }
}

export const createHtmlCache = ({ maxBytes, ttlMs, now }: HtmlCacheOptions): HtmlCache => {
  const keys = createKeysByTag()
  const underway = new Map<string, { work: Promise<CachedPage | undefined>; changed: Set<string> }>()

  const pages = new LRUCache<string, { page: CachedPage; until: number }>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }) => sizeOf(page),
    dispose: ({ page }, key) => {
      for (const tag of page.dependsOn) keys.remove(tag, key)
    },
  })

  const cache = (key: string, page: CachedPage) => {
    pages.set(key, { page, until: now() + ttlMs })
    if (!pages.has(key)) return
    for (const tag of page.dependsOn) keys.add(tag, key)
  }

  return {
    get: (key) => {
      const entry = pages.get(key)
      if (!entry) return undefined
      if (now() < entry.until) return entry.page
      pages.delete(key)
      return undefined
    },
    fill: (key, render) => {
      const shared = underway.get(key)
      if (shared) return shared.work
      const changed = new Set<string>()
      const work = render()
        .then((page) => {
          const isStale = page && (changed.has('*') || page.dependsOn.some((tag) => changed.has(tag)))
          if (page && !isStale) cache(key, page)
          return page
        })
        .finally(() => underway.delete(key))
      underway.set(key, { work, changed })
      return work
    },
    drop: (changes) => {
      const tags = changes === 'everything' ? ['*'] : changes
      // Later requests must not get a render that started before the change.
      for (const [key, { changed }] of underway) {
        for (const tag of tags) changed.add(tag)
        underway.delete(key)
      }
      if (changes === 'everything') pages.clear()
      else for (const tag of changes) for (const key of keys.of(tag)) pages.delete(key)
    },
  }
}
