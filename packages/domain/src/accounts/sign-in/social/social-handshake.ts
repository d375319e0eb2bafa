import { fail } from '@corkboard/contract'
import type { Ctx } from '../../../kernel/index.ts'
import { credentialsById, heldCredentials } from '../../accounts/index.ts'
import type { HandshakeOutcome } from '../log-in.ts'
import { isPersonRegistering, type PersonalProof } from '../bot-check/index.ts'
import { issueTicket, VERIFIED } from '../login-tickets.ts'
import { newcomerOf } from '../newcomer.ts'
import { requireSecondStep } from '../mfa/index.ts'
import type { RegistrationDetails } from '../registration-details.ts'
import type { Device } from '../sessions.ts'
import type { SocialPerson } from './openid.ts'
import { accountFor } from './social-login.ts'

export interface SocialHandshake {
  /** The provider's ID token for this site. */
  readonly token: string
  /** The user it is about, according to the client. */
  readonly subject?: string | undefined
  /**
   * What a new user adds when the provider does not supply it. An email address given here must be verified by mail.
   */
  readonly email?: string | undefined
  readonly firstName?: string | undefined
  readonly lastName?: string | undefined
  readonly details?: RegistrationDetails
  readonly proof?: PersonalProof
}

const identify = async (ctx: Ctx, provider: string, { token, subject }: SocialHandshake): Promise<SocialPerson> => {
  let person: SocialPerson | undefined
  try {
    person = await ctx.site.social.identify(provider, token)
  } catch (error) {
    throw fail('social.failed', { field: 'facebook_token' }, error)
  }
  if (!person) throw fail('social.not_configured')
  if (subject !== undefined && subject !== person.subject) throw fail('social.failed', { field: 'facebook_id' })
  return person
}

/**
 * IDENT-02: the account for an external account, created if there is none. Repeating the request has the same result,
 * so that a client may retry.
 * @throws 'social.not_configured', 'social.failed', 'social.no_email', 'social.email_taken',
 * 'request.rate', and what `checkDetails` throws
 */
export const handshakeBySocialToken = async (
  ctx: Ctx,
  provider: string,
  sent: SocialHandshake,
  device: Device & { readonly isAgeRestricted: boolean },
): Promise<HandshakeOutcome> => {
  const known = await identify(ctx, provider, sent)
  const person: SocialPerson = {
    ...known,
    // The provider vouches only for the address it returned.
    ...(known.email === undefined && { email: sent.email, isEmailVerified: false }),
    firstName: known.firstName || (sent.firstName ?? ''),
    lastName: known.lastName || (sent.lastName ?? ''),
  }
  const found = await ctx.transaction((tx) => accountFor(tx, provider, person, device, sent.details))
  if (typeof found === 'string') throw fail(found)
  const account = await credentialsById(ctx.db, found.id)
  if (!account) throw fail('social.failed')
  if (account.isMfaEnabled) return { needsMfa: true, ...(await requireSecondStep(ctx, found.id, device.origin)) }
  const challenge = (await isPersonRegistering(ctx, sent.proof ?? {})) ? VERIFIED : undefined
  const ticket = await ctx.transaction(async (tx) => {
    const held = await heldCredentials(tx.db, found.id)
    // Two-factor authentication was turned on in the meantime.
    if (!held || held.isMfaEnabled) throw fail('social.failed')
    return issueTicket(tx, 'handshake', { userId: found.id, challenge })
  })
  return { needsMfa: false, token: ticket, ...(found.isNew && { newcomer: newcomerOf(account) }) }
}
