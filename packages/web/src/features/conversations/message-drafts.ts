import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { selectSlice, type RootState } from '../../store/root.ts'

/** What is being written, by conversation. */
type MessageDrafts = Readonly<Record<string, string>>

/** PEOPLE-03: whoever looks into another conversation finds what they had begun to write in this one. */
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
