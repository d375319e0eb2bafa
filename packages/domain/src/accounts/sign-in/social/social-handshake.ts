import { fail } from '@corkboard/contract'
import type { Ctx } from '../../../kernel/index.ts'
import { checkBirthday, credentialsById, heldCredentials } from '../../accounts/index.ts'
import type { HandshakeOutcome } from '../log-in.ts'
import { issueTicket } from '../login-tickets.ts'
import { requireSecondStep } from '../mfa/index.ts'
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
  readonly birthday?: string | undefined
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
 * @throws 'social.not_configured', 'social.failed', 'social.no_email', 'social.email_taken', 'age.restricted',
 * 'birthday.invalid', 'request.rate'
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
  const birthday = sent.birthday === undefined ? null : checkBirthday(sent.birthday, ctx.now())
  const found = await ctx.transaction((tx) => accountFor(tx, provider, person, device, birthday))
  if (typeof found === 'string') throw fail(found)
  const account = await credentialsById(ctx.db, found.id)
  if (!account) throw fail('social.failed')
  if (account.isMfaEnabled) return { needsMfa: true, ...(await requireSecondStep(ctx, found.id, device.origin)) }
  const ticket = await ctx.transaction(async (tx) => {
    const held = await heldCredentials(tx.db, found.id)
    // Two-factor authentication was turned on in the meantime.
    if (!held || held.isMfaEnabled) throw fail('social.failed')
    return issueTicket(tx, 'handshake', { userId: found.id })
  })
  return { needsMfa: false, token: ticket }
}
