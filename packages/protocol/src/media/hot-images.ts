import type { ChangeTag, Site } from '@corkboard/domain/kernel'
import { LRUCache } from 'lru-cache'

/** A picture ready to send. */
export interface HotImage {
  readonly body: Buffer
  readonly etag: string
  readonly headers: Readonly<Record<string, string>>
}

/** (ours) Some 1,200 pictures of 236 px, or 400 of 474. */
const MAX_TOTAL_BYTES = 24 * 1024 * 1024
/** Larger ones are few and would evict many small ones. */
const MAX_IMAGE_BYTES = 256 * 1024
/** A change may be lost when a process dies, so nothing that may turn private is cached longer. */
const TTL_MS = 60_000

export interface HotImages {
  get(path: string): HotImage | undefined
  /** Marks the start of a load. The returned function does not cache what a change has made stale. */
  begin(): (path: string, changesWith: readonly ChangeTag[], image: HotImage) => void
}

/** Caches small public pictures in memory, and drops them the moment they may have turned private. */
export const createHotImages = (site: Site): HotImages => {
  const pathsOf = new Map<ChangeTag, Set<string>>()
  const tagsOf = new Map<string, readonly ChangeTag[]>()
  const images = new LRUCache<string, HotImage>({
    maxSize: MAX_TOTAL_BYTES,
    sizeCalculation: ({ body }) => body.length + 512,
    ttl: TTL_MS,
    perf: { now: () => site.clock.monotonicMs() },
    dispose: (_image, path) => {
      for (const tag of tagsOf.get(path) ?? []) {
        const paths = pathsOf.get(tag)
        paths?.delete(path)
        if (paths?.size === 0) pathsOf.delete(tag)
      }
      tagsOf.delete(path)
    },
  })
  let changesSeen = 0
  site.changes.subscribe((changes) => {
    const isWide = changes === 'everything' || changes.includes('visibility:all')
    const named = isWide ? [] : changes.filter((tag) => tag.startsWith('image:') || tag.startsWith('content:'))
    if (isWide) images.clear()
    for (const tag of named) for (const path of pathsOf.get(tag) ?? []) images.delete(path)
    if (isWide || named.length > 0) changesSeen += 1
  })
  return {
    get: (path) => (site.changes.isDeaf ? undefined : images.get(path)),
    begin: () => {
      const before = changesSeen
      return (path, changesWith, image) => {
        if (changesSeen !== before || image.body.length > MAX_IMAGE_BYTES) return
        images.set(path, image)
        tagsOf.set(path, changesWith)
        for (const tag of changesWith) pathsOf.set(tag, (pathsOf.get(tag) ?? new Set()).add(path))
      }
    },
  }
}
