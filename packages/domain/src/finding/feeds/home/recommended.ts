import type { Id } from '@corkboard/contract'
import type { Ctx, SignedIn } from '../../../kernel/index.ts'
import { recommendFor } from '../../recommendations/index.ts'

/** A pin that a user may like. */
export interface RecommendedPin {
  readonly id: Id
  /** The user's pin that led to it. */
  readonly becauseOf: Id
}

/**
 * Pins that resemble a user's saves, most similar first, starting at `from`. Empty when no recommender is available.
 */
export type Recommend = (
  ctx: Ctx<SignedIn>,
  slice: { readonly from: number; readonly size: number },
) => Promise<readonly RecommendedPin[]>

/**
 * The only source of candidates that are not in a table: pictures near the user's latest pins. Returns all pins that could
 * represent a picture, because the first of them may not be visible.
 */
export const recommended: Recommend = async (ctx, slice) => {
  const list = await recommendFor(ctx, ctx.viewer.userId, slice)
  return (list?.pictures ?? []).flatMap(({ pinIds, becauseOf }) => pinIds.map((id) => ({ id, becauseOf })))
}
