import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { totalmem } from 'node:os'
import type { Binaries } from './binaries.ts'
import { serverEnvironment } from './cluster.ts'
import { type Places, rotateLog } from './places.ts'
import type { RunAs } from './run-as.ts'

export interface Launched {
  readonly pid: number
  /** Set when the server has ended: what it logged since the launch. */
  readonly lastMessage: string | undefined
  stop(withinMs?: number): Promise<void>
}

export interface LaunchOptions {
  readonly settings: Readonly<Record<string, string>>
  readonly bindToParent: boolean
}

const MEGABYTE = 1_048_576
const MIN_BUFFERS_MB = 128
const MAX_BUFFERS_MB = 1_024

/**
 * A quarter of the memory, or of the container's limit, as PostgreSQL's manual advises: whatever does not fit is copied
 * from the system's cache page by page. The memory is only allocated as it is used.
 */
const sharedBuffers = (): string => {
  const memoryMb = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY) / MEGABYTE
  return `${Math.round(Math.min(MAX_BUFFERS_MB, Math.max(MIN_BUFFERS_MB, memoryMb / 4)))}MB`
}

const SETTINGS = {
  shared_buffers: sharedBuffers(),
  listen_addresses: '',
  unix_socket_permissions: '0700',
  synchronous_commit: 'on',
  timezone: 'UTC',
  // "Key (email)=(…) already exists" would put email addresses into the log.
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
}
/**
 * A fast shutdown writes a checkpoint; after this long the server is shut down immediately and recovers at the next
 * start.
 */
export const STOP_WITHIN_MS = 20_000

export const launch = (binaries: Binaries, places: Places, runAs: RunAs, options: LaunchOptions): Launched => {
  // The last two settings are how clients find the server.
  const settings = { ...SETTINGS, ...options.settings, port: '5432', unix_socket_directories: places.socketDir }
  const [command = '', ...args] = [
    ...runAs.wrap,
    ...(options.bindToParent && canBindToParent() ? ['setpriv', '--pdeathsig', 'INT', '--'] : []),
    binaries.postgres,
    '-D',
    places.cluster,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
  rotateLog(places)
  const log = openSync(places.log, 'a', 0o600)
  const logStartsAt = readFileSync(places.log).byteLength
  const child = spawn(command, args, {
    ...runAs.user,
    cwd: '/',
    env: serverEnvironment(),
    // A process group of its own: the terminal's Ctrl-C must not reach the server before we have finished our queries.
    detached: true,
    // A file, not a pipe, so the server can keep logging after we exit.
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  // The server must not keep the program alive; `stop` references it again.
  child.unref()
  let lastMessage: string | undefined
  child.on('exit', () => (lastMessage = readFileSync(places.log).subarray(logStartsAt).toString('utf8')))
  child.on('error', (error) => (lastMessage = `FATAL:  ${error.message}`))
  return {
    // Each wrapper replaces itself with the next command, so the child is the postmaster.
    pid: child.pid ?? 0,
    get lastMessage() {
      return lastMessage
    },
    stop: (withinMs) => stopServer(child, withinMs),
  }
}

// Without `setpriv` the server outlives a killed parent, and the next start attaches to it.
const canBindToParent = (): boolean =>
  process.platform === 'linux' && spawnSync('setpriv', ['--pdeathsig', 'INT', '--', 'true']).status === 0

const stopServer = async (child: ChildProcess, withinMs = STOP_WITHIN_MS): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.ref()
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill('SIGINT')
  const deadline = setTimeout(() => child.kill('SIGQUIT'), withinMs)
  await exited
  clearTimeout(deadline)
}
