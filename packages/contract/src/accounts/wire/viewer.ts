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

/** The signed-in user as their own client sees them (consumer §3 "Viewer"). Never contains secrets. */
export const SignedInViewer = Type.Object({
  kind: Type.Literal('AUTH'),
  /** Only this kind of viewer has these two fields; for the others, check `kind`. */
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
  /** The last four digits, where the whole number would reveal too much. */
  phone_number_end: Nullable(Type.String()),
  /** `null` when the user gave no birthday; the next two are then `false`. */
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
  /** CREATE-06: pins that wait for their time, and those that could not be published. */
  scheduled_pin_count: Type.Integer(),
  /** True when they have pins that everyone can see. */
  has_published_pins: Type.Boolean(),
  last_repin_id: Nullable(IdText),
  /** Up to three boards they last saved to, latest first. */
  recent_boards: Type.Array(BoardBrief),
  /** FIND-02: up to fifty topics they follow, latest first. */
  followed_interests: Type.Array(TopicBrief),
  save_behavior: SaveBehavior,
  /** True when they want pictures without titles in grids. */
  hides_titles: Type.Boolean(),
  /** True when Save uses the picker's first board, which was last saved to, without asking. */
  has_quicksave_board: Type.Boolean(),
  profile_cover: Nullable(ProfileCover),
  follower_count: Type.Integer(),
  following_count: Type.Integer(),
  is_owner: Type.Boolean(),
  is_employee: Type.Boolean(),
  /** True for a business account. */
  is_partner: Type.Boolean(),
  is_write_banned: Type.Boolean(),
  /** The operator's reason, shown to a write-banned user (IDENT-21). */
  write_ban_reason: Nullable(Type.String()),
  is_private_profile: Type.Boolean(),
  connected_to_facebook: Type.Boolean(),
  connected_to_google: Type.Boolean(),
  /** Providers with a linked account (IDENT-16). */
  social_connections: Type.Array(Type.String()),
  has_password: Type.Boolean(),
  has_mfa_enabled: Type.Boolean(),
  can_enable_mfa: Type.Boolean(),
  /** True for owners and employees who still have to turn it on (IDENT-20). */
  must_enable_mfa: Type.Boolean(),
  /** Reminders for the user, most urgent first. */
  nags: Type.Array(Nag),
  allow_personalization_cookies: Type.Boolean(),
  allow_analytic_cookies: Type.Boolean(),
  allow_marketing_cookies: Type.Boolean(),
  third_party_marketing_tracking_enabled: Type.Boolean(),
  /** The advertising identifier stays in the browser (IDENT-14): accounts have none. */
  epik: Type.Null(),
  /** IDENT-12 */
  has_parental_passcode: Type.Boolean(),
  can_set_parental_passcode: Type.Boolean(),
  is_parental_backup_email_confirmed: Type.Boolean(),
  /** True when the user can exchange messages with anyone at all. */
  should_show_messaging: Type.Boolean(),
  /** True when the user wants products chosen for them (`PersonalBoutiqueResource`). */
  show_personal_boutique: Type.Boolean(),
  /** Claimed website; there is no way to claim one yet. */
  domain_url: Nullable(Type.String()),
  domain_verified: Type.Boolean(),
  /** The domain of a verified merchant (PEOPLE-05). */
  verified_websites: Type.Array(Type.String()),
  /** As the user entered it. */
  listed_website_url: Nullable(Type.String()),
  /** Present for the viewer as for every user. */
  explicitly_followed_by_me: Type.Boolean(),
  blocked_by_me: Type.Boolean(),
})
export type SignedInViewer = Static<typeof SignedInViewer>

/** What a browser remembers of a user, so that the login page can greet them. */
export const RememberedPerson = Type.Object({
  /** Id of their account, which gives their avatar the same look everywhere. */
  id: IdText,
  email: Type.String(),
  first_name: Type.String(),
  has_password: Type.Boolean(),
  connected_to_facebook: Type.Boolean(),
  connected_to_google: Type.Boolean(),
  image_medium_url: Nullable(Type.String()),
})
export type RememberedPerson = Static<typeof RememberedPerson>

/** IDENT-08: a remembered user, who sees what a visitor sees and needs the password for anything else. */
export const LimitedViewer = Type.Object({
  kind: Type.Literal('LIMITED_LOGIN'),
  ...RememberedPerson.properties,
})
export type LimitedViewer = Static<typeof LimitedViewer>

export const SignedOutViewer = Type.Object({
  kind: Type.Literal('UNAUTH'),
  /** The user who logged out here; absent otherwise. */
  logged_out_user_info: Type.Optional(RememberedPerson),
})
export type SignedOutViewer = Static<typeof SignedOutViewer>

export const ViewerWire = Type.Union([SignedInViewer, LimitedViewer, SignedOutViewer])
export type ViewerWire = Static<typeof ViewerWire>
