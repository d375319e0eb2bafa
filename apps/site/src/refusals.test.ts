import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import path from 'node:path'
import { sql } from '@corkboard/database'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { ensureBuilt } from '../../../scripts/build-state.ts'
import { PATIENCE_MS } from './testing/eventually.ts'
import { ownDatabase } from '@corkboard/database/test-databases'
import { processesOn } from './testing/processes.ts'
import { ROOT, type SiteProcessOptions, startSiteProcess, temporaryFolder } from './testing/site-process.ts'

const isRoot = process.getuid?.() === 0
const OTHER_UID = 31_337

/** Another user must be able to read the checkout. */
const canSwitchUser =
  isRoot && spawnSync('test', ['-r', import.meta.filename], { uid: OTHER_UID, gid: OTHER_UID }).status === 0

const mountSmallDisk = (folder: string, options: string): boolean =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]).status === 0

const canMount = ((): boolean => {
  if (!isRoot) return false
  using folder = temporaryFolder()
  if (!mountSmallDisk(folder.path, 'size=1m')) return false
  spawnSync('umount', [folder.path])
  return true
})()

/** Runs a start that must fail; returns its message, and checks that nothing of it is left. */
const refusal = async (options: SiteProcessOptions): Promise<string> => {
  await using site = startSiteProcess(options)
  expect(await site.exit).toBe(1)
  expect(site.output()).not.toContain('ready')
  expect(processesOn(options.dataDir)).toEqual([])
  expect(existsSync(path.join(options.dataDir, 'corkboard.lock'))).toBe(false)
  return site.errors()
}

const databaseUrl = (name: string): string => {
  const url = new URL(process.env['CORKBOARD_TEST_DATABASE_URL'] ?? '')
  url.pathname = `/${name}`
  return url.href
}

