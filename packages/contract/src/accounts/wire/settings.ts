import Type, { type Static } from 'typebox'
import { Moment, Nullable } from '../../scalars.ts'

/** Whose mentions and comments a user accepts. `following`: users they follow. */
export const Audience = Type.Union([Type.Literal('everyone'), Type.Literal('following'), Type.Literal('nobody')])
export type Audience = Static<typeof Audience>

/** Whose messages a user accepts. `mutuals`: users who follow each other. */
export const MessageAudience = Type.Union([
  Type.Literal('everyone'),
  Type.Literal('following'),
  Type.Literal('mutuals'),
  Type.Literal('nobody'),
])
export type MessageAudience = Static<typeof MessageAudience>

/** What the Save button of cards and pin pages does: ask for a board, or save to the last one immediately. */
export const SaveBehavior = Type.Union([Type.Literal('ask'), Type.Literal('last_board')])
export type SaveBehavior = Static<typeof SaveBehavior>

/** Settings that users can change themselves (IDENT-13), by the names that `UserSettingsResource update` takes. */
export const EditableSettings = Type.Object({
  // account-settings
  username: Type.String(),
  first_name: Type.String(),
  last_name: Type.String(),
  about: Type.String(),
  pronouns: Type.String(),
  /** `null`: none. Without a scheme, https is assumed. */
  website_url: Nullable(Type.String()),
  /** `null` for everyone except businesses, who can change but not remove it. */
  business_name: Nullable(Type.String()),
  /** YYYY-MM-DD. Can be set once; no one can change their age afterwards. */
  birthday: Nullable(Type.String()),
  gender: Nullable(Type.String()),
  custom_gender: Nullable(Type.String()),
  /** ISO 3166-1 */
  phone_country: Nullable(Type.String()),
  /**
   * Digits after the country code. An update takes any spelling; a country code in it (`+49 30 123456`) sets
   * `phone_country`, which is required otherwise.
   */
  phone_number: Nullable(Type.String()),
  country: Type.String(),
  locale: Type.String(),
  save_behavior: SaveBehavior,
  /** True when grids show the user pictures without titles. */
  hides_titles: Type.Boolean(),
  // permissions, edit/mentions
  mentions_from: Audience,
  messages_from: MessageAudience,
  comments_from: Audience,
  /** True when those users may add photos to their comments. */
  comment_photos: Type.Boolean(),
  /** True when others find the user by their whole, verified email address. */
  findable_by_email: Type.Boolean(),
  /** True when others find the user by their whole phone number. */
  findable_by_phone: Type.Boolean(),
  /** True when the user is suggested to members who are not connected with them. */
  is_suggested: Type.Boolean(),
  // privacy
  is_private_profile: Type.Boolean(),
  /** Asks search engines to ignore the profile, its boards and pins. */
  is_search_hidden: Type.Boolean(),
  /** True when others may download the original pictures of the user's pins. */
  shares_originals: Type.Boolean(),
  /** True when the pins that the user opens, and opened before they signed up, influence what they see. */
  personalized_by_visits: Type.Boolean(),
  personalized_ads: Type.Boolean(),
  /** True when the user wants products chosen for them (`show_personal_boutique`). */
  shopping_recommendations: Type.Boolean(),
  third_party_marketing_tracking_enabled: Type.Boolean(),
})
export type EditableSettings = Static<typeof EditableSettings>
export type SettingName = keyof EditableSettings

/** Why a user cannot change a setting. */
export const SettingLock = Type.Union([
  Type.Literal('under_16'),
  Type.Literal('given_once'),
  Type.Literal('no_business'),
  // There are no ads that it could apply to.
  Type.Literal('no_ads'),
])
export type SettingLock = Static<typeof SettingLock>

export const UserSettings = Type.Object({
  ...EditableSettings.properties,
  /** Settings that this user cannot change now, by name. */
  locked: Type.Record(Type.String(), SettingLock),
})
export type UserSettings = Static<typeof UserSettings>

/** An option of a list (business §3 "Settings"). */
export const SettingOption = Type.Object({ value: Type.String(), label: Type.String() })
export type SettingOption = Static<typeof SettingOption>

/** One kind of notification on one channel, on or off. */
export const NotificationOption = Type.Object({ id: Type.String(), value: Type.Boolean() })
export type NotificationOption = Static<typeof NotificationOption>

export const NotificationOptions = Type.Object({ options: Type.Array(NotificationOption) })
export type NotificationOptions = Static<typeof NotificationOptions>

/** State of a user's parental passcode (IDENT-12). */
export const ParentalPasscode = Type.Object({
  is_set: Type.Boolean(),
  /** Only users known to be below 18 can have one. */
  can_set: Type.Boolean(),
  backup_email: Nullable(Type.String()),
  /** Until the parent follows the link, a forgotten passcode cannot be reset. */
  is_backup_email_confirmed: Type.Boolean(),
  /** Set after five wrong ones; `null` when it can be entered. */
  locked_until: Nullable(Moment),
})
export type ParentalPasscode = Static<typeof ParentalPasscode>
