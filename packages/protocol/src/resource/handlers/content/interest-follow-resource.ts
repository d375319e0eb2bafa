import { fail, type Id, InterestFollowResource } from '@corkboard/contract'
import type { Ctx } from '@corkboard/domain/kernel'
import { followTopics, getTopic, presentTopic, unfollowTopics } from '@corkboard/domain/content/topics'
import { implement } from '../../engine/implement.ts'

interface Options {
  readonly interest_id: Id
  readonly interest_list?: string | readonly Id[]
}

const IDS = /^\d+(?:,\d+)*$/
/** As many as an array may have. */
const MOST = 50

/** An array, or ids with commas between them, as forms carry it. Some clients send the name of a list. */
const listOf = (more: Options['interest_list'] = []): readonly string[] => {
  if (typeof more !== 'string') return more
  const ids = IDS.test(more) ? more.split(',') : []
  if (ids.length > MOST) throw fail('request.invalid', { field: 'interest_list' })
  return ids
}

const change =
  (apply: typeof followTopics) =>
  async (ctx: Ctx, { interest_id: id, interest_list: more }: Options) => {
    const topic = getTopic(id)
    const others = listOf(more).map((other) => getTopic(other, 'interest_list'))
    await apply(ctx, [topic, ...others])
    return presentTopic(ctx, topic)
  }

/** FIND-02. */
export const interestFollowResource = implement(InterestFollowResource, {
  create: change(followTopics),
  delete: change(unfollowTopics),
})
