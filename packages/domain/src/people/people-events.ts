import type { Id } from '@corkboard/contract'

/** One person blocks another: boards and whatever else joins the two come apart. */
export const PEOPLE_BLOCKED = 'people.blocked'

export type PeopleBlocked = {
  readonly blockerId: Id
  readonly blockedId: Id
}

/** One person begins to follow another. */
export const PERSON_FOLLOWED = 'people.followed'

export type PersonFollowed = {
  readonly followerId: Id
  readonly followeeId: Id
}
