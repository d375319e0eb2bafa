import { FingerprintEndpoint } from '@corkboard/contract'
import { noteFingerprint } from '@corkboard/domain/accounts/sign-in'
import { implementEndpoint } from '../engine/implement.ts'

export const fingerprint = implementEndpoint(FingerprintEndpoint, (ctx, { body: { fingerprint: sent } }) =>
  noteFingerprint(ctx, typeof sent === 'string' ? sent : JSON.stringify(sent)),
)
