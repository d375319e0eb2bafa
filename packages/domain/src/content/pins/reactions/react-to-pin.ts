import { pinReacted } from '@corkboard/contract/events'
import { fail, type Id, type PinInteractions, type Reaction, REACTION_TYPES } from '@corkboard/contract'
import { countAttempt } from '../../../platform/throttle/index.ts'
import { type Allowed, type Ctx, type Page, type PageRequest, requireWriter } from '../../../kernel/index.ts'
import { presentUser } from '../../../people/index.ts'
import type { SeenPin } from '../load-pins.ts'
import { listPeopleOf } from './list-people.ts'
import { deleteReaction, newestReactions, setReaction } from './interaction-store.ts'
import { placeOf, presentInteractions } from './interaction-view.ts'

/** (ours) Reactions and favorites per hour, combined. Undoing them is free. */
export const REACTIONS_PER_HOUR = 600

const isReactionType = (type: number): boolean => (REACTION_TYPES as readonly number[]).includes(type)

/**
 * PIN-07: one reaction per user and pin; another type replaces it. Anyone who may save a pin may react to it.
 * @throws 'request.invalid'
 */
export const reactToPin = async (
  anyCtx: Ctx,
  pin: Allowed<SeenPin, 'save'>,
  reactionType: number,
): Promise<PinInteractions> => {
  const ctx = requireWriter(anyCtx)
  const { userId } = ctx.viewer
  if (!isReactionType(reactionType)) throw fail('request.invalid', { field: 'reaction_type' })
  return ctx.transaction(async (tx) => {
    await countAttempt(tx, [{ key: `pin-mark:${userId}`, limit: REACTIONS_PER_HOUR }])
    const id = tx.site.ids.next(pin.board.shard)
    await setReaction(tx.db, placeOf(pin), { id, userId, type: reactionType, now: tx.now() })
    // Others see the count once the change is folded in. Reads in this transaction must include it from here on.
    tx.changed()
    return presentInteractions(tx, pin)
  })
}

/** PIN-07: removes the viewer's reaction, even if they have lost the right to react. */
export const takeReactionBack = async (anyCtx: Ctx, pin: Allowed<SeenPin, 'view'>): Promise<PinInteractions> => {
  const ctx = requireWriter(anyCtx)
  return ctx.transaction(async (tx) => {
    if (await deleteReaction(tx.db, pin.id, tx.viewer.userId)) {
      await tx.emit(pinReacted, { pin_id: pin.id, by_id: tx.viewer.userId, reaction_type: 0 })
    }
    return presentInteractions(tx, pin)
  })
}

/** PIN-07: the users who reacted to a pin and whom the viewer may see, newest first. */
export const listReactions = (
  ctx: Ctx,
  pin: SeenPin,
  type: number | undefined,
  page: PageRequest,
): Promise<Page<Reaction>> =>
  listPeopleOf(
    ctx,
    page,
    (before: Id | undefined, limit) => newestReactions(ctx.db, pin.id, type, before, limit),
    ({ userId, reactionType, createdAt }, person, relations) => ({
      id: `${pin.id}_${userId}_${reactionType}`,
      type: 'reaction',
      reaction_type: reactionType,
      user: presentUser(ctx, person, relations),
      created_at: createdAt.toISOString(),
    }),
  )
