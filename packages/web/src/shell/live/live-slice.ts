import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { NewsBadge } from '@corkboard/contract/social/wire/news'
import { selectSlice, type RootState } from '../../store/root.ts'

export interface LiveState {
  /** `null` until it is known. */
  readonly badge: NewsBadge | null
  /** How often something was told of each conversation; whoever shows one asks again when it rises. */
  readonly told: Readonly<Record<string, number>>
  /** Times in which something may have been missed. */
  readonly missed: number
  /** Counts all of it, and times in which something may have been missed. */
  readonly anyTold: number
}

const initialState: LiveState = { badge: null, told: {}, missed: 0, anyTold: 0 }

/** What the stream of this tab says is new (PEOPLE-03, PEOPLE-04). */
export const liveSlice = createSlice({
  name: 'live',
  initialState,
  reducers: {
    badgeTold: (state, { payload }: PayloadAction<NewsBadge>): LiveState => ({ ...state, badge: payload }),
    conversationTold: (state, { payload: id }: PayloadAction<string>): LiveState => ({
      ...state,
      told: { ...state.told, [id]: (state.told[id] ?? 0) + 1 },
      anyTold: state.anyTold + 1,
    }),
    /** From now on the stream tells: whatever was drawn before may be old. */
    streamBegan: (state): LiveState => ({ ...state, missed: state.missed + 1, anyTold: state.anyTold + 1 }),
  },
})

export const { badgeTold, conversationTold, streamBegan } = liveSlice.actions
/** Rises whenever a conversation may have gone on. */
export const selectTold = (state: RootState, id: string): number => {
  const { told, missed } = selectLive(state)
  return (told[id] ?? 0) + missed
}

export const selectLive = (state: RootState): LiveState => selectSlice(state, liveSlice)
