import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** State of the idea pin player (consumer §3). Times are milliseconds of the whole story (ours). */
export interface IdeaPinPlayerState {
  /** The last seek position; `null` during normal playback. */
  seekTime: number | null
  /** The position where each pin's story was left, to resume from. */
  seekTimes: Record<string, number>
  /** True while a seek is in progress. */
  isSeekingIdeaPin: boolean
  currentTime: number
  duration: number
}

const initialState: IdeaPinPlayerState = {
  seekTime: null,
  seekTimes: {},
  isSeekingIdeaPin: false,
  currentTime: 0,
  duration: 0,
}

const within = (time: number, duration: number): number => Math.min(Math.max(0, time), duration)

/** Only one story plays at a time. */
export const ideaPinPlayerSlice = createSlice({
  name: 'ideaPinPlayer',
  initialState,
  reducers: {
    /** Opens a story where it was left, or from the start if it had ended. */
    storyOpened: (state, { payload }: PayloadAction<{ pinId: string; duration: number }>) => {
      const left = state.seekTimes[payload.pinId] ?? 0
      state.duration = payload.duration
      state.currentTime = left < payload.duration ? left : 0
      state.seekTime = left > 0 ? state.currentTime : null
      state.isSeekingIdeaPin = false
    },
    seekRequested: (state, { payload }: PayloadAction<{ pinId: string; time: number }>) => {
      const time = within(payload.time, state.duration)
      state.seekTime = time
      state.seekTimes[payload.pinId] = time
      state.isSeekingIdeaPin = true
      state.currentTime = time
    },
    /** The requested page is shown. */
    seekCompleted: (state) => {
      state.isSeekingIdeaPin = false
    },
    timeAdvanced: (state, { payload }: PayloadAction<{ pinId: string; time: number }>) => {
      // Late reports from the previous page do not apply to the new position.
      if (state.isSeekingIdeaPin) return
      state.currentTime = within(payload.time, state.duration)
      state.seekTimes[payload.pinId] = state.currentTime
      state.seekTime = null
    },
  },
})

export const { storyOpened, seekRequested, seekCompleted, timeAdvanced } = ideaPinPlayerSlice.actions
