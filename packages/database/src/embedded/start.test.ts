import { execFile, spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findPostmaster } from './postmaster.ts'
import { findPlaces } from './places.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start.ts'

const START = fileURLToPath(new URL('./start.ts', import.meta.url))
const isRoot = process.getuid?.() === 0
const FRESH_UID = 31_337
// Fast, and safe enough against a killed process: only a power cut needs the disk itself.
const settings = { fsync: 'off' }

let folder: string
let started: EmbeddedPostgres[]

const start = async (options: { dataDir?: string } = {}): Promise<EmbeddedPostgres> => {
  const postgres = await startEmbeddedPostgres({ dataDir: path.join(folder, 'data'), settings, ...options })
  started.push(postgres)
  return postgres
}

const query = async (url: string, text: string): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query({ text, rowMode: 'array' })).rows.flat()
  } finally {
    await client.end()
  }
}

/** Starts, queries and stops in a separate process; returns what it printed. */
const SCRIPT = `
const { startEmbeddedPostgres } = await import(process.argv[1])
const postgres = await startEmbeddedPostgres({ dataDir: process.argv[2], settings: { fsync: 'off' } })
console.log(JSON.stringify({ pid: postgres.pid, attached: postgres.attached, uid: process.getuid() }))
if (process.argv[3] === 'wait') setInterval(() => undefined, 60_000)
else await postgres.stop()
`
const argsFor = (dataDir: string, ...more: string[]) => ['--input-type=module', '-e', SCRIPT, START, dataDir, ...more]

const until = async (claim: () => boolean): Promise<void> => {
  const deadline = performance.now() + 20_000
  while (!claim()) {
    if (performance.now() > deadline) throw new Error('It did not happen within 20 seconds.')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'corkboard-embedded-'))
  chmodSync(folder, 0o755)
  started = []
})

