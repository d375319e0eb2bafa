import { randomInt } from 'node:crypto'
import { type Id, packId } from '@corkboard/contract'
import { createCtx, type Ctx, type SignedIn, type Site } from '@corkboard/domain/kernel'

export const signedInAs = (site: Site, userId: Id): Ctx<SignedIn> =>
  createCtx(site, { kind: 'AUTH', userId, sessionId: '1', role: 'member', isWriteBanned: false })

/** The same site at an earlier time: everything created through it has that date, including the ids. */
export const siteAt = (site: Site, time: Date): Site => ({
  ...site,
  clock: { ...site.clock, now: () => time, monotonicMs: () => site.clock.monotonicMs() },
  ids: { next: (shard) => packId(time.getTime(), shard, randomInt(1_024)) },
})
