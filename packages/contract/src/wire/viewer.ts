import Type, { type Static } from 'typebox'
import { IdText, Moment, Nullable } from './scalars.ts'

/** The signed-in person as their own client sees them (consumer §3 "Viewer"). Secrets never appear here. */
export const SignedInViewer = Type.Object({
  kind: Type.Literal('AUTH'),
  id: IdText,
  username: Type.String(),
  full_name: Type.String(),
  first_name: Type.String(),
  last_name: Type.String(),
  email: Type.String(),
  is_email_verified: Type.Boolean(),
  country: Type.String(),
  locale: Type.String(),
  gender: Nullable(Type.String()),
  custom_gender: Nullable(Type.String()),
  /** `null` where the person gave no birthday; the two below are then `false`. */
  age_in_years: Nullable(Type.Integer()),
  is_under_16: Type.Boolean(),
  is_under_18: Type.Boolean(),
  created_at: Moment,
  image_small_url: Nullable(Type.String()),
  image_medium_url: Nullable(Type.String()),
  image_large_url: Nullable(Type.String()),
  image_xlarge_url: Nullable(Type.String()),
  board_count: Type.Integer(),
  secret_board_count: Type.Integer(),
  group_board_count: Type.Integer(),
  pin_count: Type.Integer(),
  follower_count: Type.Integer(),
  following_count: Type.Integer(),
  is_owner: Type.Boolean(),
  is_employee: Type.Boolean(),
  /** A business account. */
  is_partner: Type.Boolean(),
  is_write_banned: Type.Boolean(),
  /** What the operator told a write-banned person (IDENT-21). */
  write_ban_reason: Nullable(Type.String()),
  is_private_profile: Type.Boolean(),
  has_password: Type.Boolean(),
  has_mfa_enabled: Type.Boolean(),
  can_enable_mfa: Type.Boolean(),
  /** Owners and employees are asked to turn it on (IDENT-20). */
  must_enable_mfa: Type.Boolean(),
})
export type SignedInViewer = Static<typeof SignedInViewer>

/** What a browser remembers of somebody, so that the login page can greet them. */
export const RememberedPerson = Type.Object({
  email: Type.String(),
  first_name: Type.String(),
  has_password: Type.Boolean(),
  connected_to_facebook: Type.Boolean(),
  connected_to_google: Type.Boolean(),
  image_medium_url: Nullable(Type.String()),
})
export type RememberedPerson = Static<typeof RememberedPerson>

/** IDENT-08: remembered, sees what a visitor sees, and must give the password for anything else. */
export const LimitedViewer = Type.Object({ kind: Type.Literal('LIMITED_LOGIN'), ...RememberedPerson.properties })
export type LimitedViewer = Static<typeof LimitedViewer>

export const SignedOutViewer = Type.Object({
  kind: Type.Literal('UNAUTH'),
  /** Of somebody who logged out here; absent for everybody else. */
  logged_out_user_info: Type.Optional(RememberedPerson),
})
export type SignedOutViewer = Static<typeof SignedOutViewer>

export const ViewerWire = Type.Union([SignedInViewer, LimitedViewer, SignedOutViewer])
export type ViewerWire = Static<typeof ViewerWire>
