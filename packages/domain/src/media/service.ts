import type { MediaLinks } from './links.ts'
import type { MediaPool } from './pipeline/index.ts'
import type { MediaStore } from './store/index.ts'
import type { Transcoder } from './video/transcoder.ts'

/** The parts of media handling that outlive a request: where files are, what decodes them, how their URLs are built. */
export interface MediaService {
  readonly store: MediaStore
  /** Child processes that decode; this process never decodes anything. */
  readonly pool: MediaPool
  readonly transcoder: Transcoder
  readonly links: MediaLinks
}

declare module '../kernel/context.ts' {
  interface Site {
    readonly media: MediaService
  }
}
