import type { Id, PinInteractionFields, PinInteractions } from '@corkboard/contract'
import { type Ctx, viewerIdOf } from '../../../kernel/index.ts'
import type { SeenPin } from '../load-pins.ts'
import { NO_INTERACTIONS, type OwnInteractions, ownInteractionsOf } from './interaction-store.ts'

/** The first save of a pin's picture, which may be the pin itself. */
export const originOf = (pin: Pick<SeenPin, 'id' | 'originPinId'>): Id => pin.originPinId ?? pin.id

/** The shard for its reactions, notes and tries: that of its board. */
export const placeOf = (pin: SeenPin) => ({ id: pin.id, shard: pin.board.shard })

/** The viewer's reactions, notes and tries on these pins; empty for visitors. */
export const loadOwnInteractions = async (
  ctx: Ctx,
  pins: readonly SeenPin[],
): Promise<ReadonlyMap<Id, OwnInteractions>> => {
  const viewerId = viewerIdOf(ctx.viewer)
  if (viewerId === undefined) return new Map()
  return ownInteractionsOf(
    ctx.db,
    viewerId,
    pins.map((pin) => ({ id: pin.id, originId: originOf(pin) })),
  )
}

/** PIN-07, PIN-08, PIN-09: a pin's fields for reactions, favorites, notes and tries. */
export const presentInteractionFields = (
  pin: SeenPin,
  own: OwnInteractions = NO_INTERACTIONS,
): PinInteractionFields => {
  const { reactionCounts, favoriteCount, didItCount } = own.counts ?? pin
  return {
    reaction_counts: Object.fromEntries(
      reactionCounts.flatMap((count, n) => (count > 0 ? [[String(n + 1), count] as const] : [])),
    ),
    reaction_by_me: own.reactionType,
    favorited_by_me: own.isFavorite,
    favorite_user_count: Math.max(0, favoriteCount),
    pin_note: own.note ? { text: own.note.text, updated_at: own.note.updatedAt.toISOString() } : null,
    closeup_user_note: own.note?.text ?? null,
    unified_user_note: own.unifiedNote?.text ?? null,
    done_by_me: own.isDone,
    aggregated_pin_data: {
      comment_count: pin.commentsDisabled ? 0 : pin.commentCount,
      did_it_data: { images_count: Math.max(0, didItCount) },
    },
    is_hidden: pin.isHiddenByViewer,
  }
}

/** The part of a pin that a reaction, favorite, note or try changes, in its current state. */
export const presentInteractions = async (ctx: Ctx, pin: SeenPin): Promise<PinInteractions> => ({
  id: pin.id,
  type: 'pin',
  ...presentInteractionFields(pin, (await loadOwnInteractions(ctx, [pin])).get(pin.id)),
})
