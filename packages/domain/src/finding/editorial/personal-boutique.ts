import type { Id, Pin } from '@corkboard/contract'
import { sql } from '@corkboard/database'
import { loadChoice } from '../../accounts/settings/index.ts'
import type { PinFieldSet } from '../../content/pins/index.ts'
import { type Ctx, type Page, type PageRequest, requireSignedIn } from '../../kernel/index.ts'
import { eachPictureOnce, likedTopics, pinPage, type Skeleton } from '../feeds/index.ts'
import { isForReaders } from './load-articles.ts'

const FIRST: Id = '9223372036854775807'

/** Products of other users on any of these topics, newest first. Each topic is read through its own part of the index. */
const productsOn =
  (topicIds: readonly Id[], viewerId: Id): Skeleton =>
  ({ before = FIRST, limit }) =>
    sql`
    select distinct near.id from unnest(${topicIds}::int[]) as t(id) cross join lateral (
      select e.pin_id as id from explore_pins e join pins p on p.id = e.pin_id
      where e.kind = 'shopping' and e.topic_id = t.id and e.pin_id < ${before}
        and p.listed and p.deleted_at is null and p.pinner_id <> ${viewerId}
      order by e.pin_id desc limit ${sql.lit(limit)}
    ) near order by near.id desc limit ${sql.lit(limit)}`

/**
 * IDENT-08 `show_personal_boutique` (ours): products on the topics that the viewer follows, saves and has boards about,
 * newest first; none for users who do not want products chosen for them (IDENT-13).
 */
export const personalBoutique = async (anyCtx: Ctx, fieldSet: PinFieldSet, page: PageRequest): Promise<Page<Pin>> => {
  const ctx = requireSignedIn(anyCtx)
  const { userId } = ctx.viewer
  const isWanted = await loadChoice(ctx, userId, 'shopping_recommendations')
  const topicIds = isWanted ? await likedTopics(ctx) : []
  if (topicIds.length === 0) return { items: [], next: undefined }
  return pinPage(ctx, page, fieldSet, productsOn(topicIds, userId), eachPictureOnce(isForReaders))
}
