import { fail, type Id, shardOf } from '@corkboard/contract'
import { cleanLine, type Ctx, type Role, viewerIdOf } from '../kernel/index.ts'
import { dropMailLinks, type LinkPurpose } from '../platform/mail/index.ts'
import {
  checkCountry,
  checkEmail,
  checkFirstName,
  checkLastName,
  checkLocale,
  checkUsername,
} from './account-fields.ts'
import {
  accountById,
  claimInstance,
  countOwners,
  freeNames,
  idOfName,
  isInstanceClaimed,
  merchantOf,
  updateAccount,
} from './account-store.ts'
import type { Account } from './account.ts'
import { noteAction } from './administration/action-log.ts'
import { dropTickets } from './login-tickets.ts'
import { makeAccount } from './make-account.ts'
import type { CheckedMerchant, StoredMerchant } from './merchant.ts'
import { dropMfa } from './mfa/index.ts'
import { checkPassword } from './password-rules.ts'
import { forgetPersonEverywhere } from './remembered-people.ts'
import { endSessions } from './sessions.ts'
import { ageRulesOf, checkAbout, effectiveSettings, settingsOf } from './settings/index.ts'
import { deleteIdentitiesOf } from './social/index.ts'
import { suggestUsernames } from './username-suggestions.ts'

export interface AccountInput {
  readonly email: string
  readonly firstName: string
  readonly lastName?: string
  /** Made from the name when absent. */
  readonly username?: string
  readonly about?: string
  /** ISO 3166-1 alpha-2; `US` when absent. */
  readonly country?: string
  readonly locale?: string
  /** Without one nobody can log in until `setPassword`. */
  readonly password?: string
  readonly role?: Role
  /** Part of the demo community, removed with it. */
  readonly isDemo?: boolean
}

/** An account made by the operator or the demo loader, by the same rules as a registration; nobody is signed in. */
export const createAccount = async (ctx: Ctx, input: AccountInput): Promise<Account> => {
  const email = checkEmail(input.email)
  const firstName = checkFirstName(input.firstName)
  const lastName = checkLastName(input.lastName ?? '')
  const username = input.username === undefined ? undefined : checkUsername(input.username)
  const owner = { email, firstName, lastName, username }
  const account = {
    email,
    usernames: username === undefined ? suggestUsernames({ firstName, lastName, email }) : [username],
    firstName,
    lastName,
    about: checkAbout(input.about ?? ''),
    country: checkCountry(input.country ?? 'US'),
    locale: checkLocale(input.locale ?? 'en-US'),
    birthday: null,
    passwordHash:
      input.password === undefined ? null : await ctx.site.passwords.hash(checkPassword(input.password, owner)),
    isDemo: input.isDemo ?? false,
  }
  return ctx.transaction((tx) => makeAccount(tx, account, input.role ?? 'member'))
}

/** By username or e-mail address. */
export const findAccount = async (ctx: Ctx, usernameOrEmail: string): Promise<Account | undefined> => {
  const id = await idOfName(ctx.db, usernameOrEmail.trim())
  return id === undefined ? undefined : accountById(ctx.db, id)
}

/** Whether somebody has ever owned this instance; until then the first to register will. */
export const hasOwner = (ctx: Ctx): Promise<boolean> => isInstanceClaimed(ctx.db)

/** Issue 3: so long the rows of a deleted account wait for their purge. */
export const PURGE_AFTER_DAYS = 30

const EVERY_LINK = [
  'verify_email',
  'reset_password',
  'change_email',
  'confirm_backup_email',
  'reset_passcode',
] as const satisfies readonly LinkPurpose[]

const unknown = () => fail('user.not_found')

/** Whether nobody else could run the site. */
export const isOnlyOwner = async (ctx: Ctx, { role }: Pick<Account, 'role'>): Promise<boolean> =>
  role === 'owner' && (await countOwners(ctx.db)) === 1

/** Signs the person out everywhere: a new role begins with a new session. @throws 'user.not_found' */
export const setRole = (ctx: Ctx, userId: Id, role: Role): Promise<void> =>
  ctx.transaction(async (tx) => {
    if (!(await updateAccount(tx.db, userId, { role }, tx.now()))) throw unknown()
    if (role === 'owner') await claimInstance(tx.db, userId)
    await endSessions(tx, userId)
    await noteAction(tx, 'set_role', userId, role)
    tx.changed(`account:${userId}`, `user:${userId}`)
  })

