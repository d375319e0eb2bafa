import { createSlice } from '@reduxjs/toolkit'
import { useEffect } from 'react'
import { useAppSelector, useServices, useViewer } from '../../services.tsx'
import { written } from '../../store/data.ts'
import { selectSlice } from '../../store/root.ts'
import { boardsOf, createdFeed, profileOf } from '../feeds.ts'

interface ProfilePins {
  readonly isProfilePinsStale: boolean
}

const initialState: ProfilePins = { isProfilePinsStale: false }

/**
 * BOARD-09: after these one's own profile shows what is not so any more. (ours) Many pins at once, and a merge, are deletions
 * too, copies are repins, and what comes back is there as if it had just been made.
 */
const MAKES_STALE: readonly string[] = [
  'delete PinResource',
  'delete BulkPinsResource',
  'delete PlacePinsResource',
  'delete BoardResource',
  'delete BoardSectionResource',
  'create BoardMergeResource',
  'create BoardResource',
  'create PinResource',
  'create RepinResource',
  'create BulkPinsResource',
  'create PlacePinsResource',
  'create PinRestoreResource',
  'create BulkPinsRestoreResource',
  'create PlacePinsUndoResource',
  'create BoardRestoreResource',
]

/** Whether one's own profile has to be asked for anew. */
export const profilePinsSlice = createSlice({
  name: 'profilePins',
  initialState,
  reducers: {
    profilePinsRefreshed: () => initialState,
  },
  extraReducers: (builder) =>
    builder.addCase(written, (state, { payload: { verb, name } }) =>
      MAKES_STALE.includes(`${verb} ${name}`) ? { isProfilePinsStale: true } : state,
    ),
})

export const { profilePinsRefreshed } = profilePinsSlice.actions

/** BOARD-09: asks for one's own profile anew when it is stale, also on the way back to it. */
export const useFreshProfile = (username: string | undefined): void => {
  const { store, data } = useServices()
  const viewer = useViewer()
  const isOwn = viewer.kind === 'AUTH' && viewer.username === username
  const isStale = useAppSelector((state) => selectSlice(state, profilePinsSlice).isProfilePinsStale)
  useEffect(() => {
    if (!isOwn || !isStale || username === undefined) return
    for (const request of [profileOf(username), boardsOf(username), createdFeed(username)]) {
      void data.load(request, { force: true })
    }
    store.dispatch(profilePinsRefreshed())
  }, [isOwn, isStale, username, store, data])
}
