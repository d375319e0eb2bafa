import Type from 'typebox'
import { LIMITS } from '../../limits.ts'
import { defineResource } from '../../resource.ts'
import { VerifiedMerchant } from '../../accounts/wire/merchant.ts'
import { IdText, Nullable } from '../../scalars.ts'
import { Profile, User } from '../wire/user.ts'

/** PEOPLE-01: people around somebody; 50 a page. */
const peopleOf = {
  get: {
    signedOut: true,
    list: true,
    pageSize: LIMITS.followersPageSize,
    options: Type.Object({ username: Type.String() }),
    data: User,
  },
} as const

/** PEOPLE-01: who follows somebody, the latest first. */
export const UserFollowersResource = defineResource('UserFollowersResource', peopleOf)

/** PEOPLE-01: whom somebody follows, the latest first. */
export const UserFollowingResource = defineResource('UserFollowingResource', peopleOf)

/** PEOPLE-02: follows many at once. Answers with those the viewer follows now; whom they may not follow is left out. */
export const BulkFollowResource = defineResource('BulkFollowResource', {
  create: {
    options: Type.Object({ user_ids: Type.Array(IdText, { minItems: 1, maxItems: LIMITS.followersPageSize }) }),
    data: Type.Array(User),
  },
})

/** PEOPLE-02: whom the viewer has blocked, the latest first; 50 a page. */
export const BlockedPeopleResource = defineResource('BlockedPeopleResource', {
  get: { list: true, pageSize: LIMITS.followersPageSize, options: Type.Object({}), data: User },
})

/** PEOPLE-02: blocks somebody, or no longer. Following ends in both directions and does not come back. */
export const UserBlockResource = defineResource('UserBlockResource', {
  /** `comment_id`: (ours) where the viewer met them, which a private person's profile does not tell. */
  create: { options: Type.Object({ user_id: IdText, comment_id: Type.Optional(IdText) }), data: Profile },
  delete: { options: Type.Object({ user_id: IdText }), data: Profile },
})

/** PEOPLE-05: what is verified of a merchant; `null` of everybody else whom the viewer may see. */
export const VerifiedMerchantResource = defineResource('VerifiedMerchantResource', {
  get: { signedOut: true, options: Type.Object({ user_id: IdText }), data: Nullable(VerifiedMerchant) },
})
