import { setTimeout as sleep } from 'node:timers/promises'
import { findBinaries } from './binaries.ts'
import { ensureCluster } from './cluster.ts'
import { type Launched, STOP_WITHIN_MS, launch } from './launch.ts'
import { type Places, findPlaces, makeSocketDir } from './places.ts'
import { type Postmaster, responses, clearTraces, ensureDatabase, findPostmaster, socketUrl } from './postmaster.ts'
import { folderProblem, serverProblem } from './problems.ts'
import { chooseRunAs } from './run-as.ts'

export interface EmbeddedPostgresOptions {
  /** Created if missing. The cluster is in `<dataDir>/postgres`, its log in `<dataDir>/postgres.log`. */
  readonly dataDir: string
  /** Server settings that override ours, such as `{ shared_buffers: '512MB' }`. */
  readonly settings?: Readonly<Record<string, string>>
  /** Ends the server when this process ends, even by SIGKILL (Linux). Default true. */
  readonly bindToParent?: boolean
  /**
   * Lets `stop` also end a server that we attached to. For the only user of the folder, to end what an earlier killed
   * process left. Default false.
   */
  readonly takeOver?: boolean
}

export interface EmbeddedPostgres {
  /** For `openDatabase`, `migrate` and any PostgreSQL client; the same at every start. */
  readonly url: string
  /** Pid of the postmaster. */
  readonly pid: number
  /** True when the server was already running: the process that started it stops it. */
  readonly attached: boolean
  /**
   * Stops the server cleanly, or after `withinMs` (20 seconds by default) immediately, to recover at the next start.
   * Does nothing for an attached server, unless with `takeOver`.
   */
  stop(withinMs?: number): Promise<void>
}

const DATABASE = 'corkboard'
const POLL_MS = 10
/** PostgreSQL's own error code. */
const DISK_FULL = '53100'
/** Recovery after a crash replays at most `max_wal_size`: seconds, or a minute on slow disks. */
const READY_WITHIN_MS = 120_000
/**
 * After a kill, the children release the shared memory within a second or two; until then the server refuses to start.
 */
const LAUNCHES = 8
const BETWEEN_LAUNCHES_MS = 500

/**
 * Starts the PostgreSQL that comes with the install, or attaches to the server that already runs in this folder. It
 * listens only on a private Unix socket.
 *
 * Throws a plain Error whose message is one sentence for the operator.
 */
export const startEmbeddedPostgres = async (options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> => {
  const binaries = findBinaries()
  const places = findPlaces(options.dataDir)
  const settings = options.settings ?? {}
  const { bindToParent = true, takeOver = false } = options
  const deadline = performance.now() + READY_WITHIN_MS
  let launched: Launched | undefined
  let launches = 0
  for (;;) {
    const postmaster = findPostmaster(places)
    if (postmaster && (await isReady(postmaster))) return serving(places, postmaster, launched, takeOver)
    if (launched?.lastMessage !== undefined && launches >= LAUNCHES) throw startProblem(places, launched.lastMessage)
    if (performance.now() > deadline) {
      await launched?.stop()
      throw new Error(`The database in ${places.cluster} did not become ready in time; see ${places.log}.`)
    }
    if (postmaster || (launched && launched.lastMessage === undefined)) {
      await sleep(POLL_MS)
      continue
    }
    if (launched) await sleep(BETWEEN_LAUNCHES_MS)
    if (launched && isHopeless(launched.lastMessage ?? '')) throw startProblem(places, launched.lastMessage ?? '')
    const runAs = chooseRunAs(binaries, places)
    ensureCluster(binaries, places, runAs, settings['fsync'] !== 'off')
    makeSocketDir(places, runAs.user)
    clearTraces(places)
    try {
      launched = launch(binaries, places, runAs, { settings, bindToParent })
    } catch (error) {
      throw folderProblem(places.dataDir, error)
    }
    launches += 1
  }
}

/** URL of a folder's database while its server runs; for callers that must not start one. */
export const embeddedDatabaseUrl = (dataDir: string): string => socketUrl(findPlaces(dataDir).socketDir, DATABASE)

const isReady = async ({ status, socketDir }: Postmaster): Promise<boolean> =>
  status === 'ready' && (await responses(socketDir))

// Waiting helps against a server that is still shutting down, not against a full disk.
const isHopeless = (lastMessage: string): boolean =>
  /No space left on device|unrecognized configuration parameter|invalid value for parameter|could not open file/i.test(
    lastMessage,
  )

const startProblem = ({ dataDir, cluster, log }: Places, lastMessage: string): Error =>
  serverProblem(dataDir, `The database in ${cluster} did not start`, lastMessage, log)

const databaseProblem = ({ dataDir, cluster, log }: Places, error: unknown): Error => {
  if ((error as { code?: unknown }).code === DISK_FULL) return folderProblem(dataDir, { code: 'ENOSPC' })
  const { message } = error as Error
  return new Error(`The database in ${cluster} cannot be used (${message}); see ${log}.`, { cause: error })
}

const serving = async (
  places: Places,
  { pid, socketDir }: Postmaster,
  launched: Launched | undefined,
  takeOver: boolean,
): Promise<EmbeddedPostgres> => {
  const isOurs = launched !== undefined && launched.pid === pid
  let url: string
  try {
    url = await ensureDatabase(socketDir, DATABASE)
  } catch (error) {
    await launched?.stop()
    throw databaseProblem(places, error)
  }
  const stopOther = takeOver ? (withinMs?: number) => stopPostmaster(places, withinMs) : async () => undefined
  return {
    url,
    pid,
    attached: !isOurs,
    stop: isOurs ? launched.stop : stopOther,
  }
}

/** Only a parent is notified of the server's end, so this has to poll. */
const stopPostmaster = async (places: Places, withinMs = STOP_WITHIN_MS): Promise<void> => {
  const deadline = performance.now() + withinMs
  let stopSignal: NodeJS.Signals | undefined
  for (let found = findPostmaster(places); found; found = findPostmaster(places)) {
    const signal = performance.now() > deadline ? 'SIGQUIT' : 'SIGINT'
    if (signal !== stopSignal) sendSignal(found.pid, signal)
    stopSignal = signal
    await sleep(POLL_MS)
  }
}

const sendSignal = (pid: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(pid, signal)
  } catch (error) {
    // It ended between the check and the signal, which is fine.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
