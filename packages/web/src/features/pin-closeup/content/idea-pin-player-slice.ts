import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** Idea pin video player state (consumer §3). Times in milliseconds of the whole story (ours). */
export interface IdeaPinPlayerState {
  /** Where the player was last sent; `null` when it only plays on. */
  seekTime: number | null
  /** Where each pin's story was left, so that it goes on from there. */
  seekTimes: Record<string, number>
  /** Sent somewhere and not there yet. */
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

/** One story plays at a time. */
export const ideaPinPlayerSlice = createSlice({
  name: 'ideaPinPlayer',
  initialState,
  reducers: {
    /** A story is in front: it begins where it was left, or anew when it had ended. */
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
    /** The page that was asked for is there. */
    seekCompleted: (state) => {
      state.isSeekingIdeaPin = false
    },
    timeAdvanced: (state, { payload }: PayloadAction<{ pinId: string; time: number }>) => {
      // What the page before still reports is not where one is going.
      if (state.isSeekingIdeaPin) return
      state.currentTime = within(payload.time, state.duration)
      state.seekTimes[payload.pinId] = state.currentTime
      state.seekTime = null
    },
  },
})

export const { storyOpened, seekRequested, seekCompleted, timeAdvanced } = ideaPinPlayerSlice.actions
