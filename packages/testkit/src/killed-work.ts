import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Id } from '@corkboard/contract'
import type { S3Server } from './s3-server.ts'

/** Work of a site whose database and media are somewhere else than in this process. */
export type Work =
  | { readonly kind: 'ingest'; readonly uploadId: Id }
  | { readonly kind: 'transcode'; readonly uploadId: Id }
  /** Sends a file of `bytes` zeros from an offset on. */
  | {
      readonly kind: 'continue partial'
      readonly uploadId: Id
      readonly userId: Id
      readonly offset: number
      readonly bytes: number
    }
  | { readonly kind: 'remove unused' }
  | { readonly kind: 'publish scheduled'; readonly id: Id }

export interface WorkOrder {
  readonly databaseUrl: string
  readonly mediaRoot: string
  /** Media there, instead of on disk. */
  readonly s3: Pick<S3Server, 'endpoint' | 'region' | 'bucket' | 'accessKeyId' | 'secretAccessKey'> | undefined
  readonly nowMs: number
  readonly work: Work
  /** The step before which it is killed: 1 is the first. Steps are transactions, and changes of files. */
  readonly killBefore: number
}

const CHILD = fileURLToPath(new URL('./killed-work-child.ts', import.meta.url))

/** Runs the work in a process of its own, which kills itself with -9 at the given place. */
export const runKilled = async (order: WorkOrder): Promise<'killed' | 'finished'> => {
  const child = fork(CHILD, [JSON.stringify(order)], { execArgv: ['--disable-warning=ExperimentalWarning'] })
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null]
  if (signal === 'SIGKILL') return 'killed'
  if (code !== 0) throw new Error(`The work failed: exit code ${code}`)
  return 'finished'
}
