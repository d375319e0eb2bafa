import Type, { type Static } from 'typebox'
import { Moment } from '../../scalars.ts'

/**
 * Find a whole number of at most 16 digits with which the SHA-256 of `{challenge}:{number}` begins with `difficulty` zero
 * bits; that text is the token. It counts once, before `expires_at`.
 */
export const ProofOfWork = Type.Object({
  kind: Type.Literal('proof_of_work'),
  challenge: Type.String(),
  difficulty: Type.Integer(),
  expires_at: Moment,
})
export type ProofOfWork = Static<typeof ProofOfWork>

/** Load the script of the operator's service, and have it make a token for `site_key` and `action`. */
export const HostedCheck = Type.Object({
  kind: Type.Literal('hosted'),
  script_url: Type.String(),
  site_key: Type.String(),
  action: Type.String(),
})
export type HostedCheck = Static<typeof HostedCheck>

/** IDENT-09: what shows that a person does something. */
export const BotChallenge = Type.Union([ProofOfWork, HostedCheck])
export type BotChallenge = Static<typeof BotChallenge>
