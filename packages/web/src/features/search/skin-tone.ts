import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { selectSlice, type RootState } from '../../store/root.ts'

interface SkinToneState {
  /** The last chosen tone. It is kept only while the page stays open and stored nowhere else. */
  readonly tone: string | null
  /** The number of searches that used it. */
  readonly queryUses: number
  /** The last counted search. Rendering a page again is not another search. */
  readonly lastQuery: string | null
}

const initialState: SkinToneState = { tone: null, queryUses: 0, lastQuery: null }

/** FIND-07: the skin tone filter and its use counter. */
export const skinToneSlice = createSlice({
  name: 'skinTone',
  initialState,
  reducers: {
    /** Called when a search was shown, with or without a tone. */
    searched: (state, { payload }: PayloadAction<{ query: string; tone: string | undefined }>): SkinToneState => {
      // A search without a query restarts the count.
      if (payload.query === '') return { ...state, queryUses: 0, lastQuery: null }
      if (payload.tone === undefined) return state
      const isSame = state.lastQuery === payload.query && state.tone === payload.tone
      return { tone: payload.tone, queryUses: state.queryUses + (isSame ? 0 : 1), lastQuery: payload.query }
    },
    toneCleared: (): SkinToneState => initialState,
  },
})

export const { searched, toneCleared } = skinToneSlice.actions

export const selectSkinTone = (state: RootState): SkinToneState => selectSlice(state, skinToneSlice)
