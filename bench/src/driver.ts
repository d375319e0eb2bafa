/** The database driver: statements and transactions of P1 and P7 as recorded, sent by ours and by others through Kysely. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { startEmbeddedPostgres } from '@corkboard/database/embedded'
import pg from 'pg'
import type { BenchArgs, BenchOutcome } from './benches.ts'
import type { DriverName } from './driver/drivers.ts'
import type { Round } from './driver/driver-process.ts'
import { recordScripts, type Saver, type Scripts } from './driver/scripts.ts'
import { compare, type Result, type Side } from './measure.ts'
import { resultTable } from './measure/table.ts'
import { sampleBoards, samplePins } from './p1/samples.ts'
import { copyFolder, dataFolder } from './site/data-folders.ts'
import { signIn } from './site/sessions.ts'

const CLIENTS = 16
const KINDS = [
  ['pin', 'a pin by id'],
  ['board', 'a board, 25 pins'],
  ['saves', `save, ${CLIENTS} clients`],
] as const
const OTHERS: readonly DriverName[] = ['pipelined', 'dialect', 'plain']
const ABOUT: Readonly<Record<DriverName, string>> = {
  ours: 'our query path over pg',
  pipelined: 'postgres, statements sent to its pool as they come',
  dialect: 'postgres under kysely-postgres-js',
  plain: 'pg alone, DATABASE_DRIVER=plain',
}

const saversOf = async (pool: pg.Pool): Promise<Saver[]> => {
  const members = await signIn(pool, CLIENTS * 2)
  const { rows } = await pool.query<{ id: string; owner_id: string }>(
    `select id, owner_id from boards where owner_id = any($1) and privacy = 'public' order by id`,
    [members.map(({ id }) => id)],
  )
  return members
    .map(({ id }) => ({ id, boards: rows.filter((row) => row.owner_id === id).map((row) => row.id) }))
    .filter(({ boards }) => boards.length > 0)
    .slice(0, CLIENTS)
}

interface DriverProcess extends AsyncDisposable {
  readonly pid: number
  run(round: Round): Promise<number>
}

const startDriver = async (name: DriverName, url: string, scripts: Scripts): Promise<DriverProcess> => {
  const child: ChildProcess = fork(fileURLToPath(new URL('./driver/driver-process.ts', import.meta.url)), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: { PATH: process.env['PATH'], DRIVER: name, DATABASE_URL: url },
    // Dates stay dates.
    serialization: 'advanced',
  })
  const ended = once(child, 'exit').then(() => {
    throw new Error(`The driver ${name} ended`)
  })
  ended.catch(() => undefined)
  const send = async (message: Scripts | Round): Promise<unknown> => {
    child.send(message)
    return ((await Promise.race([once(child, 'message'), ended])) as unknown[])[0]
  }
  await send(scripts)
  return {
    pid: child.pid!,
    run: async (round) => Number(await send(round)),
    [Symbol.asyncDispose]: async () => {
      child.kill()
      await once(child, 'exit')
    },
  }
}

export const run = async ({ pins, rounds, seconds, print }: BenchArgs): Promise<BenchOutcome> => {
  await using opened = new AsyncDisposableStack()
  const dataDir = await copyFolder(await dataFolder(pins, print))
  opened.defer(() => rm(dataDir, { recursive: true, force: true }))
  const server = opened.adopt(await startEmbeddedPostgres({ dataDir }), (it) => it.stop())
  const postgres = Number(readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
  const pool = opened.adopt(new pg.Pool({ connectionString: server.url, max: 4 }), (it) => it.end())
  // The server says farewell to connections that are closing already.
  pool.on('error', () => undefined)
  const savers = await saversOf(pool)
  const samples = { boards: await sampleBoards({ pool }), pins: await samplePins({ pool }) }
  const scripts = await recordScripts(server.url, path.join(dataDir, 'media'), samples, savers)
  for (const [kind, about] of KINDS) {
    const [first] = kind === 'saves' ? scripts.saves.flat().map(({ script }) => script) : scripts[kind]
    print(`${about}: ${first!.map((part) => ('text' in part ? '1' : `(${part.length})`)).join(' ')} statements`)
  }

  /** Ids of new pins: from a year ahead on, where no clock makes any. */
  let firstMs = Date.now() + 365 * 86_400_000
  const sideOf = (name: DriverName, driver: DriverProcess, kind: keyof Scripts): Side => ({
    name,
    pids: () => [driver.pid, postgres],
    work: async () => {
      firstMs += 3_600_000
      const done = await driver.run({ kind, clients: CLIENTS, ms: seconds * 1_000, firstMs })
      // Nothing drains it here.
      if (kind === 'saves') await pool.query('truncate outbox')
      return done
    },
  })
  const start = async (name: DriverName): Promise<DriverProcess> => {
    const driver = await startDriver(name, server.url, scripts)
    // Neither code nor statements are prepared in the first seconds.
    for (const [kind] of KINDS) await sideOf(name, driver, kind).work()
    return driver
  }
  const ours = opened.use(await start('ours'))
  const results: Result[] = []
  for (const name of OTHERS) {
    await using other = await start(name)
    for (const [kind, about] of KINDS) {
      const sides = { ours: sideOf('ours', ours, kind), limit: sideOf(name, other, kind) }
      results.push(await compare({ name: `${about} · ${ABOUT[name]}`, ...sides }, rounds))
    }
  }
  print(`\nDrivers, ${pins.toLocaleString('en-US')} pins: calls a CPU-second of the caller and PostgreSQL`)
  print(resultTable(results))
  return { reached: undefined }
}
