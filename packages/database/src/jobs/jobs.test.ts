import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { type Db, notify, openDatabase } from '../connection/open-database.ts'
import { startEmbeddedPostgres } from '../embedded/start.ts'
import { migrate } from '../migrations/migrate.ts'
import { type OwnDatabase, ownDatabase } from '../testing/own-database.ts'
import { until } from '../testing/until.ts'
import { startJobRunner } from './job-runner.ts'
import { type JobPayload, jobs } from './jobs.ts'

it('a job runs after its transaction commits, and never if it is rolled back', async () => {
  await using own = await ownDatabase()
  const { db, transaction } = own.database
  const ran: JobPayload[] = []
  const runner = await startJobRunner({ url: own.url, tasks: { greet: async (payload) => void ran.push(payload) } })
  const undone = transaction(async (tx) => {
    await jobs.add(tx, 'greet', { name: 'nobody' })
    throw new Error('No.')
  })
  await expect(undone).rejects.toThrow('No.')
  await jobs.add(db, 'greet', { name: 'alice' })
  await until(async () => ran.length > 0)
  await runner.stop()
  expect(ran).toEqual([{ name: 'alice' }])
})

it('a job with a key is queued once, with the newest payload', async () => {
  await using own = await ownDatabase()
  const { db } = own.database
  const runAt = new Date('2100-01-01T00:00:00Z')
  const options = { key: 'digest', runAt, maxAttempts: 3, priority: -1, queue: 'mail' }
  await jobs.add(db, 'send_digest', { edition: 1 }, options)
  await jobs.add(db, 'send_digest', { edition: 2 }, options)
  const { rows } = await sql`
    select payload, run_at, max_attempts, priority, queue_name
    from graphile_worker._private_jobs j
    join graphile_worker._private_job_queues q on q.id = j.job_queue_id`.execute(db)
  expect(rows).toEqual([{ payload: { edition: 2 }, run_at: runAt, max_attempts: 3, priority: -1, queue_name: 'mail' }])
})

it('a failed job is kept for a retry', async () => {
  await using own = await ownDatabase()
  const { db } = own.database
  const runner = await startJobRunner({
    url: own.url,
    tasks: {
      fragile: async () => {
        throw new Error('Not yet.')
      },
    },
  })
  await jobs.add(db, 'fragile', {})
  const failed = async () => {
    const { rows } = await sql<{ last_error: string; later: boolean }>`
      select last_error, run_at > now() as later from graphile_worker.jobs where last_error is not null`.execute(db)
    return rows
  }
  await until(async () => (await failed()).length > 0)
  expect(await failed()).toEqual([{ last_error: expect.stringContaining('Not yet.') as string, later: true }])
  await runner.stop()
})

it('stopping lets the running job finish', async () => {
  await using own = await ownDatabase()
  const begun = Promise.withResolvers<void>()
  const mayFinish = Promise.withResolvers<void>()
  let isFinished = false
  const slow = async () => {
    begun.resolve()
    await mayFinish.promise
    isFinished = true
  }
  const runner = await startJobRunner({ url: own.url, tasks: { slow } })
  await jobs.add(own.database.db, 'slow', {})
  await begun.promise
  const stopping = runner.stop()
  mayFinish.resolve()
  await stopping
  expect(isFinished).toBe(true)
})

it('stopping past its deadline returns the running job', async () => {
  await using own = await ownDatabase()
  const { db } = own.database
  const begun = Promise.withResolvers<void>()
  const never = Promise.withResolvers<void>()
  const stuck = async () => {
    begun.resolve()
    await never.promise
  }
  const runner = await startJobRunner({ url: own.url, tasks: { stuck }, stopWithinMs: 100 })
  await jobs.add(db, 'stuck', {})
  await begun.promise
  await runner.stop()
  const { rows } = await sql`select locked_at, attempts < max_attempts as again from graphile_worker.jobs`.execute(db)
  expect(rows).toEqual([{ locked_at: null, again: true }])
  never.resolve()
})

it('a schedule is registered with the queue', async () => {
  await using own = await ownDatabase()
  const runner = await startJobRunner({
    url: own.url,
    tasks: { sweep: async () => undefined },
    cron: [{ match: '*/5 * * * *', task: 'sweep' }],
  })
  const known = async () => {
    const { rows } = await sql`select identifier from graphile_worker._private_known_crontabs`.execute(own.database.db)
    return rows
  }
  await until(async () => (await known()).length > 0)
  await runner.stop()
  expect(await known()).toEqual([{ identifier: 'sweep' }])
})

