import type { Id } from '@corkboard/contract'
import type { Ctx, SignedIn } from '../../../kernel/index.ts'
import { recommendFor } from '../../recommendations/index.ts'

/** A pin that somebody may like. */
export interface RecommendedPin {
  readonly id: Id
  /** The pin of theirs that led to it. */
  readonly becauseOf: Id
}

/** Pins that resemble what a person saved, the likest first, from the `from`th on; none where nobody can say. */
export type Recommend = (
  ctx: Ctx<SignedIn>,
  slice: { readonly from: number; readonly size: number },
) => Promise<readonly RecommendedPin[]>

/**
 * The one place where candidates join that no table knows: those of the walks from a person's latest pins. All that may
 * stand for a picture come, as the first of them may be one that is not to be shown.
 */
export const recommended: Recommend = async (ctx, slice) => {
  const list = await recommendFor(ctx, ctx.viewer.userId, slice)
  return (list?.pictures ?? []).flatMap(({ pinIds, becauseOf }) => pinIds.map((id) => ({ id, becauseOf })))
}
