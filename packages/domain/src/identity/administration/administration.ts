import {
  type AdminAction,
  type AdminFilter,
  type AdminUser,
  fail,
  type Id,
  LIMITS,
  type LoggedOperatorAction,
  type SignUpDay,
} from '@corkboard/contract'
import {
  cleanLine,
  type Ctx,
  lengthOf,
  type Page,
  type PageRequest,
  requireSignedIn,
  type Role,
  type SignedIn,
  type TxCtx,
} from '../../kernel/index.ts'
import { isEmail, isUsername } from '../account-fields.ts'
import { credentialsById, idOfName } from '../account-store.ts'
import { checkMerchant, type MerchantInput, presentMerchant } from '../merchant.ts'
import { resetMfa, setMerchant, setRole, setWriteBan } from '../operator.ts'
import { requireFresh } from '../prove-again.ts'
import { heldOwners, type ListedAccount, listedAccounts, signUpsSince, usernamesBeginning } from './account-list.ts'
import { loggedActions } from './action-log.ts'

/** Who may do what to whom; nobody acts on themselves. */
const grants: Readonly<Record<Role, Readonly<Record<Role, readonly AdminAction[]>>>> = {
  owner: {
    owner: ['set_role', 'verify_merchant'],
    employee: ['set_role', 'ban', 'reset_mfa', 'verify_merchant'],
    member: ['set_role', 'ban', 'reset_mfa', 'verify_merchant'],
  },
  employee: { owner: [], employee: [], member: ['ban', 'verify_merchant'] },
  member: { owner: [], employee: [], member: [] },
}

const actionsOn = (viewer: SignedIn, account: Pick<ListedAccount, 'id' | 'role'>): readonly AdminAction[] =>
  viewer.userId === account.id ? [] : grants[viewer.role][account.role]

/** @throws 'auth.not_allowed' for members: to them there is no such page */
const requireStaff = (ctx: Ctx): Ctx<SignedIn> => {
  const signedIn = requireSignedIn(ctx)
  if (signedIn.viewer.role === 'member') throw fail('auth.not_allowed')
  return signedIn
}

/** What only operators may read, only those read whom a stolen password would not let in. @throws 'mfa.off' too */
const requireReader = async (ctx: Ctx): Promise<Ctx<SignedIn>> => {
  const staff = requireStaff(ctx)
  await requireSecondFactor(staff)
  return staff
}

/** @throws 'auth.not_allowed' */
const requireOwner = (ctx: Ctx): Ctx<SignedIn> => {
  const signedIn = requireSignedIn(ctx)
  if (signedIn.viewer.role !== 'owner') throw fail('auth.not_allowed')
  return signedIn
}

const present = (viewer: SignedIn, account: ListedAccount): AdminUser => ({
  id: account.id,
  username: account.username,
  email: account.email,
  full_name: `${account.firstName} ${account.lastName}`.trim(),
  role: account.role,
  created_at: account.createdAt.toISOString(),
  utm_campaign: account.campaign,
  is_email_verified: account.isEmailVerified,
  has_mfa_enabled: account.isMfaEnabled,
  is_write_banned: account.isWriteBanned,
  write_ban_reason: account.writeBanReason,
  session_count: account.sessionCount,
  last_used_at: account.lastUsedAt?.toISOString() ?? null,
  is_verified_human: account.isVerifiedHuman,
  shared_fingerprints: account.sharedWith,
  merchant: account.merchant && presentMerchant(account.id, account.merchant),
  viewer_can: [...actionsOn(viewer, account)],
})

/** Accounts a search for a name finds. */
const MOST_FOUND = 200

const found = async (ctx: Ctx, query: string): Promise<readonly Id[]> => {
  const name = query.replace(/^@/, '').toLowerCase()
  if (isEmail(name)) {
    const id = await idOfName(ctx.db, name)
    return id === undefined ? [] : [id]
  }
  // Fewer signs than a username has may still begin one.
  return /^\w{1,30}$/.test(name) || isUsername(name) ? usernamesBeginning(ctx.db, name, MOST_FOUND) : []
}

