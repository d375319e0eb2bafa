import type { ChildProcess } from 'node:child_process'
import type { Logger } from 'pino'
import type { ChildMessage } from './child-process.ts'
import { StartError } from './start-error.ts'

/** A child process that is restarted whenever it dies. */
export interface SupervisedChild {
  /**
   * Resolves once it is ready for the first time.
   * @throws StartError when it cannot be started
   */
  readonly ready: Promise<Extract<ChildMessage, { kind: 'ready' }>>
  /** Stops restarting it. */
  release(): void
  /** Sends SIGTERM, and SIGKILL after this long. */
  stop(withinMs: number): Promise<void>
}

/** How often a first start may end without a message. After that the site does not start. */
const FIRST_STARTS = 3
const FIRST_PAUSE_MS = 250
const MAX_PAUSE_MS = 10_000
/** A child exits by itself at its deadline; this is for one that cannot. */
const GRACE_MS = 500

/**
 * Starts a child and keeps it running, with growing pauses between failed starts: the database may be down for an hour,
 * and afterwards everything has to recover without help.
 */
export const superviseChild = (name: string, spawn: () => ChildProcess, log: Logger): SupervisedChild => {
  const first = Promise.withResolvers<Extract<ChildMessage, { kind: 'ready' }>>()
  let child: ChildProcess | undefined
  let hasBeenReady = false
  let isReleased = false
  let failedStarts = 0
  let timer: NodeJS.Timeout | undefined

  const start = (): void => {
    const running = spawn()
    child = running
    running.on('message', (message: ChildMessage) => {
      if (message.kind === 'failed') return first.reject(new StartError(message.message))
      hasBeenReady = true
      failedStarts = 0
      first.resolve(message)
    })
    // A process that never started does not exit either.
    running.on('error', (error) => {
      log.error({ child: name, err: error }, `trouble with the ${name} process`)
      if (running.pid === undefined) ended(running, null, null)
    })
    running.on('exit', (code, signal) => ended(running, code, signal))
  }

  const ended = (running: ChildProcess, code: number | null, signal: string | null): void => {
    if (child !== running) return
    child = undefined
    if (isReleased) return
    failedStarts += 1
    log.error({ child: name, pid: running.pid, code, signal }, `the ${name} process died; starting it again`)
    if (!hasBeenReady && failedStarts >= FIRST_STARTS) {
      return first.reject(new StartError(`The ${name} process does not start; the log above says why.`))
    }
    timer = setTimeout(start, Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failedStarts - 1)))
  }

  // A caller that waits for it may be waiting for another one first.
  first.promise.catch(() => undefined)
  start()
  const release = (): void => {
    isReleased = true
    clearTimeout(timer)
  }
  return {
    ready: first.promise,
    release,
    stop: async (withinMs) => {
      release()
      const running = child
      if (!running) return
      const exited = new Promise((resolve) => running.once('exit', resolve))
      running.kill('SIGTERM')
      const killer = setTimeout(() => running.kill('SIGKILL'), withinMs + GRACE_MS)
      await exited
      clearTimeout(killer)
    },
  }
}
