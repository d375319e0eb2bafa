import type { MfaChallengeWire } from '@corkboard/contract'
import type { MfaChallenge } from '@corkboard/domain/accounts/sign-in'

export const toChallengeWire = ({ ticket, methods, passkeyOptions }: MfaChallenge): MfaChallengeWire => ({
  kind: 'MFA_REQUIRED',
  token: ticket,
  methods: [...methods],
  passkey_options: passkeyOptions,
})
