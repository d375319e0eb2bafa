import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Id } from '@corkboard/contract/ids'
import { VISIT_LIMITS } from '@corkboard/contract/visit-limits'
import type { ReaderContext } from '@corkboard/contract/resource'
import { selectSlice, type RootState } from '../../store/root.ts'

/** The part of a closeup that is remembered. */
export interface PinVisit {
  readonly id: Id
  readonly signature: string
  /** Its pictures, the pin's own first; several for a carousel. */
  readonly images: readonly string[]
}

/** PIN-13: what was viewed in this tab, the latest first. */
export interface Visits {
  /** Pins whose pages were opened, the most recent first. */
  readonly pinIds: readonly Id[]
  /** The reader context that is sent with requests for recommendations. */
  readonly context: Required<ReaderContext>
}

export const NO_VISITS: Visits = { pinIds: [], context: { recent_pin_sigs: [], viewed_images: [] } }

const inFront = (known: readonly string[], seen: readonly string[], most: number): string[] =>
  [...new Set([...seen, ...known])].slice(0, most)

export const withVisit = ({ pinIds, context }: Visits, { id, signature, images }: PinVisit): Visits => ({
  pinIds: inFront(pinIds, [id], VISIT_LIMITS.visitedPinPages),
  context: {
    recent_pin_sigs: inFront(context.recent_pin_sigs, [signature], VISIT_LIMITS.recentSignatures),
    viewed_images: inFront(context.viewed_images, images, VISIT_LIMITS.viewedImages),
  },
})

/** API calls read this state (shell/environment.ts) and may run before it exists. */
export const visitsSlice = createSlice({
  name: 'visits',
  initialState: NO_VISITS,
  reducers: {
    visitsRestored: (_, { payload }: PayloadAction<Visits>): Visits => payload,
    pinVisited: (state, { payload }: PayloadAction<PinVisit>): Visits => withVisit(state as Visits, payload),
  },
})

export const { visitsRestored, pinVisited } = visitsSlice.actions

export const selectVisits = (state: RootState): Visits => selectSlice(state, visitsSlice)

/**
 * IDENT-14: true if visits may be stored here, or sent with a registration: the response of this browser to
 * personalization, in the cookie of its consent. Without one, it depends on whether the law requires consent.
 */
export const mayStoreVisits = (cookies: string, isRestricted: boolean): boolean => {
  const response = /(?:^|; )cookie_consent=p([01])/.exec(cookies)?.[1]
  return response === undefined ? !isRestricted : response === '1'
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((it) => typeof it === 'string')

/** Parses visits written with `JSON.stringify`. Anything else is empty. */
export const readVisits = (text: string | null): Visits => {
  try {
    const { pinIds, context } = JSON.parse(text ?? '') as Visits
    const { recent_pin_sigs: recent, viewed_images: viewed } = context
    if (isTexts(pinIds) && isTexts(recent) && isTexts(viewed)) {
      return { pinIds, context: { recent_pin_sigs: recent, viewed_images: viewed } }
    }
  } catch {
    // It is missing or from another version.
  }
  return NO_VISITS
}
