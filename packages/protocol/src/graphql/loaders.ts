import type { Id, Pin } from '@corkboard/contract'
import type { Ctx } from '@corkboard/domain/kernel'
import { loadPins, presentPins } from '@corkboard/domain/pins'
import DataLoader from 'dataloader'

/** What one query has loaded so far; every field that needs the same pins shares one domain call. */
export interface Loaders {
  /** `null` where there is no such pin for this viewer. */
  readonly pins: DataLoader<Id, Pin | null>
}

export interface QueryContext {
  readonly ctx: Ctx
  readonly loaders: Loaders
}

export const createQueryContext = (ctx: Ctx): QueryContext => ({
  ctx,
  loaders: {
    pins: new DataLoader(async (ids: readonly Id[]) => {
      const pins = await loadPins(ctx, ids)
      const shown = await presentPins(ctx, [...pins.values()])
      const byId = new Map(shown.map((pin) => [pin.id, pin]))
      return ids.map((id) => byId.get(id) ?? null)
    }),
  },
})
