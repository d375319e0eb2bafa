import { createSlice } from '@reduxjs/toolkit'
import { selectSlice, type RootState } from '../../store/root.ts'

export interface VerificationState {
  /** IDENT-07: hidden, shown, dismissed; once dismissed only the person brings it back. */
  readonly modal: 'hidden' | 'shown' | 'dismissed'
  /** The mail was sent again: one press, and the button has done its part. */
  readonly isResent: boolean
  /** The banner was closed: it comes back with the next window. */
  readonly isBannerClosed: boolean
}

const initialState: VerificationState = { modal: 'hidden', isResent: false, isBannerClosed: false }

/** The modal that asks a new member to verify their e-mail (consumer §4). */
export const verificationSlice = createSlice({
  name: 'verification',
  initialState,
  reducers: {
    /** They have just registered. */
    verificationWanted: (state): VerificationState =>
      state.modal === 'dismissed' ? state : { ...state, modal: 'shown' },
    /** They asked for it. */
    verificationOpened: (state): VerificationState => ({ ...state, modal: 'shown' }),
    verificationDismissed: (state): VerificationState => ({ ...state, modal: 'dismissed' }),
    verificationResent: (state): VerificationState => ({ ...state, isResent: true }),
    verificationBannerClosed: (state): VerificationState => ({ ...state, isBannerClosed: true }),
  },
})

export const {
  verificationWanted,
  verificationOpened,
  verificationDismissed,
  verificationResent,
  verificationBannerClosed,
} = verificationSlice.actions
export const selectVerification = (state: RootState): VerificationState => selectSlice(state, verificationSlice)
