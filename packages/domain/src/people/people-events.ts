import type { Id } from '@corkboard/contract'

/** One person blocks another: boards and whatever else joins the two come apart. */
export const PEOPLE_BLOCKED = 'people.blocked'

export type PeopleBlocked = {
  readonly blockerId: Id
  readonly blockedId: Id
}
