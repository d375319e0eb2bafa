import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { isRunning } from './cluster.ts'
import type { Places } from './places.ts'

export interface Postmaster {
  readonly pid: number
  readonly socketDir: string
  readonly status: string
}

const SUPERUSER = 'postgres'
const RESPONSE_TIMEOUT_MS = 1_500

/** Finds the server of this cluster through postmaster.pid; `undefined` when its process is gone. */
export const findPostmaster = ({ cluster }: Places): Postmaster | undefined => {
  let lines: string[]
  try {
    lines = readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return undefined
  }
  const pid = Number(lines[0])
  if (!Number.isSafeInteger(pid) || pid <= 0 || !isServing(pid, cluster)) return undefined
  return { pid, socketDir: lines[4] ?? '', status: (lines[7] ?? '').trim() }
}

// After a reboot, and always in a container, the pid in a stale file may belong to another program by now. On Linux
// everyone can read the folder that a postmaster was started on; elsewhere being alive has to do.
const isServing = (pid: number, cluster: string): boolean => {
  if (!isRunning(pid)) return false
  if (process.platform !== 'linux') return true
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(cluster)
  } catch {
    return false
  }
}

/**
 * Removes leftovers of a killed server that would break a new one: it cannot open another user's lock file ("Permission
 * denied"), and a pid that another program has taken makes it believe it is already running.
 */
export const clearTraces = ({ cluster, socketDir }: Places): void => {
  for (const name of ['.s.PGSQL.5432', '.s.PGSQL.5432.lock']) rmSync(path.join(socketDir, name), { force: true })
  try {
    const pid = Number(readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0])
    if (isRunning(pid)) rmSync(path.join(cluster, 'postmaster.pid'), { force: true })
  } catch {
    // No file, nothing to clear.
  }
}

export const socketUrl = (socketDir: string, database: string): string =>
  `postgresql:///${database}?host=${encodeURIComponent(socketDir)}&user=${SUPERUSER}`

/**
 * True when the server answers a real query. A successful connection proves nothing: after the postmaster is killed,
 * its children hold the socket for a moment.
 */
export const responses = async (socketDir: string): Promise<boolean> => {
  const client = new pg.Client({
    connectionString: socketUrl(socketDir, 'postgres'),
    connectionTimeoutMillis: RESPONSE_TIMEOUT_MS,
    query_timeout: RESPONSE_TIMEOUT_MS,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Creates the product's own database inside the cluster. */
export const ensureDatabase = async (socketDir: string, name: string): Promise<string> => {
  const client = new pg.Client({ connectionString: socketUrl(socketDir, 'postgres') })
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (!rowCount) await client.query(`create database ${pg.escapeIdentifier(name)}`)
  } catch (error) {
    // Another process created it between the two statements.
    if ((error as pg.DatabaseError).code !== '42P04' && (error as pg.DatabaseError).code !== '23505') throw error
  } finally {
    await client.end()
  }
  return socketUrl(socketDir, name)
}
