import {
  idempotency,
  type JobPayload,
  type JobRunner,
  type JobRunnerOptions,
  jobs,
  startJobRunner,
  watchOutbox,
} from '@corkboard/database'
import { MODULES, outboxHandlers } from '@corkboard/domain'
import { createCtx, type Ctx, type JobDefinition, type Site, VISITOR } from '@corkboard/domain/kernel'
import { EXPORT_ERROR_TASK, recordError } from '@corkboard/domain/upkeep/error-reports'

const SWEEP_TASK = 'sweep'
const SWEEP_AT = '*/10 * * * *'

/** Runs the sweeps of every module, which delete expired data. A failing sweep does not stop the others. */
const sweep = async (ctx: Ctx): Promise<void> => {
  const steps = [() => idempotency.sweep(ctx.db, ctx.now()), ...MODULES.flatMap(({ sweeps = [] }) => sweeps)]
  const failures: unknown[] = []
  for (const step of steps) await step(ctx).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${steps.length} sweeps failed`)
}

/** Stores the error of a failed job (SHELL-19), which the queue retries and logs. */
const runJob = async (
  ctx: Ctx,
  { name, run }: JobDefinition,
  payload: JobPayload,
  signal?: AbortSignal,
): Promise<void> => {
  try {
    await run(ctx, payload, signal)
  } catch (error) {
    // The job was told to stop, and runs again.
    if (signal?.aborted) throw error
    // An error service that is down would get a report about every report.
    if (name !== EXPORT_ERROR_TASK) await storeError(ctx, name, error)
    throw error
  }
}

/** The database may be what failed. */
const storeError = (ctx: Ctx, where: string, error: unknown): Promise<void> =>
  recordError(ctx, { kind: 'job', error, where }).catch((failure: unknown) =>
    ctx.log.warn({ err: failure }, 'an error could not be stored'),
  )

export interface WorkerOptions extends Pick<JobRunnerOptions, 'stopWithinMs' | 'onBreakDown'> {
  readonly databaseUrl: string
  readonly concurrency: number
}

const JOBS = MODULES.flatMap((module) => module.jobs ?? [])

const tasksOf = (ctx: Ctx, definitions: readonly JobDefinition[]): JobRunnerOptions['tasks'] =>
  Object.fromEntries(
    definitions.map((definition) => [
      definition.name,
      (payload, { signal }) => runJob(ctx, definition, payload, signal),
    ]),
  )

/**
 * Runs the jobs that transcode videos, with a queue of their own: a long video keeps no picture waiting. Without video
 * software here it takes none, and they wait for a machine that has it.
 */
export const startTranscoding = async (site: Site, options: WorkerOptions): Promise<JobRunner> => {
  const { problem } = site.media.transcoder
  if (problem !== undefined) {
    site.log.warn({ problem }, 'videos cannot be transcoded here')
    return { stop: async () => undefined }
  }
  const { databaseUrl, ...rest } = options
  const tasks = tasksOf(
    createCtx(site, VISITOR),
    JOBS.filter(({ isTranscoding }) => isTranscoding),
  )
  return startJobRunner({ ...rest, url: databaseUrl, log: site.log, tasks })
}

/** Runs everything behind the requests but transcoding: the jobs of all modules and their handlers of events. */
export const startWorker = async (site: Site, options: WorkerOptions): Promise<JobRunner> => {
  const ctx = createCtx(site, VISITOR)
  const definitions = JOBS.filter(({ isTranscoding }) => !isTranscoding)
  const { databaseUrl, ...rest } = options
  const runner = await startJobRunner({
    ...rest,
    url: databaseUrl,
    log: site.log,
    tasks: {
      [SWEEP_TASK]: () => runJob(ctx, { name: SWEEP_TASK, run: sweep }, {}),
      ...tasksOf(ctx, definitions),
    },
    cron: [
      { match: SWEEP_AT, task: SWEEP_TASK },
      ...definitions.flatMap(({ name, cron }) => (cron === undefined ? [] : [{ match: cron, task: name }])),
    ],
  })
  for (const { name, atStart, queue } of definitions) {
    if (atStart) await jobs.add(site.database.db, name, {}, { key: name, ...(queue !== undefined && { queue }) })
  }
  const watch = watchOutbox(site.database, outboxHandlers(site), { log: site.log })
  return {
    stop: async () => {
      await Promise.all([watch.stop(), runner.stop()])
    },
  }
}
