import { CorkboardError, type ErrorCode, fail, type Id } from '@corkboard/contract'
import { userRegistered } from '@corkboard/contract/events'
import type { Ctx, SignedIn, TxCtx } from '../../../kernel/index.ts'
import { queueMail } from '../../../platform/mail/index.ts'
import {
  COUNTRIES,
  isEmail,
  accountById,
  credentialsById,
  heldCredentials,
  idOfName,
  updateAccount,
  type Account,
  makeAccount,
  suggestUsernames,
} from '../../accounts/index.ts'
import { cleanNames } from './clean-names.ts'
import type { LoggedIn } from '../log-in.ts'
import { requireSecondStep, type MfaChallenge } from '../mfa/index.ts'
import { requireFresh } from '../prove-again.ts'
import { checkDetails, type RegistrationDetails } from '../registration-details.ts'
import { type Device, replaceSession } from '../sessions.ts'
import { addressSubjects, countAttempt } from '../../../platform/throttle/index.ts'
import { recordTakenEmail, requireRoomToSignUp } from '../taken-email.ts'
import { queueVerification } from '../verify-email.ts'
import { deleteIdentity, holderOfIdentity, identitiesOf, insertIdentity } from './identity-store.ts'
import type { Checks, SocialPerson } from './openid.ts'

/** (ours) Accounts per hour created this way from one IP address, the same as for registrations. */
const PER_ADDRESS = 100
const LIFETIME_MS = 10 * 60_000
const SEAL = 'social sign-in'

/** What the browser stores, sealed, while the user is at the provider. */
interface LoginFlow extends Checks {
  readonly provider: string
  /** The path on this site to land on. */
  readonly next: string
  readonly untilMs: number
  /** The session whose account gets the link; without it, this is a login. */
  readonly linksFor?: Id
  /** The invite that brought a new user (IDENT-15). */
  readonly inviteCode?: string
}

/** Only a path on this site. */
const safePath = (path: string | undefined): string => (path !== undefined && /^\/(?![/\\])/.test(path) ? path : '/')

export interface StartedFlow {
  /** Where the user goes next. */
  readonly url: string
  /** For the browser to send back. */
  readonly sealed: string
}

const begin = async (
  ctx: Ctx,
  provider: string,
  {
    origin,
    next,
    linksFor,
    inviteCode,
  }: { origin: string; next: string | undefined; linksFor?: Id; inviteCode?: string | undefined },
): Promise<StartedFlow> => {
  let begun
  try {
    begun = await ctx.site.social.begin(provider, callbackOf(origin, provider))
  } catch (error) {
    throw fail('social.failed', {}, error)
  }
  if (!begun) throw fail('social.not_configured', { field: 'provider' })
  const flow: LoginFlow = {
    provider,
    next: safePath(next),
    untilMs: ctx.now().getTime() + LIFETIME_MS,
    ...begun.checks,
    ...(linksFor !== undefined && { linksFor }),
    ...(inviteCode !== undefined && { inviteCode }),
  }
  return { url: begun.url, sealed: ctx.site.signer.seal(SEAL, JSON.stringify(flow)) }
}

const callbackOf = (origin: string, provider: string): string => `${origin}/oauth/${provider}/callback/`

/** IDENT-16. @throws 'social.not_configured', 'social.failed' when the provider cannot be reached */
export const beginSocialLogin = (
  ctx: Ctx,
  provider: string,
  to: {
    readonly origin: string
    readonly next?: string | undefined
    readonly inviteCode?: string | undefined
  },
): Promise<StartedFlow> => begin(ctx, provider, { origin: to.origin, next: to.next, inviteCode: to.inviteCode })

/**
 * The same, to link an external account to the viewer's.
 * @throws what `requireFresh` throws, too
 */
export const beginLinking = async (
  ctx: Ctx<SignedIn>,
  provider: string,
  to: {
    readonly origin: string
    readonly next?: string | undefined
    readonly password?: string | undefined
    readonly address?: string | undefined
  },
): Promise<StartedFlow> => {
  await requireFresh(ctx, to)
  return begin(ctx, provider, { origin: to.origin, next: to.next, linksFor: ctx.viewer.sessionId })
}

export type SocialOutcome = { readonly next: string } & (
  | ({
      readonly kind: 'logged-in'
      /** Only for an account created at this moment. */
      readonly newcomersInvite?: string
    } & LoggedIn)
  | ({ readonly kind: 'needs-mfa' } & MfaChallenge)
  | { readonly kind: 'linked'; readonly provider: string }
  | { readonly kind: 'refused'; readonly code: ErrorCode }
)

