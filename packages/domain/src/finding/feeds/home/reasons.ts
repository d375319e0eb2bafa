import type { Id, RecommendationReason } from '@corkboard/contract'
import { boardUrl, loadBoards } from '../../../content/boards/index.ts'
import { type Ctx, viewerIdOf } from '../../../kernel/index.ts'
import { loadPins } from '../../../content/pins/index.ts'
import { topicById } from '../../../content/topics/index.ts'
import { reasonInLists } from './home-list-store.ts'
import type { Reason } from './rank-home.ts'

/**
 * The reasons as responses return them, with the name of the topic, board or pin if any. `null` if it no longer exists.
 */
export const presentReasons = async (
  ctx: Ctx,
  reasons: readonly Reason[],
): Promise<(RecommendationReason | null)[]> => {
  const boardIds = reasons.flatMap(({ kind, id }) => (kind === 'board' && id ? [id] : []))
  const pinIds = reasons.flatMap(({ kind, id }) => (kind === 'related' && id ? [id] : []))
  const [boards, pins] = await Promise.all([
    loadBoards(ctx, [...new Set(boardIds)]),
    loadPins(ctx, [...new Set(pinIds)]),
  ])
  return reasons.map(({ kind, id }) => {
    switch (kind) {
      case 'followed':
        return null
      case 'topic':
      case 'guess': {
        const topic = topicById(id ?? '')
        return topic ? { kind, name: topic.name, url: `/topics/${topic.slug}/` } : null
      }
      case 'board': {
        const board = boards.get(id ?? '')
        return board ? { kind, name: board.name, url: boardUrl(board.owner.username, board.slug) } : null
      }
      case 'related': {
        const pin = pins.get(id ?? '')
        if (!pin) return null
        const isOthers = pin.originPinnerId !== null && pin.originPinnerId !== viewerIdOf(ctx.viewer)
        return { kind: isOthers ? kind : 'own', name: pin.title || null, url: `/pin/${pin.id}/` }
      }
      // The response does not reveal what users viewed before they signed up. The best pins of those topics are popular
      // anyway.
      case 'visited':
        return { kind: 'popular', name: null, url: null }
      case 'popular':
      case 'fresh':
        return { kind, name: null, url: null }
    }
  })
}

/**
 * PIN-02: why the home feed showed this pin to the viewer, as long as that is stored; `null` if it did not, or if they
 * follow its pinner or board.
 */
export const whyRecommended = async (ctx: Ctx, pinId: Id): Promise<RecommendationReason | null> => {
  const viewerId = viewerIdOf(ctx.viewer)
  const reason = viewerId === undefined ? undefined : await reasonInLists(ctx.db, viewerId, pinId)
  return reason ? (await presentReasons(ctx, [reason]))[0]! : null
}