afterEach(async () => {
  for (const postgres of started.toReversed()) await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

describe('the embedded database', () => {
  it('serves only over a private socket, durably and with checksums', async () => {
    const { url, attached } = await start()
    expect(attached).toBe(false)
    const rows = await query(
      url,
      `select current_setting('listen_addresses'), current_setting('synchronous_commit'),
              current_setting('data_checksums'), current_database(), current_setting('server_encoding')`,
    )
    expect(rows).toEqual(['', 'on', 'on', 'corkboard', 'UTF8'])
    expect(statSync(path.join(folder, 'data/postgres-socket')).mode & 0o777).toBe(0o700)
  })

  it('keeps its rows and its URL after a stop and a start', async () => {
    const first = await start()
    await query(first.url, 'create table kept as select 7 as n')
    await first.stop()
    const second = await start()
    expect(second.url).toBe(first.url)
    expect(await query(second.url, 'select n from kept')).toEqual([7])
  })

  it('attaches to a running server and leaves it running', async () => {
    const owner = await start()
    const guest = await start()
    expect(guest).toMatchObject({ attached: true, pid: owner.pid, url: owner.url })
    await guest.stop()
    expect(await query(owner.url, 'select 1')).toEqual([1])
  })

  it('recovers every committed row after kill -9 of the server', async () => {
    const first = await start()
    await query(first.url, 'create table kept as select generate_series(1, 3) as n')
    process.kill(first.pid, 'SIGKILL')
    const second = await start()
    expect(second.attached).toBe(false)
    expect(await query(second.url, 'select n from kept order by n')).toEqual([1, 2, 3])
  })

  it('gives two processes that start a new folder one server', async () => {
    const run = promisify(execFile)
    const dataDir = path.join(folder, 'data')
    const [one, two] = await Promise.all([start(), run(process.execPath, argsFor(dataDir))])
    const other = JSON.parse(two.stdout) as { pid: number; attached: boolean }
    // The second one attached, unless the first had stopped by then and the second started the server again.
    const owners = [one.attached, other.attached].filter((attached) => !attached).length
    expect({ atLeastOneOwner: owners > 0, samePid: one.pid === other.pid }).toEqual({
      atLeastOneOwner: true,
      samePid: owners === 1,
    })
    expect(readdirSync(dataDir).filter((name) => name.includes('init'))).toEqual([])
  })

  it.runIf(process.platform === 'linux')('ends with its parent, even one killed with -9', async () => {
    const dataDir = path.join(folder, 'data')
    const parent = spawn(process.execPath, argsFor(dataDir, 'wait'), { stdio: ['ignore', 'pipe', 'inherit'] })
    await new Promise((resolve) => parent.stdout.once('data', resolve))
    const places = findPlaces(dataDir)
    expect(findPostmaster(places)?.status).toBe('ready')
    parent.kill('SIGKILL')
    await until(() => findPostmaster(places) === undefined)
  })

  it('is not misled by a stale pid file with the pid of another program', async () => {
    const first = await start()
    await first.stop()
    const pidFile = path.join(folder, 'data/postgres/postmaster.pid')
    const { uid, gid } = statSync(path.join(folder, 'data/postgres'))
    writeFileSync(pidFile, `${process.pid}\n${path.join(folder, 'data/postgres')}\n0\n5432\n\n\n\nready   \n`)
    chownSync(pidFile, uid, gid)
    expect(await start()).toMatchObject({ attached: false })
  })

  it('accepts a folder whose path is too long for a socket', async () => {
    const dataDir = path.join(folder, 'a-long-name-for-a-folder'.repeat(5))
    const { url, stop } = await start({ dataDir })
    expect(await query(url, 'select 1')).toEqual([1])
    await stop()
    rmSync(findPlaces(dataDir).socketDir, { recursive: true })
  })

  describe.runIf(isRoot)('started by root', () => {
    it('runs below a folder that no other user can access', async () => {
      chmodSync(folder, 0o700)
      const { url, pid, stop } = await start()
      expect(await query(url, 'select 1')).toEqual([1])
      expect(statSync(`/proc/${pid}`).uid).toBe(0)
      await stop()
      chmodSync(folder, 0o755)
      expect(await query((await start()).url, 'select 1')).toEqual([1])
    })

    it('runs as a user of its own in a folder that others can access', async () => {
      const { pid } = await start()
      expect(statSync(`/proc/${pid}`).uid).not.toBe(0)
    })
  })

  // Only root can try other users, and only if they can read the checkout.
  const canTryUser =
    isRoot && spawnSync('test', ['-r', START], { uid: FRESH_UID, gid: FRESH_UID, cwd: '/' }).status === 0

  it.runIf(canTryUser).each([
    // Every system has a user named nobody, and none has a user with our uid.
    ['with a login name', 65_534],
    ['that is only a number', FRESH_UID],
  ])('runs for a normal user %s, also at the second start', (_, uid) => {
    const dataDir = path.join(folder, 'data')
    mkdirSync(dataDir)
    chownSync(dataDir, uid, uid)
    for (let start = 0; start < 2; start += 1) {
      const result = spawnSync(process.execPath, argsFor(dataDir), { uid, gid: uid, cwd: '/', encoding: 'utf8' })
      expect(JSON.parse(result.stdout || JSON.stringify(result.stderr))).toMatchObject({ attached: false, uid })
    }
  })

  it.runIf(canTryUser)('explains in one sentence that the folder cannot be used', () => {
    chmodSync(folder, 0o700)
    const dataDir = path.join(folder, 'data')
    const result = spawnSync(process.execPath, argsFor(dataDir), {
      uid: FRESH_UID,
      gid: FRESH_UID,
      cwd: '/',
      encoding: 'utf8',
    })
    expect(result.stderr).toContain(`Error: Corkboard may not read and write the folder ${dataDir}`)
  })
})

describe('a folder the embedded database cannot serve', () => {
  it('is refused when a file is in its place', async () => {
    writeFileSync(path.join(folder, 'data'), 'a letter')
    await expect(start()).rejects.toThrow(`${path.join(folder, 'data')} is not a folder: choose another DATA_DIR.`)
  })

  it('is refused when another major version created it', async () => {
    mkdirSync(path.join(folder, 'data/postgres'), { recursive: true })
    writeFileSync(path.join(folder, 'data/postgres/PG_VERSION'), '16\n')
    await expect(start()).rejects.toThrow('was created by PostgreSQL 16, but this Corkboard includes PostgreSQL 18')
  })

  it('is refused when it holds other files', async () => {
    mkdirSync(path.join(folder, 'data/postgres'), { recursive: true })
    writeFileSync(path.join(folder, 'data/postgres/holiday.txt'), 'a letter')
    await expect(start()).rejects.toThrow('contains files but no database')
  })

  it('is refused immediately when a setting does not exist', async () => {
    const starting = startEmbeddedPostgres({
      dataDir: path.join(folder, 'data'),
      settings: { ...settings, color: 'red' },
    })
    await expect(starting).rejects.toThrow('did not start (unrecognized configuration parameter "color"')
  })
})
