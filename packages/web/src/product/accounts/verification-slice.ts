import { createSlice } from '@reduxjs/toolkit'
import { selectSlice, type RootState } from '../../store/root.ts'

export interface VerificationState {
  /** IDENT-07: hidden, shown or dismissed. It opens only when the user asks for it, or for an action that needs it. */
  readonly modal: 'hidden' | 'shown' | 'dismissed'
  /** True when the email was sent again. The button works only once. */
  readonly isResent: boolean
}

const initialState: VerificationState = { modal: 'hidden', isResent: false }

/** The modal for verifying an email address (consumer §4). */
export const verificationSlice = createSlice({
  name: 'verification',
  initialState,
  reducers: {
    verificationOpened: (state): VerificationState => ({ ...state, modal: 'shown' }),
    verificationDismissed: (state): VerificationState => ({ ...state, modal: 'dismissed' }),
    verificationResent: (state): VerificationState => ({ ...state, isResent: true }),
  },
})

export const { verificationOpened, verificationDismissed, verificationResent } = verificationSlice.actions
export const selectVerification = (state: RootState): VerificationState => selectSlice(state, verificationSlice)
