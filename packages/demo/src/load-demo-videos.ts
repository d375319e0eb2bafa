import { Readable } from 'node:stream'
import type { Id } from '@corkboard/contract'
import type { Ctx } from '@corkboard/domain/kernel'
import { acceptUpload, waitForUpload } from '@corkboard/domain/media'
import { createPin } from '@corkboard/domain/content/pins'
import { signedInAs, siteAt } from './acting.ts'
import { createPicturePool, type DemoCommunity, demoCommunity, type DemoVideo } from './content.ts'
import { demoState, setDemoState } from './demo-state.ts'
import { readLoadedSoFar } from './loaded-so-far.ts'
import { loadsAlone } from './loads-alone.ts'
import type { ShowProgress } from './progress.ts'
import { workAhead } from './work-ahead.ts'

/** Far longer than a short video takes, also behind another; after this there is no transcoder. */
const VIDEO_TIMEOUT_MS = 5 * 60_000
/** One is drawn while another is transcoded. */
const DRAWN_AHEAD = 2

/**
 * `unavailable`: this machine cannot transcode. `interrupted`: a video was not transcoded. After both, a later call tries
 * again.
 */
export type DemoVideosOutcome = 'loaded' | 'unavailable' | 'interrupted' | 'nothing to do'

/**
 * Loads the demo community's videos, or what an interrupted load has left out, once everything else is there. It takes
 * a minute or two, at low priority: the site can be used meanwhile.
 */
export const loadDemoVideos = (
  ctx: Ctx,
  showProgress: ShowProgress,
  community: DemoCommunity = demoCommunity(),
): Promise<DemoVideosOutcome> =>
  loadsAlone(ctx, async () => {
    if ((await demoState(ctx)) !== 'videos_missing') return 'nothing to do'
    if (ctx.site.media.transcoder.problem !== undefined) return 'unavailable'
    try {
      await loadVideos(ctx, showProgress, community)
    } catch (error) {
      // The site goes on without.
      if (!(error instanceof NotTranscoded)) throw error
      ctx.log.error({ err: error }, 'the demo videos are not loaded')
      return 'interrupted'
    }
    await setDemoState(ctx, 'loaded')
    return 'loaded'
  })

class NotTranscoded extends Error {}

const loadVideos = async (ctx: Ctx, showProgress: ShowProgress, community: DemoCommunity): Promise<void> => {
  const soFar = await readLoadedSoFar(ctx)
  const { site } = ctx
  const startedAt = (soFar.startedAt ?? ctx.now()).getTime()
  const usernames = new Map(community.people.map(({ key, username }) => [key, username]))
  const names = new Map(community.boards.map(({ key, name }) => [key, name]))
  const clips = createPicturePool(1)
  const progress = showProgress('Loading the demo videos', community.videos.length)
  /** Staff may have removed people and boards since. */
  const placeOf = ({ pinner, board, daysAgo }: DemoVideo) => {
    const person = soFar.people.get(usernames.get(pinner)!)?.id
    const boardId = person === undefined ? undefined : soFar.board(person, names.get(board)!)
    if (person === undefined || boardId === undefined) return undefined
    const time = new Date(Math.round(startedAt - daysAgo * 86_400_000))
    return soFar.pin(person, time) === undefined ? { person, boardId, time } : undefined
  }
  const upload = async (video: DemoVideo): Promise<Id | undefined> => {
    const place = placeOf(video)
    if (!place) return undefined
    const person = signedInAs(site, place.person)
    const { media_upload_id: id } = await acceptUpload(person, {
      source: Readable.from(await clips.film(video.clip)),
      fileName: `${video.key}.mov`,
      declaredType: 'video/quicktime',
    })
    const ready = await waitForUpload(person, id, VIDEO_TIMEOUT_MS)
    if (ready.status !== 'succeeded')
      throw new NotTranscoded(`A demo video was not taken: ${ready.error_code ?? ready.status}.`)
    return id
  }
  try {
    let done = 0
    const newestLast = community.videos.toSorted((a, b) => b.daysAgo - a.daysAgo)
    for await (const [video, mediaUploadId] of workAhead(newestLast, DRAWN_AHEAD, upload)) {
      const place = placeOf(video)
      if (place && mediaUploadId !== undefined) {
        const { title, description, altText } = video
        const input = { boardId: place.boardId, title, description, altText, mediaUploadId }
        await createPin(signedInAs(siteAt(site, place.time), place.person), input, { isDemo: true })
      }
      done += 1
      progress.step(done)
    }
  } finally {
    progress.finish()
    await clips.close()
  }
}
