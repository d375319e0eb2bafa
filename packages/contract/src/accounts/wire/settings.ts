import Type, { type Static } from 'typebox'
import { Moment, Nullable } from '../../scalars.ts'

/** Whose mentions and comments reach a person. `following`: those whom the person follows. */
export const Audience = Type.Union([Type.Literal('everyone'), Type.Literal('following'), Type.Literal('nobody')])
export type Audience = Static<typeof Audience>

/** Whose messages do. `mutuals`: those who follow one another. */
export const MessageAudience = Type.Union([
  Type.Literal('everyone'),
  Type.Literal('following'),
  Type.Literal('mutuals'),
  Type.Literal('nobody'),
])
export type MessageAudience = Static<typeof MessageAudience>

/** Where the save button of a card saves at once: after asking, or on the board last saved to. */
export const SaveBehavior = Type.Union([Type.Literal('ask'), Type.Literal('last_board')])
export type SaveBehavior = Static<typeof SaveBehavior>

/** What people change of themselves (IDENT-13), by the names that `UserSettingsResource update` takes. */
export const EditableSettings = Type.Object({
  // account-settings
  username: Type.String(),
  first_name: Type.String(),
  last_name: Type.String(),
  about: Type.String(),
  pronouns: Type.String(),
  /** `null`: none. Without a scheme it is taken for https. */
  website_url: Nullable(Type.String()),
  /** `null` for everybody but businesses, who may change and not drop it. */
  business_name: Nullable(Type.String()),
  /** YYYY-MM-DD. Given once; nobody changes their age afterwards. */
  birthday: Nullable(Type.String()),
  gender: Nullable(Type.String()),
  custom_gender: Nullable(Type.String()),
  /** ISO 3166-1 */
  phone_country: Nullable(Type.String()),
  /** Digits after the country's code; other signs are dropped. Goes with `phone_country`. */
  phone_number: Nullable(Type.String()),
  country: Type.String(),
  locale: Type.String(),
  save_behavior: SaveBehavior,
  // permissions, edit/mentions
  mentions_from: Audience,
  messages_from: MessageAudience,
  comments_from: Audience,
  /** Whether those may put photos into their comments. */
  comment_photos: Type.Boolean(),
  findable_by_email: Type.Boolean(),
  findable_by_phone: Type.Boolean(),
  /** Whether the person is suggested to others. */
  is_suggested: Type.Boolean(),
  // privacy
  is_private_profile: Type.Boolean(),
  /** Asks search engines to leave out the profile, its boards and pins. */
  is_search_hidden: Type.Boolean(),
  /** Whether others may download the original pictures of the person's pins. */
  shares_originals: Type.Boolean(),
  /** By what the person looks at elsewhere. */
  personalized_by_visits: Type.Boolean(),
  personalized_ads: Type.Boolean(),
  shopping_recommendations: Type.Boolean(),
  third_party_marketing_tracking_enabled: Type.Boolean(),
})
export type EditableSettings = Static<typeof EditableSettings>
export type SettingName = keyof EditableSettings

/** Why somebody cannot change a setting. */
export const SettingLock = Type.Union([
  Type.Literal('under_16'),
  Type.Literal('given_once'),
  Type.Literal('no_business'),
])
export type SettingLock = Static<typeof SettingLock>

export const UserSettings = Type.Object({
  ...EditableSettings.properties,
  /** Settings this person cannot change now, by name. */
  locked: Type.Record(Type.String(), SettingLock),
})
export type UserSettings = Static<typeof UserSettings>

/** A choice in a list (business §3 "Settings"). */
export const SettingOption = Type.Object({ value: Type.String(), label: Type.String() })
export type SettingOption = Static<typeof SettingOption>

/** One kind of notification on one channel, and whether it comes. */
export const NotificationOption = Type.Object({ id: Type.String(), value: Type.Boolean() })
export type NotificationOption = Static<typeof NotificationOption>

export const NotificationOptions = Type.Object({ options: Type.Array(NotificationOption) })
export type NotificationOptions = Static<typeof NotificationOptions>

/** How somebody's parental passcode stands (IDENT-12). */
export const ParentalPasscode = Type.Object({
  is_set: Type.Boolean(),
  /** Only people known to be below 18 can have one. */
  can_set: Type.Boolean(),
  backup_email: Nullable(Type.String()),
  /** Until the parent has followed the link, a forgotten passcode cannot be reset. */
  is_backup_email_confirmed: Type.Boolean(),
  /** After five wrong ones; `null` when it can be tried. */
  locked_until: Nullable(Moment),
})
export type ParentalPasscode = Static<typeof ParentalPasscode>
