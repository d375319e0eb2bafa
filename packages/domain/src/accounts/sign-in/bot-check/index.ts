export { isPersonRegistering, type PersonalProof } from './check-registration.ts'
export { createHostedCheck, type HostedCheckConfig } from './hosted-check.ts'
export { createProofOfWork, sweepChallenges } from './proof-of-work.ts'
export { noteFingerprint, verifySession } from './verify-session.ts'
