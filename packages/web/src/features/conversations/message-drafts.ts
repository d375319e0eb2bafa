import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { RELOAD_AHEAD } from '../../product/accounts/typed-text.ts'
import type { Services } from '../../services.tsx'
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

const guarded = new WeakSet<Services['store']>()

/** Keeps unsent text when the browser changes its account: conversations that are not open have no field to ask for it. */
export const guardDrafts = ({ store }: Pick<Services, 'store'>): void => {
  if (guarded.has(store)) return
  guarded.add(store)
  window.addEventListener(RELOAD_AHEAD, (event) => {
    const drafts = Object.values(selectSlice(store.getState(), messageDraftsSlice))
    if (drafts.some((text) => text.trim() !== '')) event.preventDefault()
  })
}