/**
 * Accounts, the newest first; by the beginning of a username or a whole address.
 * @throws 'auth.not_allowed', 'mfa.off'
 */
export const listAccounts = async (
  anyCtx: Ctx,
  { query, filter }: { readonly query: string; readonly filter: AdminFilter },
  page: PageRequest,
): Promise<Page<AdminUser>> => {
  const ctx = await requireReader(anyCtx)
  const wanted = query.trim()
  const before = page.after?.[0]
  const accounts = await listedAccounts(ctx.db, {
    filter,
    limit: page.size + 1,
    ...(wanted !== '' && { among: await found(ctx, wanted) }),
    ...(before !== undefined && { before: String(before) }),
  })
  const shown = accounts.slice(0, page.size)
  const last = shown.at(-1)
  return {
    items: shown.map((account) => present(ctx.viewer, account)),
    next: accounts.length > page.size && last ? [last.id] : undefined,
  }
}

const accountOf = async (ctx: Ctx, userId: Id): Promise<ListedAccount> => {
  const [account] = await listedAccounts(ctx.db, { filter: 'all', among: [userId], limit: 1 })
  if (!account) throw fail('user.not_found', { field: 'user_id' })
  return account
}

/** @throws 'auth.not_allowed', 'mfa.off', 'user.not_found' */
export const loadAccount = async (anyCtx: Ctx, userId: Id): Promise<AdminUser> => {
  const ctx = await requireReader(anyCtx)
  return present(ctx.viewer, await accountOf(ctx, userId))
}

/** Quality §3: power over what others have needs a second factor. @throws 'mfa.off' */
export const requireSecondFactor = async (ctx: Ctx<SignedIn>): Promise<void> => {
  if (!(await credentialsById(ctx.db, ctx.viewer.userId))?.isMfaEnabled) throw fail('mfa.off')
}

export interface AdminProof {
  /** Needed where it was not given in this session within ten minutes. */
  readonly password?: string | undefined
  readonly address?: string | undefined
}

/** @throws 'auth.not_allowed', 'user.not_found' */
const allowAct = async (ctx: Ctx<SignedIn>, action: AdminAction, userId: Id): Promise<void> => {
  if (!actionsOn(ctx.viewer, await accountOf(ctx, userId)).includes(action)) throw fail('auth.not_allowed')
}

/**
 * The right to `action` on this account, asked again inside the transaction that does it.
 * @throws 'auth.not_allowed', 'user.not_found', 'mfa.off', and what `requireFresh` says
 */
const act = async (
  anyCtx: Ctx,
  action: AdminAction,
  userId: Id,
  proof: AdminProof,
  work: (ctx: Ctx<SignedIn>) => Promise<void>,
): Promise<AdminUser> => {
  const ctx = requireStaff(anyCtx)
  await allowAct(ctx, action, userId)
  await requireSecondFactor(ctx)
  await requireFresh(ctx, proof)
  return ctx.transaction(async (tx) => {
    await allowAct(tx, action, userId)
    await work(tx)
    return loadAccount(tx, userId)
  })
}

/**
 * Makes and unmakes owners and employees; the person is signed out everywhere.
 * @throws 'user.last_owner', and what `act` says
 */
export const changeRole = (ctx: Ctx, userId: Id, role: Role, proof: AdminProof): Promise<AdminUser> =>
  act(ctx, 'set_role', userId, proof, async (tx) => {
    const owners = await heldOwners(tx.db)
    // Whoever asks may have stepped down meanwhile.
    if (!owners.includes(tx.viewer.userId)) throw fail('auth.not_allowed')
    if (role !== 'owner' && owners.length === 1 && owners[0] === userId) throw fail('user.last_owner')
    await setRole(tx, userId, role)
  })

/**
 * They read and do not write from now on, and are told why.
 * @throws 'request.missing', 'request.invalid' (reason), and what `act` says
 */
