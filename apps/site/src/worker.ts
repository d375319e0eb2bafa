import { isId } from '@corkboard/contract'
import {
  idempotency,
  type JobPayload,
  type JobRunner,
  type JobRunnerOptions,
  jobs,
  startJobRunner,
  watchOutbox,
} from '@corkboard/database'
import {
  CLEAR_DOWNLOADS_TASK,
  clearDataDownloads,
  DATA_DOWNLOAD_TASK,
  makeDataDownload,
} from '@corkboard/domain/upkeep/data-downloads'
import {
  RESET_TASK,
  sendPasswordReset,
  sweepChallenges,
  sweepPasscodes,
  sweepRemembered,
  sweepTickets,
} from '@corkboard/domain/accounts/sign-in'
import { sweepChanges } from '@corkboard/domain/platform/discovery'
import { makeDailyCollections } from '@corkboard/domain/finding/editorial'
import { createCtx, type Site, VISITOR } from '@corkboard/domain/kernel'
import { READ_LINK_TASK, readLinkPage, refreshLinkPages } from '@corkboard/domain/content/links'
import { MAIL_TASK, sendMail, sweepMailLinks } from '@corkboard/domain/platform/mail'
import {
  INGEST_TASK,
  ingestUpload,
  removeSearchUploads,
  removeStrayFiles,
  removeUnusedPictures,
  staleUploads,
  sweepFileWork,
} from '@corkboard/domain/media'
import { mailNews, REACTIONS_TASK, sweepNews, tellReactions } from '@corkboard/domain/social/notifications'
import { purgeDeletedItems, purgeDeletedPeople } from '@corkboard/domain/upkeep/erase'
import { BOARD_ACT_TASK, carryOutBoardAct, forgetBoardActs } from '@corkboard/domain/content/pins'
import { createReactions } from '@corkboard/domain/upkeep/reactions'
import {
  BUILD_SEARCH_TASK,
  buildSearchOnce,
  SWEEP_SEARCH_TASK,
  sweepSearch,
  WEIGH_SEARCH_TASK,
  weighSearch,
} from '@corkboard/domain/finding/search'
import { mailMessages, sweepInvites } from '@corkboard/domain/social/sharing'
import { extendSitemaps } from '@corkboard/domain/finding/sitemaps'
import { DESCRIBE_TASK, describeMissing, describeNewPicture } from '@corkboard/domain/finding/visual'

const STALE_UPLOAD_MS = 10 * 60_000
const STALE_UPLOADS_AT_ONCE = 100

/** Pictures from before there were descriptors, or this model: about a minute's work of one process. */
const DESCRIBED_AT_ONCE = 2_000

const signatureIn = (payload: JobPayload): string => {
  const { signature } = payload as { signature?: unknown }
  if (typeof signature !== 'string') throw new Error('The job names no picture')
  return signature
}

const uploadIn = (payload: JobPayload): string => {
  const id = (payload as { upload_id?: unknown }).upload_id
  if (!isId(id)) throw new Error('The job names no upload')
  return id
}

/** What answers have been kept for long enough goes; uploads whose job was lost are taken up again. */
const sweep = async (site: Site): Promise<void> => {
  const now = site.clock.now()
  await idempotency.sweep(site.database.db, now)
  await sweepMailLinks(site.database.db, now)
  await sweepRemembered(site.database.db, now)
  await sweepTickets(site.database.db, now)
  await sweepPasscodes(site.database.db, now)
  await sweepInvites(site.database.db, now)
  await sweepNews(site.database.db, now)
  await sweepChallenges(site.database.db, now)
  await sweepChanges(site.database.db, now)
  await forgetBoardActs(site.database.db, now)
  const before = new Date(now.getTime() - STALE_UPLOAD_MS)
  const ctx = createCtx(site, VISITOR)
  for (const id of await staleUploads(ctx.db, before, STALE_UPLOADS_AT_ONCE)) await ingestUpload(ctx, id)
  await removeSearchUploads(ctx)
  await sweepFileWork(ctx)
  await site.media.store.removeAbandoned()
}