const flowOf = (ctx: Ctx, provider: string, sealed: string | undefined): LoginFlow | undefined => {
  const opened = sealed === undefined ? undefined : ctx.site.signer.unseal(SEAL, sealed)
  const flow = opened === undefined ? undefined : (JSON.parse(opened) as LoginFlow)
  return flow?.provider === provider && flow.untilMs > ctx.now().getTime() ? flow : undefined
}

const notifyOfLink = (tx: TxCtx, { email, locale, firstName }: Account, provider: string): Promise<void> =>
  queueMail(tx, { kind: 'account_linked', to: email, locale, values: { firstName, provider } })

const nameOf = ({ site }: Ctx, provider: string): string =>
  site.social.providers.find(({ id }) => id === provider)?.name ?? provider

/** Where the proxy in front says the user is, if users can be from there. */
const countryOf = ({ country }: Device): string | undefined =>
  country !== undefined && COUNTRIES.has(country) ? country : undefined

/** Creates an account without a password. Its email address counts as verified if the provider vouches for it. */
const makeSocialAccount = async (
  tx: TxCtx,
  person: SocialPerson & { readonly email: string },
  device: Device,
  details: RegistrationDetails,
): Promise<Account> => {
  await countAttempt(tx, addressSubjects('register:address', device.address, PER_ADDRESS))
  const { email } = person
  const names = cleanNames(person, email)
  const wanted = {
    email,
    usernames: suggestUsernames({ ...names, email }),
    ...names,
    about: '',
    ...checkDetails({ ...details, country: details.country || countryOf(device) }, tx.now()),
    passwordHash: null,
    isDemo: false,
  }
  const account = await makeAccount(tx, wanted, 'first-is-owner')
  if (person.isEmailVerified) await updateAccount(tx.db, account.id, { email_verified_at: tx.now() }, tx.now())
  else if (device.origin !== undefined) await queueVerification(tx, account, device.origin)
  await tx.emit(userRegistered, { user_id: account.id })
  return account
}

/**
 * The account for an external account. An email address alone is enough only if both sides have verified it. Otherwise,
 * a user who registers here with another's address could later be joined by its owner, or one who claims it elsewhere
 * could get in.
 */
export const accountFor = async (
  tx: TxCtx,
  provider: string,
  person: SocialPerson,
  device: Device & { readonly isAgeRestricted: boolean },
  details: RegistrationDetails = {},
): Promise<{ readonly id: Id; readonly isNew: boolean } | ErrorCode> => {
  const known = await holderOfIdentity(tx.db, provider, person.subject)
  if (known !== undefined) return { id: known, isNew: false }
  const email = person.email?.trim()
  if (email === undefined || !isEmail(email)) return 'social.no_email'
  const identity = { provider, subject: person.subject, email }
  await requireRoomToSignUp(tx, device)
  const holder = await idOfName(tx.db, email)
  if (holder === undefined) {
    if (device.isAgeRestricted) return 'age.restricted'
    const { id } = await makeSocialAccount(tx, { ...person, email }, device, details)
    await insertIdentity(tx.db, { ...identity, userId: id }, tx.now())
    return { id, isNew: true }
  }
  const account = await accountById(tx.db, holder)
  const isTheirs = account !== undefined && person.isEmailVerified && account.isEmailVerified
  if (!isTheirs || !(await insertIdentity(tx.db, { ...identity, userId: holder }, tx.now()))) {
    await recordTakenEmail(tx, email, device)
    return 'social.email_taken'
  }
  await notifyOfLink(tx, account, nameOf(tx, provider))
  tx.changed(`account:${holder}`, `user:${holder}`)
  return { id: holder, isNew: false }
}

const logIn = async (
  ctx: Ctx,
  { provider, next, inviteCode }: LoginFlow,
  person: SocialPerson,
  device: Device & { readonly isAgeRestricted: boolean },
): Promise<SocialOutcome> => {
  const found = await ctx.transaction((tx) => accountFor(tx, provider, person, device))
  if (typeof found === 'string') return { kind: 'refused', code: found, next }
  const { id, isNew } = found
  const account = await credentialsById(ctx.db, id)
  if (!account) return { kind: 'refused', code: 'social.failed', next }
  if (account.isMfaEnabled) {
    return { kind: 'needs-mfa', next, ...(await requireSecondStep(ctx, id, device.origin)) }
  }
  return ctx.transaction(async (tx): Promise<SocialOutcome> => {
    const held = await heldCredentials(tx.db, id)
    // Two-factor authentication was turned on in the meantime.
    if (!held || held.isMfaEnabled) return { kind: 'refused', code: 'social.failed', next }
    const session = await replaceSession(tx, id, device)
    const { id: userId, role, isWriteBanned } = held
    return {
      kind: 'logged-in',
      next,
      session,
      viewer: { kind: 'AUTH', userId, sessionId: session.id, role, isWriteBanned },
      ...(isNew && inviteCode !== undefined && { newcomersInvite: inviteCode }),
    }
  })
}

