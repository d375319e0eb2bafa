import Type, { type Static } from 'typebox'
import { Nullable } from '../../scalars.ts'
import { MfaChallengeWire } from './mfa.ts'

/** For `HandshakeSessionResource create`. `null`: the account exists, and signing in did not work (IDENT-05). */
export const HandshakeToken = Type.Object({ token: Nullable(Type.String()) })

/**
 * With status 401 and the code of `mfa.needed`, the data is a challenge, and the login continues with it. It goes first:
 * it has a token, too, and the writer of responses takes the first that fits.
 */
export const HandshakeResponse = Type.Union([MfaChallengeWire, HandshakeToken])
export type HandshakeResponse = Static<typeof HandshakeResponse>
