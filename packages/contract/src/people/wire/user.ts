import Type, { type Static } from 'typebox'
import { Image } from '../../media/wire/image.ts'
import { IdText, Moment, Nullable } from '../../scalars.ts'

/** What the viewer may do with a user. */
export const UserAction = Type.Union([Type.Literal('follow'), Type.Literal('block'), Type.Literal('edit')])
export type UserAction = Static<typeof UserAction>

/** A user as shown next to pins and boards (consumer §3 "User"). */
export const User = Type.Object({
  id: IdText,
  type: Type.Literal('user'),
  username: Type.String(),
  full_name: Type.String(),
  first_name: Type.String(),
  /** `null` when the user has no avatar: clients show initials. */
  image_small_url: Nullable(Type.String()),
  image_medium_url: Nullable(Type.String()),
  image_large_url: Nullable(Type.String()),
  image_xlarge_url: Nullable(Type.String()),
  follower_count: Type.Integer(),
  explicitly_followed_by_me: Type.Boolean(),
  blocked_by_me: Type.Boolean(),
  /** PEOPLE-05. */
  is_verified_merchant: Type.Boolean(),
  verified_identity: Type.Object({ verified: Type.Boolean() }),
  /** Domain of their verified shop. */
  domain_url: Nullable(Type.String()),
  is_private_profile: Type.Boolean(),
  viewer_can: Type.Array(UserAction),
})
export type User = Static<typeof User>

/** PEOPLE-01: the picture at the top of a profile. */
export const ProfileCover = Type.Object({ ...Image.properties, dominant_color: Type.String() })
export type ProfileCover = Static<typeof ProfileCover>

/** PEOPLE-01. (ours) The tab a profile opens on, and whether its boards are shown large. */
export const ProfileView = Type.Object({
  tab: Type.Union([Type.Literal('created'), Type.Literal('saved')]),
  boards: Type.Union([Type.Literal('large'), Type.Literal('compact')]),
})
export type ProfileView = Static<typeof ProfileView>

/** A user on their own page. Counts include only what this viewer may see: no one else sees counts of secret boards. */
export const Profile = Type.Object({
  ...User.properties,
  about: Type.String(),
  /** The cover they chose, shown at the head of their profile. */
  profile_cover: Nullable(ProfileCover),
  profile_view: ProfileView,
  pronouns: Type.String(),
  website_url: Nullable(Type.String()),
  country: Type.String(),
  board_count: Type.Integer(),
  /** 0 for everyone except the user. */
  secret_board_count: Type.Integer(),
  group_board_count: Type.Integer(),
  pin_count: Type.Integer(),
  following_count: Type.Integer(),
  created_at: Moment,
  /** True when the user asks search engines to ignore the page (IDENT-13). */
  is_search_hidden: Type.Boolean(),
  /** True when the viewer may write to them. */
  should_show_messaging: Type.Boolean(),
})
export type Profile = Static<typeof Profile>
