import {
  idempotency,
  type JobRunner,
  type JobRunnerOptions,
  jobs,
  startJobRunner,
  watchOutbox,
} from '@corkboard/database'
import { MODULES, outboxHandlers } from '@corkboard/domain'
import { createCtx, type Ctx, type Site, VISITOR } from '@corkboard/domain/kernel'

const SWEEP_TASK = 'sweep'
const SWEEP_AT = '*/10 * * * *'

/** Removes what every module has kept long enough. */
const sweep = async (ctx: Ctx): Promise<void> => {
  await idempotency.sweep(ctx.db, ctx.now())
  for (const { sweeps = [] } of MODULES) for (const step of sweeps) await step(ctx)
}

export interface WorkerOptions extends Pick<JobRunnerOptions, 'stopWithinMs' | 'onBreakDown'> {
  readonly databaseUrl: string
  readonly concurrency: number
}

/** Runs everything behind the requests: the jobs of all modules and their handlers of events. */
export const startWorker = async (site: Site, options: WorkerOptions): Promise<JobRunner> => {
  // The processes that were killed may have been ours. A store in trouble must not keep the worker from starting.
  await site.media.store
    .removeAbandoned()
    .catch((error: unknown) => site.log.warn({ err: error }, 'could not remove what was left half-written'))
  const ctx = createCtx(site, VISITOR)
  const definitions = MODULES.flatMap((module) => module.jobs ?? [])
  const { databaseUrl, ...rest } = options
  const runner = await startJobRunner({
    ...rest,
    url: databaseUrl,
    log: site.log,
    tasks: {
      [SWEEP_TASK]: () => sweep(ctx),
      ...Object.fromEntries(
        definitions.map(({ name, run }) => [name, async (payload) => void (await run(ctx, payload))]),
      ),
    },
    cron: [
      { match: SWEEP_AT, task: SWEEP_TASK },
      ...definitions.flatMap(({ name, cron }) => (cron === undefined ? [] : [{ match: cron, task: name }])),
    ],
  })
  for (const { name, atStart } of definitions) if (atStart) await jobs.add(site.database.db, name, {}, { key: name })
  const watch = watchOutbox(site.database, outboxHandlers(site), { log: site.log })
  return {
    stop: async () => {
      await Promise.all([watch.stop(), runner.stop()])
    },
  }
}
