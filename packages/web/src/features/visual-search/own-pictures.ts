import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { selectSlice, type RootState } from '../../store/root.ts'

/** A picture that the user searches with, kept while the tab that sent it is open. */
export interface OwnPicture {
  /** An object URL of the file. The site never serves it to anyone. */
  readonly url: string
  readonly width: number
  readonly height: number
  readonly ground: string | null
}

/** Business §3: visual searches with the user's own pictures, by upload. */
export const visualSearchesSlice = createSlice({
  name: 'visualSearches',
  initialState: {} as Readonly<Record<string, OwnPicture>>,
  reducers: {
    ownPictureSent: (
      state,
      { payload }: PayloadAction<{ readonly uploadId: string; readonly picture: OwnPicture }>,
    ) => ({
      ...state,
      [payload.uploadId]: payload.picture,
    }),
  },
})

export const { ownPictureSent } = visualSearchesSlice.actions

export const selectOwnPicture =
  (uploadId: string) =>
  (state: RootState): OwnPicture | undefined =>
    selectSlice(state, visualSearchesSlice)[uploadId]
