import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Binaries } from './binaries.ts'
import type { Places } from './places.ts'
import { folderProblem, serverProblem } from './problems.ts'
import { type RunAs, NOBODY, giveTo } from './run-as.ts'

// Text sorts the same on every machine, whatever its locales; `trust`, because the socket's folder is private.
const INITDB_OPTIONS = [
  '--username=postgres',
  '--auth=trust',
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
  '--data-checksums',
  '--no-instructions',
]
const HALF_MADE = /^postgres\.init-(\d+)$/

/** Creates the cluster if there is none, and refuses one that we cannot serve. */
export const ensureCluster = (binaries: Binaries, places: Places, runAs: RunAs, isDurable: boolean): void => {
  try {
    if (!existsSync(path.join(places.cluster, 'PG_VERSION'))) createCluster(binaries, places, runAs, isDurable)
    const major = readFileSync(path.join(places.cluster, 'PG_VERSION'), 'utf8').trim()
    if (major !== binaries.major) {
      throw new Error(
        `The database in ${places.cluster} was created by PostgreSQL ${major}, but this Corkboard includes PostgreSQL ${binaries.major}: start the Corkboard that created it, make a backup there, and restore it here.`,
      )
    }
    adopt(places.cluster, runAs)
  } catch (error) {
    throw folderProblem(places.dataDir, error)
  }
}

const createCluster = (binaries: Binaries, places: Places, runAs: RunAs, isDurable: boolean): void => {
  if (existsSync(places.cluster) && readdirSync(places.cluster).length > 0) {
    throw new Error(
      `The folder ${places.cluster} contains files but no database: move them away, or choose another DATA_DIR.`,
    )
  }
  removeHalfMade(places.dataDir)
  // Created under a temporary name and renamed when complete: a crash leaves no half cluster, and when two processes
  // start, the second finds the name taken.
  const half = path.join(places.dataDir, `postgres.init-${process.pid}`)
  try {
    runInitdb(binaries, places, runAs, half, isDurable)
    renameSync(half, places.cluster)
  } catch (error) {
    rmSync(half, { recursive: true, force: true })
    if (!existsSync(path.join(places.cluster, 'PG_VERSION'))) throw error
  }
}

const runInitdb = (binaries: Binaries, places: Places, runAs: RunAs, folder: string, isDurable: boolean): void => {
  mkdirSync(folder, { mode: 0o700 })
  const user = runAs.user && NOBODY
  if (user) chownSync(folder, user.uid, user.gid)
  const [command = '', ...args] = [...runAs.wrap, binaries.initdb, '-D', folder, ...INITDB_OPTIONS]
  if (!isDurable) args.push('--no-sync')
  const result = spawnSync(command, args, { ...user, cwd: '/', env: serverEnvironment(), encoding: 'utf8' })
  if (result.status !== 0) {
    const output = `${result.stderr ?? ''}${result.error ? `\nerror: ${result.error.message}` : ''}`
    throw serverProblem(places.dataDir, `The database could not be made in ${places.dataDir}`, output, places.log)
  }
  if (runAs.user) giveTo(folder, runAs.user)
}

// A folder that was moved, or first started by another user, gets a new owner; files of a running server never do,
// because this only runs when there is none.
const adopt = (cluster: string, runAs: RunAs): void => {
  if (process.getuid?.() !== 0) return
  const owner = runAs.user ?? { uid: 0, gid: 0 }
  if (statSync(cluster).uid !== owner.uid) giveTo(cluster, owner)
}

const removeHalfMade = (dataDir: string): void => {
  for (const name of readdirSync(dataDir)) {
    const maker = HALF_MADE.exec(name)?.[1]
    if (maker && !isRunning(Number(maker))) rmSync(path.join(dataDir, name), { recursive: true, force: true })
  }
}

export const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Keeps variables that could redirect the server from it: the machine's PGDATA or PGPORT is not ours. */
export const serverEnvironment = (): NodeJS.ProcessEnv => {
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('PG') && !name.startsWith('LC_'))
  return { ...Object.fromEntries(inherited), LC_ALL: 'C', TZ: 'UTC' }
}
