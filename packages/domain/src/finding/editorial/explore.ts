import { type ExploreCategory, type ExploreKind, fail, type Id, type Pin } from '@corkboard/contract'
import { instanceSettings, type JobPayload } from '@corkboard/database'
import { eachPictureOnce, pinPage } from '../feeds/index.ts'
import type { ChangeHub, Ctx, Page, PageRequest } from '../../kernel/index.ts'
import type { PinFieldSet } from '../../content/pins/index.ts'
import { buildTopicsOnce } from '../../content/subjects/index.ts'
import { topicById, TOPICS_FORM, topTopics } from '../../content/topics/index.ts'
import { countByTopic, explorePins, isAnyOfKind, pinIdsAfter, placeExplorePins } from './explore-store.ts'
import { isForReaders } from './load-articles.ts'

/**
 * FIND-04: stories, videos or product pins, newest first: all of them or those on a topic.
 * @throws 'topic.not_found'
 */
export const explore = async (
  ctx: Ctx,
  query: { readonly kind: ExploreKind; readonly categoryId: Id | undefined; readonly fieldSet: PinFieldSet },
  page: PageRequest,
): Promise<Page<Pin>> => {
  const { kind, categoryId, fieldSet } = query
  if (categoryId !== undefined && !topicById(categoryId)) throw fail('topic.not_found', { field: 'category_id' })
  return pinPage(ctx, page, fieldSet, explorePins(kind, categoryId), eachPictureOnce(isForReaders))
}

/**
 * FIND-04: the topics of the pins of a kind, most frequent first. Includes the selected topic even if it has no pins
 * yet.
 * @throws 'topic.not_found'
 */
export const exploreCategories = async (ctx: Ctx, kind: ExploreKind, shownId?: Id): Promise<ExploreCategory[]> => {
  const shown = shownId === undefined ? undefined : topicById(shownId)
  if (shownId !== undefined && !shown) throw fail('topic.not_found', { field: 'category_id' })
  const counts = await countByTopic(
    ctx.db,
    kind,
    topTopics.map(({ id }) => id),
  )
  const known = topTopics.filter(({ id }) => counts.has(id)).toSorted((a, b) => counts.get(b.id)! - counts.get(a.id)!)
  return (shown && !known.includes(shown) ? [shown, ...known] : known).map(({ id, slug, name }) => ({ id, slug, name }))
}

/** How long a process goes on offering videos after the last one has gone. */
const VIDEOS_KNOWN_MS = 10_000

/** When each site of this process last had a video. None is looked up every time, which reads one row of an index. */
const videosSeenMs = new WeakMap<ChangeHub, number>()

/** True while the site has a video that everyone may see. Until then searches do not offer videos. */
export const hasVideos = async ({ site, db }: Pick<Ctx, 'site' | 'db'>): Promise<boolean> => {
  const now = site.clock.monotonicMs()
  const seen = videosSeenMs.get(site.changes)
  if (seen !== undefined && now - seen < VIDEOS_KNOWN_MS) return true
  const isAny = await isAnyOfKind(db, 'videos')
  if (isAny) videosSeenMs.set(site.changes, now)
  return isAny
}

export const BUILD_EXPLORE_TASK = 'build_explore'

const AT_ONCE = 500
/** The key in `instance_settings` that says by which rules the topics were assigned that pins are listed under. */
const BUILT = 'explore_built'

/** Recomputes the kinds and topics of every pin in batches, while the site is running. */
export const rebuildExplore = async (ctx: Ctx, signal?: AbortSignal): Promise<void> => {
  for (let ids = await pinIdsAfter(ctx.db, '0', AT_ONCE); ids.length > 0;) {
    const some = ids
    await ctx.transaction((tx) => placeExplorePins(tx.db, some))
    signal?.throwIfAborted()
    ids = await pinIdsAfter(ctx.db, some.at(-1)!, AT_ONCE)
  }
  await instanceSettings.write(ctx.db, BUILT, TOPICS_FORM)
}

/** Lists pins again on a site that listed them under topics by older rules. */
export const buildExploreOnce = async (ctx: Ctx, _payload?: JobPayload, signal?: AbortSignal): Promise<void> => {
  if ((await instanceSettings.read(ctx.db, BUILT)) === TOPICS_FORM) return
  await buildTopicsOnce(ctx, {}, signal)
  await rebuildExplore(ctx, signal)
}
