import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { ResourceRequest } from '../store/requests.ts'
import { selectSlice, type RootState } from '../store/root.ts'

interface TrailState {
  /** The list, by its request, that the pin in front was opened from. */
  readonly feedKey: string | null
  /** Asks for the rest of it; `null` where all of it is there. */
  readonly request: ResourceRequest | null
}

const initialState: TrailState = { feedKey: null, request: null }

/** Which grid the reader is following: arrow keys on a pin's page go along it. */
export const trailSlice = createSlice({
  name: 'trail',
  initialState,
  reducers: {
    trailBegun: (_, { payload }: PayloadAction<TrailState>): TrailState => payload,
  },
})

export const { trailBegun } = trailSlice.actions

export const selectTrail = (state: RootState): TrailState => selectSlice(state, trailSlice)
