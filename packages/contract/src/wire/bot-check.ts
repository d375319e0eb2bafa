import Type, { type Static } from 'typebox'
import { Moment } from './scalars.ts'

/**
 * IDENT-09. `proof_of_work`: find a whole number of at most 16 digits with which the SHA-256 of `{challenge}:{number}`
 * begins with `difficulty` zero bits; that text is the token. It counts once, before `expires_at`.
 */
export const BotChallenge = Type.Object({
  kind: Type.Literal('proof_of_work'),
  challenge: Type.String(),
  difficulty: Type.Integer(),
  expires_at: Moment,
})
export type BotChallenge = Static<typeof BotChallenge>
