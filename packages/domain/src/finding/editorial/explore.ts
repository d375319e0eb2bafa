import { type ExploreCategory, type ExploreKind, fail, type Id, type Pin } from '@corkboard/contract'
import { eachPictureOnce, pinPage } from '../feeds/index.ts'
import type { Ctx, Page, PageRequest } from '../../kernel/index.ts'
import type { PinFieldSet } from '../../content/pins/index.ts'
import { topicById, topTopics } from '../../content/topics/index.ts'
import { countByTopic, explorePins, pinIdsAfter, placeExplorePins } from './explore-store.ts'
import { isForReaders } from './load-articles.ts'

/**
 * FIND-04: stories, videos or pins of products, the newest first; all of them, or those about a topic.
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
 * FIND-04: what there are pins of a kind about, what most are about first. The one that is shown is among them, though
 * there may be nothing about it yet.
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

const AT_ONCE = 500

/** Notes anew where every pin stands, some at a time, while the site serves. */
export const rebuildExplore = async (ctx: Ctx): Promise<void> => {
  for (let ids = await pinIdsAfter(ctx.db, '0', AT_ONCE); ids.length > 0;) {
    const some = ids
    await ctx.transaction((tx) => placeExplorePins(tx.db, some))
    ids = await pinIdsAfter(ctx.db, some.at(-1)!, AT_ONCE)
  }
}
