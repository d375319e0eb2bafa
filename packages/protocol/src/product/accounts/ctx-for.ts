import type { Ctx, SignedIn, Viewer } from '@corkboard/domain/kernel'

/** The same work, in the same transaction, on behalf of a user who has just signed in. */
export const ctxFor = (ctx: Ctx<Viewer>, viewer: SignedIn): Ctx<SignedIn> => ({
  ...ctx,
  // Cached reads contain the other viewer's relations.
  reads: undefined,
  viewer,
  transaction: (work) => ctx.transaction((tx) => work({ ...tx, ...ctxFor(tx, viewer), db: tx.db })),
})
