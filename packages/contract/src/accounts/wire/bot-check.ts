import Type, { type Static } from 'typebox'
import { Moment } from '../../scalars.ts'

/**
 * Find an integer of at most 16 digits such that the SHA-256 of `{challenge}:{number}` begins with `difficulty` zero
 * bits; that text is the token. It is valid once, until `expires_at`.
 */
export const ProofOfWork = Type.Object({
  kind: Type.Literal('proof_of_work'),
  challenge: Type.String(),
  difficulty: Type.Integer(),
  expires_at: Moment,
})
export type ProofOfWork = Static<typeof ProofOfWork>

/** Load the script of the operator's service and have it create a token for `site_key` and `action`. */
export const HostedCheck = Type.Object({
  kind: Type.Literal('hosted'),
  script_url: Type.String(),
  site_key: Type.String(),
  action: Type.String(),
})
export type HostedCheck = Static<typeof HostedCheck>

/** IDENT-09: a challenge that proves a human is acting. */
export const BotChallenge = Type.Union([ProofOfWork, HostedCheck])
export type BotChallenge = Static<typeof BotChallenge>
