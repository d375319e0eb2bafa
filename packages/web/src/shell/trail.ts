import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { selectSlice, type RootState } from '../store/root.ts'

interface TrailState {
  /** The list, by its request, that the pin in front was opened from. */
  readonly feedKey: string | null
}

const initialState: TrailState = { feedKey: null }

/** Which grid the reader is following: arrow keys on a pin's page go along it. */
export const trailSlice = createSlice({
  name: 'trail',
  initialState,
  reducers: {
    trailBegun: (_, { payload }: PayloadAction<string>): TrailState => ({ feedKey: payload }),
  },
})

export const { trailBegun } = trailSlice.actions

export const selectTrail = (state: RootState): TrailState => selectSlice(state, trailSlice)
