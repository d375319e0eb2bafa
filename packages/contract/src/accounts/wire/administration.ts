import Type, { type Static } from 'typebox'
import { VerifiedMerchant } from './merchant.ts'
import { IdText, Moment, Nullable } from '../../scalars.ts'

export const UserRole = Type.Union([Type.Literal('owner'), Type.Literal('employee'), Type.Literal('member')])
export type UserRole = Static<typeof UserRole>

/** What staff may do to an account. `ban` and `verify_merchant` include undoing it. */
export const AdminAction = Type.Union([
  Type.Literal('set_role'),
  Type.Literal('ban'),
  Type.Literal('reset_mfa'),
  Type.Literal('verify_merchant'),
])
export type AdminAction = Static<typeof AdminAction>

/** Filters of the account list. `staff`: owners and employees. */
export const AdminFilter = Type.Union([Type.Literal('all'), Type.Literal('staff'), Type.Literal('banned')])
export type AdminFilter = Static<typeof AdminFilter>

/** An account as staff see it. */
export const AdminUser = Type.Object({
  id: IdText,
  username: Type.String(),
  email: Type.String(),
  full_name: Type.String(),
  role: UserRole,
  created_at: Moment,
  /** From the URL that brought them to sign up, if they allowed to store it. */
  utm_campaign: Nullable(Type.String()),
  /** The host of the site whose link brought them to sign up. */
  referrer: Nullable(Type.String()),
  is_email_verified: Type.Boolean(),
  has_mfa_enabled: Type.Boolean(),
  is_write_banned: Type.Boolean(),
  write_ban_reason: Nullable(Type.String()),
  session_count: Type.Integer(),
  /** Latest use of the current sessions; `null` without a session. */
  last_used_at: Nullable(Moment),
  /** True when one of the sessions passed a bot check (IDENT-09). */
  is_verified_human: Type.Boolean(),
  /** Number of other accounts used in browsers with the same fingerprint (IDENT-09); at most 100. */
  shared_fingerprints: Type.Integer(),
  /** PEOPLE-05. */
  merchant: Nullable(VerifiedMerchant),
  viewer_can: Type.Array(AdminAction),
})
export type AdminUser = Static<typeof AdminUser>

export const OperatorAction = Type.Union([
  Type.Literal('set_role'),
  Type.Literal('ban'),
  Type.Literal('unban'),
  Type.Literal('reset_mfa'),
  Type.Literal('set_password'),
  Type.Literal('delete'),
  Type.Literal('verify_merchant'),
  Type.Literal('unverify_merchant'),
])
export type OperatorAction = Static<typeof OperatorAction>

const Named = Type.Object({ id: IdText, username: Type.String() })

/** A logged operator action on an account. */
export const LoggedOperatorAction = Type.Object({
  id: IdText,
  action: OperatorAction,
  /** The new role, the reason for a ban, a merchant's domain, or the username of a deleted account. */
  detail: Nullable(Type.String()),
  /** `null` for actions from the command line. */
  actor: Nullable(Named),
  subject: Named,
  created_at: Moment,
})
export type LoggedOperatorAction = Static<typeof LoggedOperatorAction>

/** New accounts on one day, in UTC, without the demo community. */
export const SignUpDay = Type.Object({
  /** YYYY-MM-DD */
  day: Type.String(),
  count: Type.Integer(),
})
export type SignUpDay = Static<typeof SignUpDay>
