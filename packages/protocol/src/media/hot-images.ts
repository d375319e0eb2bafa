import type { Site } from '@corkboard/domain/kernel'
import { LRUCache } from 'lru-cache'

/** A picture ready to send. */
export interface HotImage {
  readonly body: Buffer
  readonly etag: string
  readonly headers: Readonly<Record<string, string>>
}

const MAX_TOTAL_BYTES = 64 * 1024 * 1024
/** Larger ones are few and would evict many small ones. */
const MAX_IMAGE_BYTES = 256 * 1024
/** A change may be lost when a process dies, so nothing that may turn private is cached longer. */
const KEPT_MS = 60_000

export interface HotImages {
  get(path: string): HotImage | undefined
  /** Marks the start of a load. The returned function does not cache what a change has made stale. */
  begin(): (path: string, signature: string, image: HotImage) => void
}

/** Caches small public pictures in memory, and drops them the moment they may have turned private. */
export const createHotImages = (site: Site): HotImages => {
  const pathsOf = new Map<string, Set<string>>()
  const signatures = new Map<string, string>()
  const images = new LRUCache<string, HotImage>({
    maxSize: MAX_TOTAL_BYTES,
    sizeCalculation: ({ body }) => body.length + 512,
    ttl: KEPT_MS,
    perf: { now: () => site.clock.monotonicMs() },
    dispose: (_image, path) => {
      const signature = signatures.get(path) ?? ''
      signatures.delete(path)
      const paths = pathsOf.get(signature)
      paths?.delete(path)
      if (paths?.size === 0) pathsOf.delete(signature)
    },
  })
  let changesSeen = 0
  site.changes.subscribe((changes) => {
    const isWide = changes === 'everything' || changes.includes('visibility:all')
    const named = isWide ? [] : changes.filter((tag) => tag.startsWith('image:')).map((tag) => tag.slice(6))
    if (isWide) images.clear()
    for (const signature of named) for (const path of pathsOf.get(signature) ?? []) images.delete(path)
    if (isWide || named.length > 0) changesSeen += 1
  })
  return {
    get: (path) => images.get(path),
    begin: () => {
      const before = changesSeen
      return (path, signature, image) => {
        if (changesSeen !== before || image.body.length > MAX_IMAGE_BYTES) return
        images.set(path, image)
        signatures.set(path, signature)
        pathsOf.set(signature, (pathsOf.get(signature) ?? new Set()).add(path))
      }
    },
  }
}
