import { fail, type HandshakeResponse } from '@corkboard/contract'
import type { HandshakeOutcome } from '@corkboard/domain/accounts/sign-in'
import { toChallengeWire } from './mfa-challenge.ts'
import type { EndpointReply } from '../../endpoint/engine/implement.ts'

/** `mfa.needed` is the one error that clients of handshakes pass through (consumer §7): the login continues. */
export const handshakeReply = (outcome: HandshakeOutcome): EndpointReply<HandshakeResponse> =>
  outcome.needsMfa
    ? { data: toChallengeWire(outcome), refusal: fail('mfa.needed') }
    : { data: { token: outcome.token } }
