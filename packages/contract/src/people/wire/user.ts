import Type, { type Static } from 'typebox'
import { Image } from '../../media/wire/image.ts'
import { IdText, Moment, Nullable } from '../../scalars.ts'

/** What the viewer may do with a person. */
export const UserAction = Type.Union([Type.Literal('follow'), Type.Literal('block'), Type.Literal('edit')])
export type UserAction = Static<typeof UserAction>

/** A person as shown beside pins and boards (consumer §3 "User"). */
export const User = Type.Object({
  id: IdText,
  type: Type.Literal('user'),
  username: Type.String(),
  full_name: Type.String(),
  first_name: Type.String(),
  /** `null` where the person has no picture: clients draw initials. */
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
  /** Of their shop, where it is verified. */
  domain_url: Nullable(Type.String()),
  is_private_profile: Type.Boolean(),
  viewer_can: Type.Array(UserAction),
})
export type User = Static<typeof User>

/** PEOPLE-01: a picture at the head of a profile. */
export const ProfileCover = Type.Object({ ...Image.properties, dominant_color: Type.String() })
export type ProfileCover = Static<typeof ProfileCover>

/** PEOPLE-01. (ours) How a profile opens: on which tab, and whether its boards are drawn large. */
export const ProfileView = Type.Object({
  tab: Type.Union([Type.Literal('created'), Type.Literal('saved')]),
  boards: Type.Union([Type.Literal('large'), Type.Literal('compact')]),
})
export type ProfileView = Static<typeof ProfileView>

/** A person on their own page. Counts are what this viewer may know of: secret boards count for nobody else. */
export const Profile = Type.Object({
  ...User.properties,
  about: Type.String(),
  /** The one they chose; clients draw the newest pictures of their boards where there is none. */
  profile_cover: Nullable(ProfileCover),
  profile_view: ProfileView,
  pronouns: Type.String(),
  website_url: Nullable(Type.String()),
  country: Type.String(),
  board_count: Type.Integer(),
  /** 0 for everyone but the person. */
  secret_board_count: Type.Integer(),
  group_board_count: Type.Integer(),
  pin_count: Type.Integer(),
  following_count: Type.Integer(),
  created_at: Moment,
  /** The person asks search engines to leave the page out (IDENT-13). */
  is_search_hidden: Type.Boolean(),
  /** Whether the viewer's messages reach them. */
  should_show_messaging: Type.Boolean(),
})
export type Profile = Static<typeof Profile>
