declare module 'pg-copy-streams' {
  import type { Writable } from 'node:stream'
  import type { Submittable } from 'pg'

  /** `copy … from stdin` as a stream to write to. */
  export function from(statement: string): Submittable & Writable
}
