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

/** Runs the sweeps of every module, which delete expired data. A failing sweep does not stop the others. */
const sweep = async (ctx: Ctx): Promise<void> => {
  const steps = [() => idempotency.sweep(ctx.db, ctx.now()), ...MODULES.flatMap(({ sweeps = [] }) => sweeps)]
  const failures: unknown[] = []
  for (const step of steps) await step(ctx).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${steps.length} sweeps failed`)
}

export interface WorkerOptions extends Pick<JobRunnerOptions, 'stopWithinMs' | 'onBreakDown'> {
  readonly databaseUrl: string
  readonly concurrency: number
}

/** Runs everything behind the requests: the jobs of all modules and their handlers of events. */
export const startWorker = async (site: Site, options: WorkerOptions): Promise<JobRunner> => {
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
