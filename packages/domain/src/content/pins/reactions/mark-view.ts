import type { Id, PinMarkFields, PinMarks } from '@corkboard/contract'
import { type Ctx, viewerIdOf } from '../../../kernel/index.ts'
import type { SeenPin } from '../load-pins.ts'
import { NO_MARKS, type OwnMarks, ownMarksOf } from './mark-store.ts'

/** The first of the saves of a pin's picture, which may be the pin itself. */
export const originOf = (pin: Pick<SeenPin, 'id' | 'originPinId'>): Id => pin.originPinId ?? pin.id

/** Where its marks are kept: with its board. */
export const placeOf = (pin: SeenPin) => ({ id: pin.id, shard: pin.board.shard })

/** What the viewer has left on each of these pins; nothing for visitors. */
export const loadOwnMarks = async (ctx: Ctx, pins: readonly SeenPin[]): Promise<ReadonlyMap<Id, OwnMarks>> => {
  const viewerId = viewerIdOf(ctx.viewer)
  if (viewerId === undefined) return new Map()
  return ownMarksOf(
    ctx.db,
    viewerId,
    pins.map((pin) => ({ id: pin.id, originId: originOf(pin) })),
  )
}

/** PIN-07, PIN-08, PIN-09: what people have left on a pin. */
export const presentMarkFields = (pin: SeenPin, own: OwnMarks = NO_MARKS): PinMarkFields => {
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

/** The part of a pin that a mark changes, as it is now. */
export const presentMarks = async (ctx: Ctx, pin: SeenPin): Promise<PinMarks> => ({
  id: pin.id,
  type: 'pin',
  ...presentMarkFields(pin, (await loadOwnMarks(ctx, [pin])).get(pin.id)),
})
