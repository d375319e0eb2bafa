import { fork } from 'node:child_process'
import { fail } from '@corkboard/contract'
import {
  MEMORY_LIMIT_VARIABLE,
  MODEL_VARIABLE,
  type ChildMessage,
  type MediaJob,
  type MediaResult,
} from './child-messages.ts'
import { fromRefusal } from './refusal.ts'

/** Thrown when the process ended in the middle of a job; the picture may or may not be the cause. */
export class MediaProcessLost extends Error {
  constructor(how: string) {
    super(`The media process ended (${how})`)
    this.name = 'MediaProcessLost'
  }
}

export interface MediaProcessOptions {
  readonly entry: string
  readonly memoryLimitBytes: number
  readonly embeddingModel?: string | undefined
}

export interface MediaProcess {
  readonly pid: number
  isAlive(): boolean
  /** Runs one job at a time. At the deadline the process is killed and the job fails with `media.timeout`. */
  run(job: MediaJob, deadlineMs: number): Promise<MediaResult>
  end(): Promise<void>
}

/** (ours) From fork to ready takes 0.2 s; a machine that needs this long is broken. */
const START_DEADLINE_MS = 30_000

/**
 * Only what a decoder needs: no database URL, no keys. Two malloc arenas instead of sixteen halve the memory that stays
 * allocated after work (544 → 273 MB measured); two threads allow the sizes of one picture to be made in parallel.
 */
const environment = (memoryLimitBytes: number, embeddingModel: string | undefined) => ({
  MALLOC_ARENA_MAX: '2',
  UV_THREADPOOL_SIZE: '2',
  [MEMORY_LIMIT_VARIABLE]: String(memoryLimitBytes),
  ...(embeddingModel !== undefined && { [MODEL_VARIABLE]: embeddingModel }),
  // Windows cannot load libraries without it.
  ...(process.env.SystemRoot !== undefined && { SystemRoot: process.env.SystemRoot }),
})

const execArgv = ['--disable-warning=ExperimentalWarning', '--max-old-space-size=192']

export const startMediaProcess = async ({
  entry,
  memoryLimitBytes,
  embeddingModel,
}: MediaProcessOptions): Promise<MediaProcess> => {
  const child = fork(entry, [], {
    execArgv,
    env: environment(memoryLimitBytes, embeddingModel),
    // Sends buffers as binary, not as JSON.
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  let lost: string | undefined
  /** Told to end, or announced its end; the exit event has not arrived yet. */
  let isEnding = false
  const exited = new Promise<void>((resolve) => {
    const note = (how: string) => {
      lost ??= how
      resolve()
    }
    child.once('exit', (code, signal) => note(signal ?? `code ${code}`))
    child.once('error', (error) => note(error.message))
  })

  /** Waits for the next message; rejects with the reason when there will be none. */
  const listen = <Result>(
    deadlineMs: number,
    read: (message: ChildMessage) => Result,
    late: () => Error,
  ): Promise<Result> =>
    new Promise((resolve, reject) => {
      const settle = () => {
        clearTimeout(timer)
        child.off('message', onMessage)
      }
      const onMessage = (message: unknown) => {
        settle()
        isEnding ||= (message as ChildMessage).kind === 'over_memory'
        try {
          resolve(read(message as ChildMessage))
        } catch (error) {
          reject(error)
        }
      }
      const timer = setTimeout(() => {
        settle()
        isEnding = true
        child.kill('SIGKILL')
        reject(late())
      }, deadlineMs)
      child.on('message', onMessage)
      void exited.then(() => {
        settle()
        reject(new MediaProcessLost(lost!))
      })
    })

  await listen(
    START_DEADLINE_MS,
    () => undefined,
    () => new MediaProcessLost('not ready in time'),
  )
  return {
    pid: child.pid!,
    isAlive: () => lost === undefined && !isEnding && child.connected,
    run(job, deadlineMs) {
      const response = listen(deadlineMs, readResponse, () => fail('media.timeout', { data: { deadlineMs } }))
      // Sending to a process that just died fails; its exit event informs the caller.
      child.send(job, () => undefined)
      return response
    },
    async end() {
      if (lost !== undefined) return
      child.kill('SIGKILL')
      await exited
    },
  }
}

const readResponse = (message: ChildMessage): MediaResult => {
  if (message.kind === 'done') return message.result
  if (message.kind === 'refused') throw fromRefusal(message.refusal)
  const data = { residentBytes: message.kind === 'over_memory' ? message.residentBytes : 0 }
  throw fail('media.timeout', { messageDetail: 'It needs more memory than one image may use.', data })
}
