import Type, { type Static } from 'typebox'
import { IdText, Moment, Nullable } from './scalars.ts'

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
  is_verified_merchant: Type.Boolean(),
  verified_identity: Type.Object({ verified: Type.Boolean() }),
  domain_url: Nullable(Type.String()),
  is_private_profile: Type.Boolean(),
  viewer_can: Type.Array(UserAction),
})
export type User = Static<typeof User>

/** A person on their own page. Counts are what this viewer may know of: secret boards count for nobody else. */
export const Profile = Type.Object({
  ...User.properties,
  about: Type.String(),
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
