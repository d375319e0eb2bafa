import type { Board, Id, StoryPinData } from '@corkboard/contract'
import { loadBoards, presentBoardWork } from '@corkboard/domain/content/boards'
import type { Ctx } from '@corkboard/domain/kernel'
import {
  type DetailedPin,
  loadDetailedPins,
  presentDetailedPins,
  type DetailOptions,
} from '@corkboard/domain/content/pins'
import { loadStories } from '@corkboard/domain/content/stories'
import { presentPinSubjects } from '@corkboard/domain/content/topics'
import DataLoader from 'dataloader'
import { type PinShape, pinShape } from './pin-shape.ts'

/** What a request's queries have loaded so far. All fields that need the same pins share one domain call. */
export interface Loaders {
  /** `null` if there is no such pin for this viewer. */
  readonly pins: DataLoader<Id, PinShape | null>
  /** The owner and collaborators of boards; `null` if there is no such board for this viewer. */
  readonly boards: DataLoader<Id, BoardWork | null>
  /** The content of story pins; not requested for others. */
  readonly stories: DataLoader<Id, StoryPinData | null>
}

export type BoardWork = Pick<Board, 'layout' | 'owner' | 'is_collaborative' | 'collaborated_by_me' | 'access'>

export interface QueryContext {
  readonly ctx: Ctx
  readonly loaders: Loaders
}

/** What the queries of a request share. */
interface Shared {
  readonly context: QueryContext
  /** The details to load with pins; pins may already have been read. */
  readonly wants: { -readonly [Detail in keyof DetailOptions]: DetailOptions[Detail] }
  hasRead: boolean
}

const includes = (known: DetailOptions, wanted: DetailOptions): boolean =>
  (known.subjects || !wanted.subjects) && (known.surroundings || !wanted.surroundings)

/** Where a request keeps it. */
const SHARED = {}

/**
 * Queries that a request runs at the same time, such as both of a closeup during server rendering, read a pin once,
 * with all details that any of them requests.
 * @param wanted the pin details that the query's document requests
 */
export const queryContext = (ctx: Ctx, wanted: DetailOptions): QueryContext => {
  const known = ctx.reads?.get(SHARED) as Shared | undefined
  if (known && (!known.hasRead || includes(known.wants, wanted))) {
    known.wants.subjects ||= wanted.subjects
    known.wants.surroundings ||= wanted.surroundings
    return known.context
  }
  const wants = { ...wanted }
  const shared: Shared = {
    context: createQueryContext(ctx, wants, () => (shared.hasRead = true)),
    wants,
    hasRead: false,
  }
  ctx.reads?.set(SHARED, shared)
  return shared.context
}

const createQueryContext = (ctx: Ctx, wants: DetailOptions, onRead: () => void): QueryContext => {
  const seen = new Map<Id, DetailedPin>()
  return {
    ctx,
    loaders: {
      pins: new DataLoader(async (ids: readonly Id[]) => {
        onRead()
        const pins = await loadDetailedPins(ctx, ids, wants)
        pins.forEach((pin) => seen.set(pin.id, pin))
        const shown = await presentDetailedPins(ctx, pins, wants)
        const byId = new Map(shown.map((pin, n) => [pin.id, pinShape(pin, presentPinSubjects(pins[n]!))]))
        return ids.map((id) => byId.get(id) ?? null)
      }),
      boards: new DataLoader(async (ids: readonly Id[]) => {
        const boards = await loadBoards(ctx, ids)
        return ids.map((id) => {
          const board = boards.get(id)
          return board ? presentBoardWork(ctx, board) : null
        })
      }),
      stories: new DataLoader(async (ids: readonly Id[]) => {
        const stories = await loadStories(
          ctx,
          ids.flatMap((id) => seen.get(id) ?? []),
        )
        return ids.map((id) => stories.get(id) ?? null)
      }),
    },
  }
}
