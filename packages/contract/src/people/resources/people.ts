import Type from 'typebox'
import { LIMITS } from '../../limits.ts'
import { defineResource } from '../../resource.ts'
import { VerifiedMerchant } from '../../accounts/wire/merchant.ts'
import { IdText, Nullable } from '../../scalars.ts'
import { Profile, User } from '../wire/user.ts'

/** PEOPLE-01: users around a user; 50 per page. */
const peopleOf = {
  get: {
    signedOut: true,
    list: true,
    pageSize: LIMITS.followersPageSize,
    options: Type.Object({ username: Type.String() }),
    data: User,
  },
} as const

/** PEOPLE-01: a user's followers, latest first. */
export const UserFollowersResource = defineResource('UserFollowersResource', peopleOf)

/** PEOPLE-01: the users that a user follows, latest first. */
export const UserFollowingResource = defineResource('UserFollowingResource', peopleOf)

/** PEOPLE-02: follows many users. Returns those the viewer follows now; users they may not follow are skipped. */
export const BulkFollowResource = defineResource('BulkFollowResource', {
  create: {
    options: Type.Object({ user_ids: Type.Array(IdText, { minItems: 1, maxItems: LIMITS.followersPageSize }) }),
    data: Type.Array(User),
  },
})

/** PEOPLE-02: users that the viewer has blocked, latest first; 50 per page. */
export const BlockedPeopleResource = defineResource('BlockedPeopleResource', {
  get: { list: true, pageSize: LIMITS.followersPageSize, options: Type.Object({}), data: User },
})

/** PEOPLE-02: blocks or unblocks a user. Blocking ends following in both directions; unblocking does not restore it. */
export const UserBlockResource = defineResource('UserBlockResource', {
  /** `comment_id`: (ours) the comment where the viewer met a private user, whose profile they cannot see. */
  create: { options: Type.Object({ user_id: IdText, comment_id: Type.Optional(IdText) }), data: Profile },
  delete: { options: Type.Object({ user_id: IdText }), data: Profile },
})

/** PEOPLE-05: the verified facts of a merchant; `null` for anyone else that the viewer may see. */
export const VerifiedMerchantResource = defineResource('VerifiedMerchantResource', {
  get: { signedOut: true, options: Type.Object({ user_id: IdText }), data: Nullable(VerifiedMerchant) },
})
