import type { Board, Id, Pin, StoryPinData, TopicBrief } from '@corkboard/contract'
import { loadBoards, presentBoardWork } from '@corkboard/domain/boards'
import type { Ctx } from '@corkboard/domain/kernel'
import { loadPinLinks, loadPins, type PinLinkFields, presentPins } from '@corkboard/domain/pins'
import { loadStories } from '@corkboard/domain/stories'
import { presentTopicBrief, subjectsOfPins, topicById } from '@corkboard/domain/topics'
import DataLoader from 'dataloader'

/** What one query has loaded so far; every field that needs the same pins shares one domain call. */
export interface Loaders {
  /** `null` where there is no such pin for this viewer. */
  readonly pins: DataLoader<Id, Pin | null>
  /** What is known of the pages they link to, for queries that ask for it. */
  readonly links: DataLoader<LinkedPin, PinLinkFields, Id>
  /** Whose boards are and who works on them; `null` where there is no such board for this viewer. */
  readonly boards: DataLoader<Id, BoardWork | null>
  /** What they are about, for queries that ask for it (PIN-11). */
  readonly subjects: DataLoader<Id, PinSubjects>
  /** What story pins show; asked for of nothing else. */
  readonly stories: DataLoader<Id, StoryPinData | null>
}

export type BoardWork = Pick<Board, 'layout' | 'owner' | 'is_collaborative' | 'collaborated_by_me' | 'access'>

export interface PinSubjects {
  readonly topics: readonly TopicBrief[]
  readonly annotations: readonly string[]
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
    boards: new DataLoader(async (ids: readonly Id[]) => {
      const boards = await loadBoards(ctx, ids)
      return ids.map((id) => {
        const board = boards.get(id)
        return board ? presentBoardWork(ctx, board) : null
      })
    }),
    subjects: new DataLoader(async (ids: readonly Id[]) => {
      const subjects = await subjectsOfPins(ctx.db, ids)
      return ids.map((id) => {
        const { topicIds = [], annotations = [] } = subjects.get(id) ?? {}
        const topics = topicIds.flatMap((topicId) => {
          const topic = topicById(topicId)
          return topic ? [presentTopicBrief(topic)] : []
        })
        return { topics, annotations }
      })
    }),
    stories: new DataLoader(async (ids: readonly Id[]) => {
      const pins = await loadPins(ctx, ids)
      const stories = await loadStories(ctx, [...pins.values()])
      return ids.map((id) => stories.get(id) ?? null)
    }),
  },
})
