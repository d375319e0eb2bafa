import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { NotificationBadge } from '@corkboard/contract/social/wire/notifications'
import { selectSlice, type RootState } from '../../store/root.ts'

export interface LiveState {
  /** `null` until it is loaded. */
  readonly badge: NotificationBadge | null
  /** The number of events per conversation. Components that show one reload when it rises. */
  readonly eventCounts: Readonly<Record<string, number>>
  /** The number of times events may have been missed. */
  readonly missed: number
  /** The number of all events, including times events may have been missed. */
  readonly eventCount: number
}

const initialState: LiveState = { badge: null, eventCounts: {}, missed: 0, eventCount: 0 }

/** What this tab's stream reported (PEOPLE-03, PEOPLE-04). */
export const liveSlice = createSlice({
  name: 'live',
  initialState,
  reducers: {
    badgeReceived: (state, { payload }: PayloadAction<NotificationBadge>): LiveState => ({ ...state, badge: payload }),
    conversationChanged: (state, { payload: id }: PayloadAction<string>): LiveState => ({
      ...state,
      eventCounts: { ...state.eventCounts, [id]: (state.eventCounts[id] ?? 0) + 1 },
      eventCount: state.eventCount + 1,
    }),
    /** The stream starts now. Anything rendered before may be stale. */
    streamBegan: (state): LiveState => ({ ...state, missed: state.missed + 1, eventCount: state.eventCount + 1 }),
  },
})

export const { badgeReceived, conversationChanged, streamBegan } = liveSlice.actions
/** Rises whenever a conversation may have new messages. */
export const selectEventCount = (state: RootState, id: string): number => {
  const { eventCounts, missed } = selectLive(state)
  return (eventCounts[id] ?? 0) + missed
}

export const selectLive = (state: RootState): LiveState => selectSlice(state, liveSlice)
