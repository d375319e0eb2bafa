import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { selectSlice, type RootState } from '../../store/root.ts'

/** Unsent text, by conversation. */
type MessageDrafts = Readonly<Record<string, string>>

/** PEOPLE-03: keeps a conversation's draft while the user looks at another one. */
export const messageDraftsSlice = createSlice({
  name: 'messageDrafts',
  initialState: {} as MessageDrafts,
  reducers: {
    drafted: (drafts, { payload }: PayloadAction<{ conversationId: string; text: string }>): MessageDrafts => {
      const { [payload.conversationId]: _before, ...others } = drafts
      return payload.text === '' ? others : { ...others, [payload.conversationId]: payload.text }
    },
  },
})

export const { drafted } = messageDraftsSlice.actions

export const selectDraft = (state: RootState, conversationId: string): string =>
  selectSlice(state, messageDraftsSlice)[conversationId] ?? ''
