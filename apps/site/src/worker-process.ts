import { type ChildStart, type ChildWork, runChild } from './child-process.ts'
import { loadSecrets } from './data-dir.ts'
import { WORKER_DRAINS_WITHIN_MS } from './drain-times.ts'
import { wireSite } from './wire-site.ts'
import { startTranscoding, startWorker } from './worker.ts'

/** The part of the available time reserved for releasing resources after the jobs have ended. */
const GIVE_BACK_MS = 1_000
/** A video is not finished within the time to drain: it is aborted immediately, and the next process restarts it. */
const TRANSCODING_STOPS_WITHIN_MS = 2_000

const start = async ({ config, databaseUrl, log, breakDown }: ChildStart): Promise<ChildWork> => {
  const secrets = loadSecrets(config.dataDir)
  const wired = await wireSite({ config, databaseUrl, secrets, log, name: 'worker' })
  const { problem } = wired.site.media.transcoder
  if (problem !== undefined) log.warn({ problem }, 'uploads of videos are refused')
  const onBreakDown = () => breakDown('the job queue stopped')
  const worker =
    config.role === 'transcoder'
      ? undefined
      : await startWorker(wired.site, {
          databaseUrl,
          concurrency: config.mediaConcurrency + 2,
          stopWithinMs: WORKER_DRAINS_WITHIN_MS - GIVE_BACK_MS,
          onBreakDown,
        })
  const transcoding =
    config.transcodeConcurrency === 0
      ? undefined
      : await startTranscoding(wired.site, {
          databaseUrl,
          concurrency: config.transcodeConcurrency,
          stopWithinMs: TRANSCODING_STOPS_WITHIN_MS,
          onBreakDown,
        })
  return {
    stop: async () => {
      await Promise.all([worker?.stop(), transcoding?.stop()])
      await wired.close()
    },
  }
}

await runChild({ name: 'worker', drainWithinMs: WORKER_DRAINS_WITHIN_MS, start })
