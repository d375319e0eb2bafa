import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { ResourceRequest } from '../store/requests.ts'
import { selectSlice, type RootState } from '../store/root.ts'

interface TrailState {
  /** The request key of the list from which the current pin was opened. */
  readonly feedKey: string | null
  /** The request that loads more of it; `null` if it is complete. */
  readonly request: ResourceRequest | null
}

const initialState: TrailState = { feedKey: null, request: null }

/** The grid the user is browsing. Arrow keys on a pin's page move along it. */
export const trailSlice = createSlice({
  name: 'trail',
  initialState,
  reducers: {
    trailBegun: (_, { payload }: PayloadAction<TrailState>): TrailState => payload,
  },
})

export const { trailBegun } = trailSlice.actions

export const selectTrail = (state: RootState): TrailState => selectSlice(state, trailSlice)