/** Signs the person out everywhere. @throws 'user.not_found' and what a registration says of passwords */
export const setPassword = async (ctx: Ctx, userId: Id, password: string): Promise<void> => {
  const account = await accountById(ctx.db, userId)
  if (!account) throw unknown()
  const passwordHash = await ctx.site.passwords.hash(checkPassword(password, account))
  await ctx.transaction(async (tx) => {
    if (!(await updateAccount(tx.db, userId, { password_hash: passwordHash }, tx.now()))) throw unknown()
    await endSessions(tx, userId)
    await noteAction(tx, 'set_password', userId)
  })
}

/**
 * IDENT-21: they read and do not write, and are told `reason`. `undefined` lifts it.
 * @throws 'user.not_found'
 */
export const setWriteBan = (ctx: Ctx, userId: Id, ban: { readonly reason: string } | undefined): Promise<void> =>
  ctx.transaction(async (tx) => {
    const reason = ban && cleanLine(ban.reason)
    const change = { write_banned_at: ban ? tx.now() : null, write_ban_reason: reason || null }
    if (!(await updateAccount(tx.db, userId, change, tx.now()))) throw unknown()
    await noteAction(tx, ban ? 'ban' : 'unban', userId, reason || null)
    tx.changed(`account:${userId}`, `user:${userId}`)
  })

const languageOf = (locale: string): string => new Intl.Locale(locale).language

/**
 * PEOPLE-05: they are the verified merchant of a domain; `undefined` takes it back. A storefront that stays keeps its feed.
 * @throws 'user.not_found', 'merchant.not_public'
 */
export const setMerchant = (ctx: Ctx, userId: Id, merchant: CheckedMerchant | undefined): Promise<void> =>
  ctx.transaction(async (tx) => {
    const stored = await settingsOf(tx.db, userId)
    if (!stored) throw unknown()
    const before = (await merchantOf(tx.db, userId)) ?? undefined
    if (merchant) {
      const rules = ageRulesOf(stored, tx.now())
      if (rules.isUnder18 || effectiveSettings(stored, rules).is_private_profile) {
        throw fail('merchant.not_public', { field: 'user_id' })
      }
    }
    const { country, locale } = stored.account
    const own = merchant && [{ country, language: languageOf(locale), url: `https://${merchant.domain}/` }]
    const next: StoredMerchant | null = merchant
      ? {
          domain: merchant.domain,
          verified_at: before?.domain === merchant.domain ? before.verified_at : tx.now().toISOString(),
          storefronts: (merchant.storefronts.length > 0 ? merchant.storefronts : own!).map((storefront) => ({
            ...storefront,
            feed_profile_id:
              before?.storefronts.find((it) => it.country === storefront.country && it.language === storefront.language)
                ?.feed_profile_id ?? tx.site.ids.next(shardOf(userId)),
          })),
        }
      : null
    await updateAccount(tx.db, userId, { merchant: next && JSON.stringify(next) }, tx.now())
    await noteAction(
      tx,
      merchant ? 'verify_merchant' : 'unverify_merchant',
      userId,
      merchant?.domain ?? before?.domain ?? null,
    )
    tx.changed(`account:${userId}`, `user:${userId}`)
  })

/** IDENT-20: for somebody who has lost every second step. Signs them out everywhere. @throws 'user.not_found' */
export const resetMfa = (ctx: Ctx, userId: Id): Promise<void> =>
  ctx.transaction(async (tx) => {
    const account = await accountById(tx.db, userId)
    if (!account) throw unknown()
    await dropMfa(tx, account)
    await dropTickets(tx, userId)
    await endSessions(tx, userId)
    await noteAction(tx, 'reset_mfa', userId)
  })

/**
 * Hides the person and all they made at once, and frees their username and address; rows are purged later.
 * @throws 'user.not_found'
 */
export const deleteAccount = (ctx: Ctx, userId: Id): Promise<void> =>
  ctx.transaction(async (tx) => {
    const account = await accountById(tx.db, userId)
    if (!account || !(await updateAccount(tx.db, userId, { deleted_at: tx.now() }, tx.now()))) throw unknown()
    await freeNames(tx.db, account)
    await deleteIdentitiesOf(tx.db, userId)
    await endSessions(tx, userId)
    await dropTickets(tx, userId)
    await forgetPersonEverywhere(tx, userId)
    // What people do to their own accounts is nobody's business.
    if (viewerIdOf(tx.viewer) !== userId) await noteAction(tx, 'delete', userId, account.username)
    await dropMailLinks(tx, userId, EVERY_LINK)
    await tx.emit('user.deleted', { userId })
    tx.changed(`account:${userId}`, `user:${userId}`, 'visibility:all')
  })
