/**
 * The process that decodes untrusted files. It holds no secrets and no connections. Its parent kills it when a job
 * takes too long; it exits by itself when a job takes too much memory. The code it runs imports the contract file by
 * file: importing the whole contract, with its schemas, would triple the time from fork to ready.
 */
import { MEMORY_LIMIT_VARIABLE, type ChildMessage, type MediaJob, type MediaResult } from './child-messages.ts'
import { crop } from './crop.ts'
import { derive } from './derive.ts'
import { describe } from './describe.ts'
import { ingest } from './ingest.ts'
import { preview } from './preview.ts'
import { toRefusal } from './refusal.ts'

/** A decoder needs about half a second to allocate a gigabyte; ten checks in that time are enough. */
const MEMORY_CHECK_MS = 50

/** NOTE: SIGKILL, because an orderly exit waits for the decoder's threads, and those are what hangs. */
const endNow = () => process.kill(process.pid, 'SIGKILL')

const send = (message: ChildMessage, then?: () => void) => process.send?.(message, undefined, undefined, then)

const run = (job: MediaJob): Promise<MediaResult> => {
  switch (job.kind) {
    case 'ingest':
      return ingest(job.input)
    case 'derive':
      return derive(job.input)
    case 'describe':
      return describe(job.input)
    case 'crop':
      return crop(job.input)
    case 'preview':
      return preview(job.input)
  }
}

process.on('message', (job: MediaJob) => {
  run(job).then(
    (result) => send({ kind: 'done', result }),
    (error: unknown) => send({ kind: 'refused', refusal: toRefusal(error) }),
  )
})
// The parent is gone, for whatever reason.
process.on('disconnect', endNow)
// A terminal's Ctrl-C reaches every process of the group; the parent decides when we stop.
process.on('SIGINT', () => undefined)

const limitBytes = Number(process.env[MEMORY_LIMIT_VARIABLE])
setInterval(() => {
  const residentBytes = process.memoryUsage.rss()
  if (residentBytes > limitBytes) send({ kind: 'over_memory', residentBytes }, endNow)
}, MEMORY_CHECK_MS)

send({ kind: 'ready' })
