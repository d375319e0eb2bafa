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
 * BOARD-09: after these writes the user's own profile is out of date. (ours) Bulk actions and merges are deletions too,
 * copies are repins, and restored pins count as newly created.
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
  'create ScheduledPinPublicationResource',
  'create BoardRestoreResource',
]

/** Whether the user's own profile has to be reloaded. */
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

/** BOARD-09: reloads the user's own profile when it is stale, also on back navigation. */
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
