import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { ContactRequest } from '@corkboard/contract/social/wire/conversation'
import { selectSlice, type RootState } from '../../store/root.ts'

/** What the viewer did with a contact request (business §3). */
export type ContactRequestAnswer = Pick<ContactRequest, 'hasDeclined' | 'hasBlocked'>

export type ContactRequestsState = Readonly<Record<string, ContactRequestAnswer | undefined>>

const UNANSWERED: ContactRequestAnswer = { hasDeclined: false, hasBlocked: false }

const changed = (
  state: ContactRequestsState,
  id: string,
  answer: Partial<ContactRequestAnswer>,
): ContactRequestsState => ({ ...state, [id]: { ...(state[id] ?? UNANSWERED), ...answer } })

/** PEOPLE-02: contact requests by id, as far as they were told or answered here. */
export const contactRequestsSlice = createSlice({
  name: 'contactRequests',
  initialState: {} as ContactRequestsState,
  reducers: {
    /** An answer's word is what counts. */
    requestsTold: (state, { payload }: PayloadAction<readonly (ContactRequestAnswer & { readonly id: string })[]>) =>
      payload.reduce(
        (after, { id, hasDeclined, hasBlocked }) => changed(after, id, { hasDeclined, hasBlocked }),
        state as ContactRequestsState,
      ),
    requestDeclined: (state, { payload: id }: PayloadAction<string>) => changed(state, id, { hasDeclined: true }),
    /** The server would not have it. */
    declineUndone: (state, { payload: id }: PayloadAction<string>) => changed(state, id, { hasDeclined: false }),
    requesterBlocked: (state, { payload: id }: PayloadAction<string>) => changed(state, id, { hasBlocked: true }),
  },
})

export const { requestsTold, requestDeclined, declineUndone, requesterBlocked } = contactRequestsSlice.actions

/** What is known of each; whoever shows them leaves out what was answered. */
export const selectContactRequests = (state: RootState): ContactRequestsState =>
  selectSlice(state, contactRequestsSlice)

export const isWaiting = (requests: ContactRequestsState, id: string): boolean => {
  const { hasDeclined, hasBlocked } = requests[id] ?? UNANSWERED
  return !hasDeclined && !hasBlocked
}