export interface WorkerOptions extends Pick<JobRunnerOptions, 'stopWithinMs' | 'onBreakDown'> {
  readonly databaseUrl: string
  readonly concurrency: number
}

/** Everything that happens behind the requests: pictures, reactions to events, clearing up. */
export const startWorker = async (site: Site, options: WorkerOptions): Promise<JobRunner> => {
  const ctx = createCtx(site, VISITOR)
  const { databaseUrl, ...rest } = options
  const runner = await startJobRunner({
    ...rest,
    url: databaseUrl,
    log: site.log,
    tasks: {
      [INGEST_TASK]: async (payload) => ingestUpload(ctx, uploadIn(payload)),
      [MAIL_TASK]: async (payload) => sendMail(ctx, payload),
      [RESET_TASK]: async (payload) => sendPasswordReset(ctx, payload),
      [DATA_DOWNLOAD_TASK]: async (payload) => makeDataDownload(ctx, payload),
      [CLEAR_DOWNLOADS_TASK]: async () => clearDataDownloads(ctx),
      [BOARD_ACT_TASK]: async (payload) => carryOutBoardAct(ctx, payload),
      [READ_LINK_TASK]: async (payload) => readLinkPage(ctx, payload),
      refresh_links: async () => refreshLinkPages(ctx),
      sweep: async () => sweep(site),
      [REACTIONS_TASK]: async (payload) => tellReactions(ctx, payload),
      daily_collections: async () => {
        await makeDailyCollections(ctx)
      },
      [BUILD_SEARCH_TASK]: async () => buildSearchOnce(ctx),
      [WEIGH_SEARCH_TASK]: async () => weighSearch(ctx),
      [SWEEP_SEARCH_TASK]: async () => sweepSearch(ctx),
      mail_news: async () => {
        await mailNews(ctx)
        await mailMessages(ctx)
      },
      extend_sitemaps: async () => {
        await extendSitemaps(ctx)
      },
      purge: async () => {
        await purgeDeletedPeople(ctx)
        await purgeDeletedItems(ctx)
      },
      [DESCRIBE_TASK]: async (payload) => describeNewPicture(ctx, signatureIn(payload)),
      describe_missing: async () => {
        const described = await describeMissing(ctx, DESCRIBED_AT_ONCE)
        if (described > 0) site.log.info({ described }, 'described pictures that nobody had described')
      },
      sweep_pictures: async () => {
        const pictures = await removeUnusedPictures(ctx)
        const files = await removeStrayFiles(ctx)
        if (pictures + files > 0) site.log.info({ pictures, files }, 'removed pictures that nothing uses')
      },
    },
    cron: [
      { match: '*/10 * * * *', task: 'sweep' },
      { match: '*/5 * * * *', task: 'refresh_links' },
      { match: '*/2 * * * *', task: 'describe_missing' },
      { match: '*/15 * * * *', task: 'mail_news' },
      { match: '23 * * * *', task: 'extend_sitemaps' },
      // Made once a day; asked for every hour, so that a site that was down at midnight has them too.
      { match: '3 * * * *', task: 'daily_collections' },
      { match: '37 * * * *', task: WEIGH_SEARCH_TASK },
      { match: '52 3 * * *', task: SWEEP_SEARCH_TASK },
      { match: '17 * * * *', task: 'purge' },
      { match: '41 4 * * *', task: 'sweep_pictures' },
    ],
  })
  await jobs.add(site.database.db, BUILD_SEARCH_TASK, {}, { key: BUILD_SEARCH_TASK })
  const watch = watchOutbox(site.database, createReactions(site), { log: site.log })
  return {
    stop: async () => {
      await Promise.all([watch.stop(), runner.stop()])
    },
  }
}
