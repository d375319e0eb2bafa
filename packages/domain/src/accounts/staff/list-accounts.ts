import { type AdminFilter, type AdminUser, fail, type Id } from '@corkboard/contract'
import type { Ctx, Page, PageRequest, SignedIn } from '../../kernel/index.ts'
import { isEmail, isUsername, idOfName, presentMerchant } from '../accounts/index.ts'
import { type ListedAccount, listedAccounts, usernamesBeginning } from './account-list.ts'
import { actionsOn, requireReader } from './staff-rights.ts'

const present = (viewer: SignedIn, account: ListedAccount): AdminUser => ({
  id: account.id,
  username: account.username,
  email: account.email,
  full_name: `${account.firstName} ${account.lastName}`.trim(),
  role: account.role,
  created_at: account.createdAt.toISOString(),
  utm_campaign: account.campaign,
  referrer: account.referrer,
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

/** The most accounts a name search returns. */
const MAX_FOUND = 200

const found = async (ctx: Ctx, query: string): Promise<readonly Id[]> => {
  const name = query.replace(/^@/, '').toLowerCase()
  if (isEmail(name)) {
    const id = await idOfName(ctx.db, name)
    return id === undefined ? [] : [id]
  }
  // Text shorter than a username may still be the start of one.
  return /^\w{1,30}$/.test(name) || isUsername(name) ? usernamesBeginning(ctx.db, name, MAX_FOUND) : []
}

/**
 * Accounts, newest first, by a username prefix or a full email address.
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

export const accountOf = async (ctx: Ctx, userId: Id): Promise<ListedAccount> => {
  const [account] = await listedAccounts(ctx.db, { filter: 'all', among: [userId], limit: 1 })
  if (!account) throw fail('user.not_found', { field: 'user_id' })
  return account
}

/** @throws 'auth.not_allowed', 'mfa.off', 'user.not_found' */
export const loadAccount = async (anyCtx: Ctx, userId: Id): Promise<AdminUser> => {
  const ctx = await requireReader(anyCtx)
  return present(ctx.viewer, await accountOf(ctx, userId))
}