const link = (ctx: Ctx, { provider, next, linksFor }: LoginFlow, person: SocialPerson): Promise<SocialOutcome> => {
  const { viewer } = ctx
  // Only for the session that started it: another user may have signed in meanwhile.
  if (viewer.kind !== 'AUTH' || viewer.sessionId !== linksFor) {
    return Promise.resolve({ kind: 'refused', code: 'social.failed', next })
  }
  const { userId } = viewer
  return ctx.transaction(async (tx): Promise<SocialOutcome> => {
    const holder = await holderOfIdentity(tx.db, provider, person.subject)
    if (holder === userId) return { kind: 'linked', provider, next }
    const identity = { provider, subject: person.subject, userId, ...(person.email && { email: person.email }) }
    if (!(await insertIdentity(tx.db, identity, tx.now())))
      return { kind: 'refused', code: 'social.linked_elsewhere', next }
    const account = await accountById(tx.db, userId)
    if (account) await notifyOfLink(tx, account, nameOf(tx, provider))
    tx.changed(`account:${userId}`, `user:${userId}`)
    return { kind: 'linked', provider, next }
  })
}

/**
 * Handles the user's return from the provider to `address`. Errors are outcomes too, because the user has to land
 * somewhere. `sealed` is what their browser sent back.
 */
export const finishSocial = async (
  ctx: Ctx,
  provider: string,
  back: { readonly address: string; readonly sealed: string | undefined },
  device: Device & { readonly isAgeRestricted: boolean },
): Promise<SocialOutcome> => {
  const flow = flowOf(ctx, provider, back.sealed)
  if (!flow) return { kind: 'refused', code: 'social.failed', next: '/' }
  let person: SocialPerson
  try {
    person = await ctx.site.social.finish(provider, back.address, flow)
  } catch (error) {
    ctx.log.info({ err: error, provider }, 'a social sign-in did not succeed')
    const isDenied = new URL(back.address).searchParams.get('error') === 'access_denied'
    return { kind: 'refused', code: isDenied ? 'social.canceled' : 'social.failed', next: flow.next }
  }
  try {
    return await (flow.linksFor === undefined ? logIn(ctx, flow, person, device) : link(ctx, flow, person))
  } catch (error) {
    // The address was taken meanwhile, or too many requests came from this client.
    if (error instanceof CorkboardError && error.status < 500) {
      return { kind: 'refused', code: error.code, next: flow.next }
    }
    throw error
  }
}

/** IDENT-13: the configured providers, and which of them are linked to the viewer's account. */
export const loadLinkedAccounts = async (ctx: Ctx<SignedIn>) => {
  const linked = new Map(
    (await identitiesOf(ctx.db, ctx.viewer.userId)).map((identity) => [identity.provider, identity]),
  )
  const offered = new Map(ctx.site.social.providers.map(({ id, name }) => [id, name]))
  return [...new Set([...offered.keys(), ...linked.keys()])].map((provider) => ({
    provider,
    name: offered.get(provider) ?? provider,
    is_linked: linked.has(provider),
    email: linked.get(provider)?.email ?? null,
    linked_at: linked.get(provider)?.createdAt.toISOString() ?? null,
  }))
}

/** @throws 'social.not_linked', 'social.last_way' for the only way to log in, and what `requireFresh` throws */
export const unlinkAccount = async (
  ctx: Ctx<SignedIn>,
  provider: string,
  proof: { readonly password?: string | undefined; readonly address?: string | undefined },
): Promise<void> => {
  const { userId } = ctx.viewer
  await requireFresh(ctx, proof)
  await ctx.transaction(async (tx) => {
    const account = await heldCredentials(tx.db, userId)
    const linked = await identitiesOf(tx.db, userId)
    if (!linked.some((identity) => identity.provider === provider))
      throw fail('social.not_linked', { field: 'provider' })
    if (account?.passwordHash === null && linked.length === 1) throw fail('social.last_way', { field: 'provider' })
    await deleteIdentity(tx.db, userId, provider)
    tx.changed(`account:${userId}`, `user:${userId}`)
  })
}
