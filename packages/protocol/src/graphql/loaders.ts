import type { Id, Pin, StoryPinData } from '@corkboard/contract'
import type { Ctx } from '@corkboard/domain/kernel'
import { loadPinLinks, loadPins, type PinLinkFields, presentPins } from '@corkboard/domain/pins'
import { loadStories } from '@corkboard/domain/stories'
import DataLoader from 'dataloader'

/** What one query has loaded so far; every field that needs the same pins shares one domain call. */
export interface Loaders {
  /** `null` where there is no such pin for this viewer. */
  readonly pins: DataLoader<Id, Pin | null>
  /** What is known of the pages they link to, for queries that ask for it. */
  readonly links: DataLoader<LinkedPin, PinLinkFields, Id>
  /** What story pins show; asked for of nothing else. */
  readonly stories: DataLoader<Id, StoryPinData | null>
}

type LinkedPin = Pick<Pin, 'id' | 'link' | 'domain'>

export interface QueryContext {
  readonly ctx: Ctx
  readonly loaders: Loaders
}

export const createQueryContext = (ctx: Ctx): QueryContext => ({
  ctx,
  loaders: {
    pins: new DataLoader(async (ids: readonly Id[]) => {
      const pins = await loadPins(ctx, ids)
      const shown = await presentPins(ctx, [...pins.values()], 'closeup')
      const byId = new Map(shown.map((pin) => [pin.id, pin]))
      return ids.map((id) => byId.get(id) ?? null)
    }),
    links: new DataLoader(
      async (pins: readonly LinkedPin[]) => {
        const links = await loadPinLinks(ctx, pins)
        return pins.map(({ id }) => links.get(id)!)
      },
      { cacheKeyFn: ({ id }) => id },
    ),
    stories: new DataLoader(async (ids: readonly Id[]) => {
      const pins = await loadPins(ctx, ids)
      const stories = await loadStories(ctx, [...pins.values()])
      return ids.map((id) => stories.get(id) ?? null)
    }),
  },
})
