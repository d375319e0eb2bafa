import { setTimeout as sleep } from 'node:timers/promises'
import { findBinaries } from './binaries.ts'
import { ensureCluster } from './cluster.ts'
import { type Launched, STOP_WITHIN_MS, launch } from './launch.ts'
import { type Places, findPlaces, makeSocketDir } from './places.ts'
import { type Postmaster, answers, clearTraces, ensureDatabase, findPostmaster, socketUrl } from './postmaster.ts'
import { folderProblem, serverProblem } from './problems.ts'
import { chooseRunAs } from './run-as.ts'

export interface EmbeddedPostgresOptions {
  /** Made when missing. The cluster lives in `<dataDir>/postgres`, its log in `<dataDir>/postgres.log`. */
  readonly dataDir: string
  /** Server settings over our own, such as `{ shared_buffers: '512MB' }`. */
  readonly settings?: Readonly<Record<string, string>>
  /** The server ends when this process ends, even by SIGKILL (Linux). Default true. */
  readonly bindToParent?: boolean
  /**
   * `stop` also ends a server that was attached to. For whoever alone uses the folder, to end what an earlier process
   * left behind when it was killed. Default false.
   */
  readonly takeOver?: boolean
}

export interface EmbeddedPostgres {
  /** For `openDatabase`, `migrate` and any PostgreSQL client; the same at every start. */
  readonly url: string
  /** The postmaster's. */
  readonly pid: number
  /** True when the server was running already: whoever started it stops it. */
  readonly attached: boolean
  /**
   * Ends the server cleanly, or after `withinMs` (20 seconds by default) at once, to recover at the next start. Nothing
   * happens when it was attached to, unless with `takeOver`.
   */
  stop(withinMs?: number): Promise<void>
}

const DATABASE = 'corkboard'
const POLL_MS = 10
/** PostgreSQL's own code. */
const DISK_FULL = '53100'
/** Recovery after a crash replays at most what `max_wal_size` holds: seconds, on slow disks a minute. */
const READY_WITHIN_MS = 120_000
/** After a kill its children release the shared memory within a second or two; until then the server refuses. */
const LAUNCHES = 8
const BETWEEN_LAUNCHES_MS = 500

/**
 * Starts the PostgreSQL that comes with the install, or attaches to the one that serves this folder already. It
 * listens on a private Unix socket only.
 *
 * Throws a plain Error whose message is one sentence for people.
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
    if (launched?.lastWords !== undefined && launches >= LAUNCHES) throw startProblem(places, launched.lastWords)
    if (performance.now() > deadline) {
      await launched?.stop()
      throw new Error(`The database in ${places.cluster} did not become ready in time; see ${places.log}.`)
    }
    if (postmaster || (launched && launched.lastWords === undefined)) {
      await sleep(POLL_MS)
      continue
    }
    if (launched) await sleep(BETWEEN_LAUNCHES_MS)
    if (launched && isHopeless(launched.lastWords ?? '')) throw startProblem(places, launched.lastWords ?? '')
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

/** Where the database of a folder answers while its server runs; for who must not start one. */
export const embeddedDatabaseUrl = (dataDir: string): string => socketUrl(findPlaces(dataDir).socketDir, DATABASE)

const isReady = async ({ status, socketDir }: Postmaster): Promise<boolean> =>
  status === 'ready' && (await answers(socketDir))

// Waiting helps against a server that is still going away, not against a full disk.
const isHopeless = (lastWords: string): boolean =>
  /No space left on device|unrecognized configuration parameter|invalid value for parameter|could not open file/i.test(
    lastWords,
  )

const startProblem = ({ dataDir, cluster, log }: Places, lastWords: string): Error =>
  serverProblem(dataDir, `The database in ${cluster} did not start`, lastWords, log)

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

/** Without being its parent one does not hear of its end, and so has to look. */
const stopPostmaster = async (places: Places, withinMs = STOP_WITHIN_MS): Promise<void> => {
  const deadline = performance.now() + withinMs
  let asked: NodeJS.Signals | undefined
  for (let found = findPostmaster(places); found; found = findPostmaster(places)) {
    const signal = performance.now() > deadline ? 'SIGQUIT' : 'SIGINT'
    if (signal !== asked) sendSignal(found.pid, signal)
    asked = signal
    await sleep(POLL_MS)
  }
}

const sendSignal = (pid: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(pid, signal)
  } catch (error) {
    // It ended between the look and the signal, which is all that was wanted.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
