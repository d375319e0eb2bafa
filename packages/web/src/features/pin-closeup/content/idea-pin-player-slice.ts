import { createSlice, type PayloadAction } from '../../../store/slice.ts'

/** State of the idea pin player (consumer §3). Times are milliseconds of the whole story (ours). */
export interface IdeaPinPlayerState {
  /** The last seek position; `null` during normal playback. */
  readonly seekTime: number | null
  /** The position where each pin's story was left, to resume from. */
  readonly seekTimes: Readonly<Record<string, number>>
  /** True while a seek is in progress. */
  readonly isSeekingIdeaPin: boolean
  readonly currentTime: number
  readonly duration: number
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
    storyOpened: (
      state,
      { payload: { pinId, duration } }: PayloadAction<{ pinId: string; duration: number }>,
    ): IdeaPinPlayerState => {
      const left = state.seekTimes[pinId] ?? 0
      const currentTime = left < duration ? left : 0
      return { ...state, duration, currentTime, seekTime: left > 0 ? currentTime : null, isSeekingIdeaPin: false }
    },
    seekRequested: (state, { payload }: PayloadAction<{ pinId: string; time: number }>): IdeaPinPlayerState => {
      const time = within(payload.time, state.duration)
      const seekTimes = { ...state.seekTimes, [payload.pinId]: time }
      return { ...state, seekTime: time, seekTimes, isSeekingIdeaPin: true, currentTime: time }
    },
    /** The requested page is shown. */
    seekCompleted: (state): IdeaPinPlayerState => ({ ...state, isSeekingIdeaPin: false }),
    timeAdvanced: (state, { payload }: PayloadAction<{ pinId: string; time: number }>): IdeaPinPlayerState => {
      // Late reports from the previous page do not apply to the new position.
      if (state.isSeekingIdeaPin) return state
      const currentTime = within(payload.time, state.duration)
      return { ...state, currentTime, seekTimes: { ...state.seekTimes, [payload.pinId]: currentTime }, seekTime: null }
    },
  },
})

export const { storyOpened, seekRequested, seekCompleted, timeAdvanced } = ideaPinPlayerSlice.actions