export const banAccount = (ctx: Ctx, userId: Id, reason: string, proof: AdminProof): Promise<AdminUser> => {
  const words = cleanLine(reason)
  if (words === '') throw fail('request.missing', { field: 'reason' })
  if (lengthOf(words) > LIMITS.banReason) throw fail('request.invalid', { field: 'reason' })
  return act(ctx, 'ban', userId, proof, (tx) => setWriteBan(tx, userId, { reason: words }))
}

/**
 * The same as part of what else is done about them. Whoever calls has asked for the second factor and the password.
 * @throws 'auth.not_allowed', 'user.not_found'
 */
export const banWithin = async (tx: TxCtx<SignedIn>, userId: Id, reason: string): Promise<void> => {
  await allowAct(tx, 'ban', userId)
  await setWriteBan(tx, userId, { reason })
}

/** @throws what `banAccount` says */
export const unbanAccount = (ctx: Ctx, userId: Id, proof: AdminProof): Promise<AdminUser> =>
  act(ctx, 'ban', userId, proof, (tx) => setWriteBan(tx, userId, undefined))

/** For somebody who has lost every second step; signed out everywhere. @throws what `act` says */
export const resetMfaOf = (ctx: Ctx, userId: Id, proof: AdminProof): Promise<AdminUser> =>
  act(ctx, 'reset_mfa', userId, proof, (tx) => resetMfa(tx, userId))

/**
 * PEOPLE-05: they are the merchant of a domain, with these storefronts; said again it replaces what was said before.
 * @throws 'merchant.domain_invalid', 'merchant.storefront_invalid', 'merchant.not_public', and what `act` says
 */
export const verifyMerchant = (ctx: Ctx, userId: Id, input: MerchantInput, proof: AdminProof): Promise<AdminUser> => {
  const merchant = checkMerchant(input)
  return act(ctx, 'verify_merchant', userId, proof, (tx) => setMerchant(tx, userId, merchant))
}

/** @throws what `act` says */
export const unverifyMerchant = (ctx: Ctx, userId: Id, proof: AdminProof): Promise<AdminUser> =>
  act(ctx, 'verify_merchant', userId, proof, (tx) => setMerchant(tx, userId, undefined))

/** What was done to accounts, the newest first. @throws 'auth.not_allowed' for everybody but owners, 'mfa.off' */
export const listActions = async (anyCtx: Ctx, page: PageRequest): Promise<Page<LoggedOperatorAction>> => {
  const ctx = requireOwner(anyCtx)
  await requireSecondFactor(ctx)
  const before = page.after?.[0]
  const rows = await loggedActions(ctx.db, before === undefined ? undefined : String(before), page.size + 1)
  const shown = rows.slice(0, page.size)
  const last = shown.at(-1)
  const named = (id: Id | null, username: string | null) => (id === null ? null : { id, username: username ?? '' })
  return {
    items: shown.map((row) => ({
      id: row.id,
      action: row.action as LoggedOperatorAction['action'],
      detail: row.detail,
      actor: named(row.actor_id, row.actor_name),
      subject: named(row.subject_id, row.subject_name)!,
      created_at: row.created_at.toISOString(),
    })),
    next: rows.length > page.size && last ? [last.id] : undefined,
  }
}

const DAY_MS = 86_400_000
const DAYS = 30

/** New accounts of each of the last 30 days, UTC, the newest first. For whoever sits at the server: nobody is asked. */
export const signUpsByDay = async (ctx: Ctx): Promise<SignUpDay[]> => {
  const midnight = Math.floor(ctx.now().getTime() / DAY_MS) * DAY_MS
  const counts = await signUpsSince(ctx.db, new Date(midnight - (DAYS - 1) * DAY_MS))
  return Array.from({ length: DAYS }, (_, days) => {
    const day = new Date(midnight - days * DAY_MS).toISOString().slice(0, 10)
    return { day, count: counts.get(day) ?? 0 }
  })
}

/** The same for people. @throws 'auth.not_allowed' for members, 'mfa.off' */
export const countSignUps = async (ctx: Ctx): Promise<SignUpDay[]> => signUpsByDay(await requireReader(ctx))
