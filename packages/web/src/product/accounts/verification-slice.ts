import { createSlice } from '@reduxjs/toolkit'
import { selectSlice, type RootState } from '../../store/root.ts'

export interface VerificationState {
  /** IDENT-07: hidden, shown or dismissed. After dismissal only the user can open it again. */
  readonly modal: 'hidden' | 'shown' | 'dismissed'
  /** True when the email was sent again. The button works only once. */
  readonly isResent: boolean
  /** The banner was closed: it comes back with the next window. */
  readonly isBannerClosed: boolean
}

const initialState: VerificationState = { modal: 'hidden', isResent: false, isBannerClosed: false }

/** The modal that asks new members to verify their email (consumer §4). */
export const verificationSlice = createSlice({
  name: 'verification',
  initialState,
  reducers: {
    /** The user has just registered. */
    verificationRequested: (state): VerificationState =>
      state.modal === 'dismissed' ? state : { ...state, modal: 'shown' },
    /** The user asked for it. */
    verificationOpened: (state): VerificationState => ({ ...state, modal: 'shown' }),
    verificationDismissed: (state): VerificationState => ({ ...state, modal: 'dismissed' }),
    verificationResent: (state): VerificationState => ({ ...state, isResent: true }),
    verificationBannerClosed: (state): VerificationState => ({ ...state, isBannerClosed: true }),
  },
})

export const {
  verificationRequested,
  verificationOpened,
  verificationDismissed,
  verificationResent,
  verificationBannerClosed,
} = verificationSlice.actions
export const selectVerification = (state: RootState): VerificationState => selectSlice(state, verificationSlice)
