import Type, { type Static } from 'typebox'
import { BoardBrief } from '../../content/wire/board.ts'
import { IdText, Moment, Nullable } from '../../scalars.ts'
import { SaveBehavior } from './settings.ts'
import { TopicBrief } from '../../content/wire/topic.ts'
import { ProfileCover } from '../../people/wire/user.ts'

/** A reminder at the top of the page (IDENT-07, IDENT-12, IDENT-20). */
export const Nag = Type.Union([
  Type.Literal('verify_email'),
  Type.Literal('enable_mfa'),
  Type.Literal('confirm_backup_email'),
])
export type Nag = Static<typeof Nag>

/** The signed-in person as their own client sees them (consumer §3 "Viewer"). Secrets never appear here. */
export const SignedInViewer = Type.Object({
  kind: Type.Literal('AUTH'),
  /** The others have neither: their `kind` says it. */
  isAuth: Type.Literal(true),
  login_state: Type.Literal('AUTH'),
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
  phone_country: Nullable(Type.String()),
  phone_number: Nullable(Type.String()),
  /** The last four digits, for where the whole number would say too much. */
  phone_number_end: Nullable(Type.String()),
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
  /** Nothing can be scheduled yet. */
  scheduled_pin_count: Type.Integer(),
  /** Pins that everybody may see. */
  has_published_pins: Type.Boolean(),
  last_repin_id: Nullable(IdText),
  /** Those last saved to, up to three, the latest first. */
  recent_boards: Type.Array(BoardBrief),
  /** FIND-02: topics they follow, up to fifty, the latest first. */
  followed_interests: Type.Array(TopicBrief),
  save_behavior: SaveBehavior,
  /** A save goes to the first of the recent boards without asking. */
  has_quicksave_board: Type.Boolean(),
  profile_cover: Nullable(ProfileCover),
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
  connected_to_facebook: Type.Boolean(),
  connected_to_google: Type.Boolean(),
  /** Providers whose accounts are linked (IDENT-16). */
  social_connections: Type.Array(Type.String()),
  has_password: Type.Boolean(),
  has_mfa_enabled: Type.Boolean(),
  can_enable_mfa: Type.Boolean(),
  /** Owners and employees are asked to turn it on (IDENT-20). */
  must_enable_mfa: Type.Boolean(),
  /** What the person should be reminded of, the most pressing first. */
  nags: Type.Array(Nag),
  allow_personalization_cookies: Type.Boolean(),
  allow_analytic_cookies: Type.Boolean(),
  allow_marketing_cookies: Type.Boolean(),
  third_party_marketing_tracking_enabled: Type.Boolean(),
  /** The advertising identifier is the browser's alone (IDENT-14): accounts know none. */
  epik: Type.Null(),
  /** IDENT-12 */
  has_parental_passcode: Type.Boolean(),
  can_set_parental_passcode: Type.Boolean(),
  is_parental_backup_email_confirmed: Type.Boolean(),
  /** Whether anybody's messages reach the person, and theirs anybody. */
  should_show_messaging: Type.Boolean(),
  /** Whether the person wants things to buy suggested. */
  show_personal_boutique: Type.Boolean(),
  /** Claimed websites; there is no way to claim one yet. */
  domain_url: Nullable(Type.String()),
  domain_verified: Type.Boolean(),
  verified_websites: Type.Array(Type.String()),
  /** As the person gave it. */
  listed_website_url: Nullable(Type.String()),
  /** Of oneself, as of everybody. */
  explicitly_followed_by_me: Type.Boolean(),
  blocked_by_me: Type.Boolean(),
})
export type SignedInViewer = Static<typeof SignedInViewer>

/** What a browser remembers of somebody, so that the login page can greet them. */
export const RememberedPerson = Type.Object({
  /** Of their account: by it their portrait looks as it does everywhere. */
  id: IdText,
  email: Type.String(),
  first_name: Type.String(),
  has_password: Type.Boolean(),
  connected_to_facebook: Type.Boolean(),
  connected_to_google: Type.Boolean(),
  image_medium_url: Nullable(Type.String()),
})
export type RememberedPerson = Static<typeof RememberedPerson>

/** IDENT-08: remembered, sees what a visitor sees, and must give the password for anything else. */
export const LimitedViewer = Type.Object({
  kind: Type.Literal('LIMITED_LOGIN'),
  ...RememberedPerson.properties,
})
export type LimitedViewer = Static<typeof LimitedViewer>

export const SignedOutViewer = Type.Object({
  kind: Type.Literal('UNAUTH'),
  /** Of somebody who logged out here; absent for everybody else. */
  logged_out_user_info: Type.Optional(RememberedPerson),
})
export type SignedOutViewer = Static<typeof SignedOutViewer>

export const ViewerWire = Type.Union([SignedInViewer, LimitedViewer, SignedOutViewer])
export type ViewerWire = Static<typeof ViewerWire>
