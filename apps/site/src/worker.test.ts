import { instanceSettings, jobs, sql } from '@corkboard/database'
import { until } from '@corkboard/database/testing/until'
import { TOPICS_FORM } from '@corkboard/domain/content/topics'
import { createTestCtx, makeBoard, makePin, type TestCtx } from '@corkboard/testkit/domain'
import { expect, it } from 'vitest'
import { startWorker } from './worker.ts'

interface QueuedBuild {
  readonly task: string
  readonly isRunning: boolean
}

const builds = async ({ site }: TestCtx): Promise<QueuedBuild[]> => {
  const { rows } = await sql<QueuedBuild>`
    select task_identifier as task, locked_at is not null as "isRunning"
    from graphile_worker.jobs where task_identifier like 'build\\_%' order by id`.execute(site.database.db)
  return rows
}

const isQueued = async ({ site }: TestCtx, task: string): Promise<boolean> => {
  const { rows } = await sql`select from graphile_worker.jobs where task_identifier = ${task}`.execute(site.database.db)
  return rows.length > 0
}

/** Builds wait until it is disposed. */
const lockTopics = async ({ site }: TestCtx): Promise<AsyncDisposable> => {
  const [locked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const transaction = site.database.transaction(async (tx) => {
    await sql`lock table pin_topics in exclusive mode`.execute(tx)
    locked.resolve()
    await released.promise
  })
  await Promise.race([locked.promise, transaction])
  return {
    [Symbol.asyncDispose]: () => {
      released.resolve()
      return transaction
    },
  }
}

it('[FIND-02 a] what an update changed is built again by one of several workers, one thing after another', async () => {
  await using test = await createTestCtx()
  const { databaseUrl, site } = test
  const alice = test.as(await test.person('Alice'))
  await makePin(alice, await makeBoard(alice, 'Soup Weather'), { title: 'Tomato soup' })
  await using stack = new AsyncDisposableStack()
  const start = async () => {
    const worker = await startWorker(site, { databaseUrl, concurrency: 4 })
    stack.defer(() => worker.stop())
  }
  {
    await using _ = await lockTopics(test)
    await start()
    await until(async () => (await builds(test)).some(({ isRunning }) => isRunning))
    await start()
    // Queued last: when it has run, everything that could run has begun.
    await jobs.add(site.database.db, 'sweep', {})
    await until(async () => !(await isQueued(test, 'sweep')))
    const running = (await builds(test)).filter(({ isRunning }) => isRunning)
    expect(running).toEqual([{ task: 'build_topics', isRunning: true }])
  }
  await until(async () => (await builds(test)).length === 0)
  const { db } = site.database
  expect(await instanceSettings.read(db, 'topics_built')).toBe(TOPICS_FORM)
  expect(await instanceSettings.read(db, 'explore_built')).toBe(TOPICS_FORM)
  expect(await instanceSettings.read(db, 'search_built')).toContain(TOPICS_FORM)
})