const listening = async (): Promise<AsyncDisposable & { readonly port: number }> => {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => sockets.add(socket)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    [Symbol.asyncDispose]: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

vi.setConfig({ testTimeout: PATIENCE_MS, hookTimeout: PATIENCE_MS })

beforeAll(() => ensureBuilt(ROOT))

describe('a start is refused with one sentence, and leaves nothing running, when', () => {
  it('a setting is invalid', async () => {
    using folder = temporaryFolder()
    const dataDir = path.join(folder.path, 'data')
    expect(await refusal({ dataDir, env: { PORT: 'eighty' } })).toBe(
      'PORT must be a whole number from 0 to 65535, not "eighty".\n',
    )
    expect(existsSync(dataDir)).toBe(false)
  })

  it.each(['PORT', 'METRICS_PORT'])('%s is in use', async (setting) => {
    using folder = temporaryFolder()
    await using other = await listening()
    expect(await refusal({ dataDir: folder.path, env: { [setting]: String(other.port) } })).toBe(
      `Port ${other.port} is in use by another program; choose another with ${setting}=….\n`,
    )
    expect(readdirSync(folder.path)).toEqual(['media'])
  })

  it('HOST is an address of another machine', async () => {
    using folder = temporaryFolder()
    expect(await refusal({ dataDir: folder.path, env: { HOST: '203.0.113.7' } })).toBe(
      'HOST is 203.0.113.7, which is not an address of this machine.\n',
    )
  })

  it('a file is in place of the folder', async () => {
    using folder = temporaryFolder()
    const dataDir = path.join(folder.path, 'data')
    writeFileSync(dataDir, 'a letter')
    expect(await refusal({ dataDir })).toBe(
      `The data folder ${dataDir} cannot be used: something that is not a folder is in the way.\n`,
    )
  })

  it.runIf(process.platform === 'linux')('the folder cannot be created', async () => {
    expect(await refusal({ dataDir: '/proc/corkboard/data' })).toBe(
      'The data folder /proc/corkboard/data cannot be used: it cannot be created there.\n',
    )
  })

  it.runIf(canSwitchUser).each([0o555, 0o333])('this user may not write to or read the folder (%o)', async (mode) => {
    using folder = temporaryFolder()
    const dataDir = path.join(folder.path, 'data')
    mkdirSync(path.join(dataDir, 'media'), { recursive: true })
    chmodSync(dataDir, mode)
    expect(await refusal({ dataDir, user: OTHER_UID })).toBe(
      `The data folder ${dataDir} cannot be used: this user has no permission to read and write there.\n`,
    )
  })

  it.runIf(canSwitchUser)('this user may not access the folder', async () => {
    using folder = temporaryFolder()
    const closed = path.join(folder.path, 'closed')
    mkdirSync(closed, { mode: 0o700 })
    const dataDir = path.join(closed, 'data')
    expect(await refusal({ dataDir, user: OTHER_UID })).toBe(
      `The data folder ${dataDir} cannot be used: this user has no permission to read and write there.\n`,
    )
  })

  it('the secrets are damaged', async () => {
    using folder = temporaryFolder()
    const secrets = path.join(folder.path, 'secrets.json')
    writeFileSync(secrets, '{"signing":')
    expect(await refusal({ dataDir: folder.path })).toBe(
      `${secrets} is damaged: it must hold a 32-byte "signing" secret. Restore it from a backup.\n`,
    )
  })

  it('the database was created by another PostgreSQL', async () => {
    using folder = temporaryFolder()
    mkdirSync(path.join(folder.path, 'postgres'))
    writeFileSync(path.join(folder.path, 'postgres/PG_VERSION'), '16\n')
    const said = await refusal({ dataDir: folder.path })
    expect(said).toMatch(
      /^The database in \S+ was created by PostgreSQL 16, but this Corkboard includes PostgreSQL 18: .+\.\n$/,
    )
  })

  it.runIf(canMount)('the disk is read-only', async () => {
    using folder = temporaryFolder()
    mountSmallDisk(folder.path, 'ro,size=1m')
    try {
      expect(await refusal({ dataDir: folder.path })).toBe(
        `The data folder ${folder.path} cannot be used: the disk is read-only.\n`,
      )
    } finally {
      spawnSync('umount', [folder.path])
    }
  })

  // Too small for a database, and too small for what comes after its creation.
  it.runIf(canMount).each([8, 40])('the disk is full (%i MB)', async (megabytes) => {
    using folder = temporaryFolder()
    mountSmallDisk(folder.path, `mode=755,size=${megabytes}m`)
    try {
      expect(await refusal({ dataDir: folder.path })).toBe(
        `The disk that holds ${folder.path} is full: make room and start again.\n`,
      )
      expect(readdirSync(folder.path).filter((name) => name.includes('init'))).toEqual([])
    } finally {
      spawnSync('umount', [folder.path])
    }
  })
})

describe('a start on DATABASE_URL is refused with one sentence when', () => {
  it.each<[what: string, url: () => string, reason: string]>([
    [
      'nothing listens there',
      () => 'postgresql://ada:hunter2@127.0.0.1:9/pins',
      '127.0.0.1:9/pins) cannot be used: nothing is listening there.',
    ],
    [
      'there is no such socket',
      () => 'postgresql:///pins?host=%2Fnowhere',
      '/nowhere/pins) cannot be used: nothing is listening there.',
    ],
    ['there is no such host', () => 'postgresql://ada@db.invalid/pins', 'db.invalid/pins) cannot be used: '],
    [
      'it has no such database',
      () => databaseUrl('of_nobody'),
      'of_nobody) cannot be used: it has no database with this name.',
    ],
  ])('%s', async (_, url, reason) => {
    using folder = temporaryFolder()
    const said = await refusal({ dataDir: folder.path, env: { DATABASE_URL: url() } })
    expect(said).toContain(`The database of DATABASE_URL (`)
    expect(said).toContain(reason)
    expect(said).toMatch(/^[^\n]+\.\n$/)
    expect(said).not.toContain('hunter2')
  })

  it('a server accepts the connection but never responds', async () => {
    using folder = temporaryFolder()
    await using silent = await listening()
    const url = `postgresql://127.0.0.1:${silent.port}/pins`
    expect(await refusal({ dataDir: folder.path, env: { DATABASE_URL: url } })).toBe(
      `The database of DATABASE_URL (127.0.0.1:${silent.port}/pins) cannot be used: it does not respond.\n`,
    )
  })

  it('its schema is newer', async () => {
    using folder = temporaryFolder()
    await using own = await ownDatabase()
    await sql`insert into schema_migrations (name, checksum) values ('29990101T0000_flying', 'x')`.execute(
      own.database.db,
    )
    expect(await refusal({ dataDir: folder.path, env: { DATABASE_URL: own.url } })).toMatch(
      /^This database belongs to a newer Corkboard \(it has the migration 29990101T0000_flying, which this version does not know\): .+\.\n$/,
    )
  })
})
