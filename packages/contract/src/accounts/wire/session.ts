import Type, { type Static } from 'typebox'
import { IdText, Moment, Nullable } from '../../scalars.ts'

/** A place where a user is logged in (issue 3, session list). */
export const SessionInfo = Type.Object({
  id: IdText,
  /** `Firefox`; `null` when unknown, as with `system`. */
  browser: Nullable(Type.String()),
  /** `Windows`, `iPhone` */
  system: Nullable(Type.String()),
  device_type: Type.Union([
    Type.Literal('desktop'),
    Type.Literal('phone'),
    Type.Literal('tablet'),
    Type.Literal('unknown'),
  ]),
  /** ISO 3166-1; `null` unless the instance's proxy reports countries. */
  country: Nullable(Type.String()),
  created_at: Moment,
  /** Updated at most every five minutes. */
  last_used_at: Moment,
  is_current: Type.Boolean(),
})
export type SessionInfo = Static<typeof SessionInfo>

/** IDENT-10: which of the accounts a client knows are logged in in this browser, by account id. */
export const SessionAccounts = Type.Record(Type.String(), Type.Object({ logged_in: Type.Boolean() }))
export type SessionAccounts = Static<typeof SessionAccounts>

/** IDENT-10: an account of this browser, for the account switcher (consumer §3 "Multi-account user"). */
export const MultiAccountUser = Type.Object({
  id: IdText,
  username: Type.String(),
  email: Type.String(),
  full_name: Type.String(),
  image_medium_url: Nullable(Type.String()),
  image_large_url: Nullable(Type.String()),
  owners: Type.Array(IdText),
  partner: Nullable(
    Type.Object({
      contact_email: Nullable(Type.String()),
      biz_ownership_email: Nullable(Type.String()),
      business_name: Type.String(),
      is_linked_business: Type.Boolean(),
    }),
  ),
  businesses: Type.Array(IdText),
})
export type MultiAccountUser = Static<typeof MultiAccountUser>

/** One of the requested accounts: clients use those with status `success`. */
export const MultiAccountEntry = Type.Object({
  status: Type.Union([Type.Literal('success'), Type.Literal('failure')]),
  id: IdText,
  data: Nullable(MultiAccountUser),
})
export type MultiAccountEntry = Static<typeof MultiAccountEntry>
