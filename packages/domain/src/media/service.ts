import type { MediaLinks } from './links.ts'
import type { MediaPool } from './pipeline/index.ts'
import type { MediaStore } from './store/index.ts'

/** What pictures need that outlives a request: where files are, who decodes them, how they are addressed. */
export interface MediaService {
  readonly store: MediaStore
  /** Child processes that decode; nothing is ever decoded in this process. */
  readonly pool: MediaPool
  readonly links: MediaLinks
}

declare module '../kernel/context.ts' {
  interface Site {
    readonly media: MediaService
  }
}
