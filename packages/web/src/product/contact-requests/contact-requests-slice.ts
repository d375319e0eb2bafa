import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { ContactRequest } from '@corkboard/contract/social/wire/conversation'
import { selectSlice, type RootState } from '../../store/root.ts'

/** The viewer's response to a contact request (business §3). */
export type ContactRequestResponse = Pick<ContactRequest, 'hasDeclined' | 'hasBlocked'>

export type ContactRequestsState = Readonly<Record<string, ContactRequestResponse | undefined>>

const NO_RESPONSE: ContactRequestResponse = { hasDeclined: false, hasBlocked: false }

const changed = (
  state: ContactRequestsState,
  id: string,
  response: Partial<ContactRequestResponse>,
): ContactRequestsState => ({ ...state, [id]: { ...(state[id] ?? NO_RESPONSE), ...response } })

/** PEOPLE-02: contact requests by id, as loaded or answered here. */
export const contactRequestsSlice = createSlice({
  name: 'contactRequests',
  initialState: {} as ContactRequestsState,
  reducers: {
    /** The server's response takes precedence. */
    requestsReceived: (
      state,
      { payload }: PayloadAction<readonly (ContactRequestResponse & { readonly id: string })[]>,
    ) =>
      payload.reduce(
        (after, { id, hasDeclined, hasBlocked }) => changed(after, id, { hasDeclined, hasBlocked }),
        state as ContactRequestsState,
      ),
    requestDeclined: (state, { payload: id }: PayloadAction<string>) => changed(state, id, { hasDeclined: true }),
    /** The server refused. */
    declineUndone: (state, { payload: id }: PayloadAction<string>) => changed(state, id, { hasDeclined: false }),
    requesterBlocked: (state, { payload: id }: PayloadAction<string>) => changed(state, id, { hasBlocked: true }),
  },
})

export const { requestsReceived, requestDeclined, declineUndone, requesterBlocked } = contactRequestsSlice.actions

/** Returns the state of each request. Lists leave out answered ones. */
export const selectContactRequests = (state: RootState): ContactRequestsState =>
  selectSlice(state, contactRequestsSlice)

export const isWaiting = (requests: ContactRequestsState, id: string): boolean => {
  const { hasDeclined, hasBlocked } = requests[id] ?? NO_RESPONSE
  return !hasDeclined && !hasBlocked
}
