import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { NewsBadge } from '@corkboard/contract/social/wire/news'
import { selectSlice, type RootState } from '../../store/root.ts'

export interface LiveState {
  /** `null` until it is loaded. */
  readonly badge: NewsBadge | null
  /** The number of events per conversation. Components that show one reload when it rises. */
  readonly told: Readonly<Record<string, number>>
  /** The number of times events may have been missed. */
  readonly missed: number
  /** The number of all events, including times events may have been missed. */
  readonly anyTold: number
}

const initialState: LiveState = { badge: null, told: {}, missed: 0, anyTold: 0 }

/** What this tab's stream reported (PEOPLE-03, PEOPLE-04). */
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
    /** The stream starts now. Anything rendered before may be stale. */
    streamBegan: (state): LiveState => ({ ...state, missed: state.missed + 1, anyTold: state.anyTold + 1 }),
  },
})

export const { badgeTold, conversationTold, streamBegan } = liveSlice.actions
/** Rises whenever a conversation may have new messages. */
export const selectTold = (state: RootState, id: string): number => {
  const { told, missed } = selectLive(state)
  return (told[id] ?? 0) + missed
}

export const selectLive = (state: RootState): LiveState => selectSlice(state, liveSlice)
