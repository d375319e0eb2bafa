import { expect, it } from 'vitest'
import {
  verificationDismissed,
  verificationOpened,
  verificationResent,
  verificationSlice,
  type VerificationState,
} from './verification-slice.ts'

const hidden: VerificationState = { modal: 'hidden', isResent: false }

it.each([
  ['opens when the user asks for it', hidden, verificationOpened(), { modal: 'shown' }],
  [
    'opens again when the user asks for it',
    { ...hidden, modal: 'dismissed' },
    verificationOpened(),
    { modal: 'shown' },
  ],
  ['“Got it” dismisses it', { ...hidden, modal: 'shown' }, verificationDismissed(), { modal: 'dismissed' }],
  ['resending leaves it open', { ...hidden, modal: 'shown' }, verificationResent(), { modal: 'shown', isResent: true }],
  [
    'what was sent stays sent',
    { ...hidden, modal: 'dismissed', isResent: true },
    verificationOpened(),
    { modal: 'shown', isResent: true },
  ],
] as const)('[IDENT-07 a] the modal: %s', (_, before, action, after) => {
  expect(verificationSlice.reducer(before as VerificationState, action)).toMatchObject(after)
})
