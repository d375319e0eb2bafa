import { type ChildStart, type ChildWork, runChild } from './child-process.ts'
import { loadSecrets } from './data-dir.ts'
import { WORKER_DRAINS_WITHIN_MS } from './drain-times.ts'
import { wireSite } from './wire-site.ts'
import { startWorker } from './worker.ts'

/** The part of the available time reserved for releasing resources after the jobs have ended. */
const GIVE_BACK_MS = 1_000

const start = async ({ config, databaseUrl, log, breakDown }: ChildStart): Promise<ChildWork> => {
  const secrets = loadSecrets(config.dataDir)
  const wired = await wireSite({ config, databaseUrl, secrets, log, name: 'worker' })
  const runner = await startWorker(wired.site, {
    databaseUrl,
    concurrency: config.mediaConcurrency + 2,
    stopWithinMs: WORKER_DRAINS_WITHIN_MS - GIVE_BACK_MS,
    onBreakDown: () => breakDown('the job queue stopped'),
  })
  return {
    stop: async () => {
      await runner.stop()
      await wired.close()
    },
  }
}

await runChild({ name: 'worker', drainWithinMs: WORKER_DRAINS_WITHIN_MS, start })