/** A runner in a separate process, which starts one `stuck` job and never finishes it. */
const killableRunner = async ({ url, database: { db } }: OwnDatabase) => {
  const script = `
    const { startJobRunner } = await import(process.argv[1])
    const tasks = { stuck: () => new Promise(() => process.stdout.write('begun')) }
    await startJobRunner({ url: process.argv[2], tasks, concurrency: 1 })`
  const entry = new URL('./job-runner.ts', import.meta.url).href
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, entry, url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return async () => {
    child.kill('SIGKILL')
    await once(child, 'exit')
    // Its connections show that it is alive, and the server takes a moment to notice that they are gone.
    const connections = sql`select from pg_stat_activity
      where datname = current_database() and application_name like 'corkboard jobs%'`
    await until(async () => (await connections.execute(db)).rows.length === 0)
  }
}

it('a job runs again after its runner was killed, but not while the runner is alive', async () => {
  await using own = await ownDatabase()
  await jobs.add(own.database.db, 'stuck', {})
  const kill = await killableRunner(own)
  let runs = 0
  const tasks = { stuck: async () => void (runs += 1) }
  const living = await startJobRunner({ url: own.url, tasks })
  await living.stop()
  expect(runs).toBe(0)
  await kill()
  const next = await startJobRunner({ url: own.url, tasks })
  await until(async () => runs === 1)
  await next.stop()
})

it('a job that was replaced while a runner held it does not outlive that runner', async () => {
  await using own = await ownDatabase()
  const { db } = own.database
  await jobs.add(db, 'stuck', { edition: 1 }, { key: 'digest' })
  const kill = await killableRunner(own)
  await jobs.add(db, 'stuck', { edition: 2 }, { key: 'digest' })
  await kill()
  const ran: JobPayload[] = []
  const next = await startJobRunner({ url: own.url, tasks: { stuck: async (payload) => void ran.push(payload) } })
  const left = async () => (await sql`select from graphile_worker._private_jobs`.execute(db)).rows.length
  await until(async () => (await left()) === 0)
  await next.stop()
  expect(ran).toEqual([{ edition: 2 }])
})

/** A newer version of the queue makes the others stop. */
const announceBreakingVersion = (db: Db): Promise<void> =>
  notify(db, 'worker:migrate', '{"migrationNumber": 999, "breaking": true}')

it('restarts by itself after the queue gave up', async () => {
  await using own = await ownDatabase()
  const { db } = own.database
  const { exitCode } = process
  const runners = async () => {
    const { rows } = await sql<{ name: string }>`
      select distinct application_name as name from pg_stat_activity
      where datname = current_database() and application_name like 'corkboard jobs pool%'`.execute(db)
    return rows.map(({ name }) => name)
  }
  let greeted = 0
  const runner = await startJobRunner({ url: own.url, tasks: { greet: async () => void (greeted += 1) } })
  await until(async () => (await runners()).length > 0)
  const [first] = await runners()
  await until(async () => {
    await announceBreakingVersion(db)
    return (await runners()).some((name) => name !== first)
  })
  await jobs.add(db, 'greet', {})
  await until(async () => greeted === 1)
  await runner.stop()
  expect({ greeted, exitCode: process.exitCode }).toEqual({ greeted: 1, exitCode })
})

it('reports when it cannot continue because the queue has a newer version', async () => {
  await using own = await ownDatabase()
  const { db } = own.database
  let isBroken = false
  const runner = await startJobRunner({ url: own.url, tasks: {}, onBreakDown: () => (isBroken = true) })
  await sql`insert into graphile_worker.migrations (id, breaking) values (999, true)`.execute(db)
  await until(async () => {
    await announceBreakingVersion(db)
    return isBroken
  })
  await runner.stop()
  await expect(startJobRunner({ url: own.url, tasks: {} })).rejects.toThrow('999')
})

it('outlives its database: a job running when it went down runs again once it is back', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'corkboard-jobs-'))
  chmodSync(folder, 0o755)
  const startServer = () => startEmbeddedPostgres({ dataDir: path.join(folder, 'data'), settings: { fsync: 'off' } })
  let server = await startServer()
  const begun = Promise.withResolvers<void>()
  const mayEnd = Promise.withResolvers<void>()
  let runs = 0
  const tasks = {
    greet: async () => {
      runs += 1
      begun.resolve()
      await mayEnd.promise
    },
  }
  await migrate(server.url)
  const runner = await startJobRunner({ url: server.url, tasks, onBreakDown: () => expect.unreachable() })
  const database = await openDatabase({ url: server.url })
  await jobs.add(database.db, 'greet', {})
  await begun.promise
  // Immediately, with every connection: the end of the job can no longer be recorded.
  await server.stop(0)
  mayEnd.resolve()
  await new Promise((resolve) => setTimeout(resolve, 500))
  server = await startServer()
  await until(async () => runs === 2)
  await until(async () => {
    const { rows } = await sql`select from graphile_worker._private_jobs`.execute(database.db)
    return rows.length === 0
  })
  await runner.stop()
  await database.close()
  await server.stop()
  rmSync(folder, { recursive: true })
})
