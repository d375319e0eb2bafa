import type { Profile, User } from '@corkboard/contract'
import { avatarUrls, presentCover } from '../accounts/accounts/index.ts'
import { type Ctx, viewerIdOf } from '../kernel/index.ts'
import { couldReply, isAmong, personActions, personFacts } from './person-policy.ts'
import type { PersonRow, Relations } from './person.ts'

export const fullNameOf = (person: Pick<PersonRow, 'firstName' | 'lastName'>): string =>
  `${person.firstName} ${person.lastName}`.trim()

/** A user as shown next to a pin or board. The caller has checked that the viewer may see them. */
export const presentUser = (ctx: Ctx, person: PersonRow, relations: Relations): User => ({
  id: person.id,
  type: 'user',
  username: person.username,
  full_name: fullNameOf(person),
  first_name: person.firstName,
  ...avatarUrls(ctx.site.media.links, person.avatarSignature),
  follower_count: person.followerCount,
  explicitly_followed_by_me: relations.follows.has(person.id),
  blocked_by_me: relations.blocks.has(person.id),
  is_verified_merchant: person.merchant !== null,
  verified_identity: { verified: person.merchant !== null },
  domain_url: person.merchant?.domain ?? null,
  is_private_profile: person.isPrivate,
  viewer_can: [...personActions(ctx.viewer, personFacts(person, relations))],
})

/**
 * A user's own page. Only they see what secret boards add: others get public counts and no group boards, because those
 * may be other users' secret boards. `self` is the viewer's own row, if signed in.
 */
export const presentProfile = (
  ctx: Ctx,
  person: PersonRow,
  relations: Relations,
  self: PersonRow | undefined,
): Profile => {
  const isSelf = viewerIdOf(ctx.viewer) === person.id
  return {
    ...presentUser(ctx, person, relations),
    about: person.about,
    profile_cover: presentCover(ctx.site.media.links, person.cover, person.isPrivate),
    profile_view: person.view,
    pronouns: person.pronouns,
    website_url: person.websiteUrl,
    country: person.country,
    board_count: person.boardCount,
    secret_board_count: isSelf ? person.secretBoardCount : 0,
    group_board_count: isSelf ? person.groupBoardCount : 0,
    pin_count: isSelf ? person.totalPinCount : person.pinCount,
    following_count: person.followingCount,
    created_at: person.createdAt.toISOString(),
    is_search_hidden: person.isSearchHidden,
    // A user who could not receive a reply cannot write either: their own settings or age decide that.
    should_show_messaging:
      !isSelf &&
      isAmong(ctx.viewer, person.messagesFrom, person, relations) &&
      self !== undefined &&
      couldReply(self, person, relations),
  }
}

/** The profile of a user whose comments or messages the viewer sees, but whose own page is closed to them. */
export const presentClosedProfile = (ctx: Ctx, person: PersonRow, relations: Relations): Profile => ({
  ...presentUser(ctx, person, relations),
  follower_count: 0,
  about: '',
  profile_cover: null,
  profile_view: person.view,
  pronouns: '',
  website_url: null,
  country: '',
  board_count: 0,
  secret_board_count: 0,
  group_board_count: 0,
  pin_count: 0,
  following_count: 0,
  created_at: person.createdAt.toISOString(),
  is_search_hidden: true,
  should_show_messaging: false,
})
