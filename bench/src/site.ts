import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { allProcesses, withDescendants } from './measure/cpu.ts'
import { CACHE, copyFolder, dataFolder, ROOT } from './site/data-folders.ts'

export interface BenchSiteOptions {
  /** How many generated pins it has. */
  readonly pins: number
  /** Works on a copy of the data, which is deleted with the site: for benches that write. */
  readonly writes?: boolean
  readonly print: (line: string) => void
}

/** The real site on generated data, with the processes of `npm start`. */
export interface BenchSite extends AsyncDisposable {
  readonly port: number
  readonly origin: string
  readonly databaseUrl: string
  readonly dataDir: string
  /** For the bench's own queries; not a connection of the serving processes. */
  readonly pool: pg.Pool
  readonly pids: {
    readonly supervisor: number
    readonly web: number
    readonly worker: number
    readonly discovery: number
    readonly postgres: number
  }
  /** What serves a read: the web process, the discovery process, and PostgreSQL. */
  readonly readers: readonly number[]
}

const START_WITHIN_MS = 300_000
const STOP_WITHIN_MS = 30_000

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })

/** Starts the site in production mode; its log goes to `.cache/bench/site.log`. */
export const createBenchSite = async ({ pins, writes = false, print }: BenchSiteOptions): Promise<BenchSite> => {
  await using opened = new AsyncDisposableStack()
  const original = await dataFolder(pins, print)
  const dataDir = writes ? await copyFolder(original) : original
  if (writes) opened.defer(() => rm(dataDir, { recursive: true, force: true }))
  const port = await freePort()
  const child = opened.adopt(startProcess(dataDir, port), stop)
  await ready(child)
  const pids = pidsOf(child.pid!, dataDir)
  const databaseUrl = databaseUrlOf(pids.web)
  const pool = opened.adopt(new pg.Pool({ connectionString: databaseUrl, max: 4 }), (it) => it.end())
  await leavePicturesUndescribed(pool)
  const disposables = opened.move()
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    databaseUrl,
    dataDir,
    pool,
    pids,
    readers: [pids.web, pids.discovery, pids.postgres],
    [Symbol.asyncDispose]: () => disposables.disposeAsync(),
  }
}

/**
 * Marks all pictures as described. Otherwise the worker would describe thousands of them for visual search, with two
 * processes, during the whole measurement.
 */
const leavePicturesUndescribed = async (pool: pg.Pool): Promise<void> => {
  await pool.query(
    `insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
     values ('describe_missing', now(), '2999-01-01')
     on conflict (identifier) do update set last_execution = excluded.last_execution`,
  )
}

const startProcess = (dataDir: string, port: number): ChildProcess => {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', fileURLToPath(new URL('./site/site-process.ts', import.meta.url))],
    {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      // Only our own settings: site settings in the caller's shell must not affect the measurement.
      env: { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: String(port), HOST: '127.0.0.1', ...profiling() },
    },
  )
  child.stderr!.pipe(createWriteStream(path.join(CACHE, 'site.log')))
  return child
}

/** With `BENCH_PROFILE=1` every process writes a CPU profile to `.cache/bench/profiles` when it ends. */
const profiling = (): Record<string, string> =>
  process.env['BENCH_PROFILE'] ? { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${path.join(CACHE, 'profiles')}` } : {}

const ready = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The site did not start in time')), START_WITHIN_MS)
    child.stdout!.on('data', (chunk: Buffer) => {
      if (!chunk.includes('Corkboard is ready')) return
      clearTimeout(timer)
      resolve()
    })
    child.once('exit', () => {
      clearTimeout(timer)
      reject(new Error(`The site did not start; see ${path.join('.cache/bench', 'site.log')}`))
    })
  })

const stop = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS)
  await ended
  clearTimeout(timer)
}

const commandOf = (pid: number): string => readFileSync(`/proc/${pid}/cmdline`, 'utf8')

/** Returns the children of a supervisor, by what they run. */
const sitePids = (supervisor: number): Pick<BenchSite['pids'], 'web' | 'worker' | 'discovery'> => {
  const children = withDescendants([supervisor], allProcesses())
  const running = (entry: string): number => {
    const found = children.find(({ pid }) => commandOf(pid).includes(entry))
    if (!found) throw new Error(`No process of the site runs ${entry}`)
    return found.pid
  }
  return {
    web: running('web-process'),
    worker: running('worker-process'),
    discovery: running('discovery-process'),
  }
}

const pidsOf = (supervisor: number, dataDir: string): BenchSite['pids'] => {
  const [postmaster] = readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')
  return { supervisor, ...sitePids(supervisor), postgres: Number(postmaster) }
}

/** As the supervisor passed it to its children. */
const databaseUrlOf = (pid: number): string => {
  const entries = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0')
  return entries.find((entry) => entry.startsWith('DATABASE_URL='))!.slice('DATABASE_URL='.length)
}
