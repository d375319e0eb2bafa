import type { User } from '@corkboard/contract'
import { type Ctx, type Page, type PageRequest, requireSignedIn } from '../kernel/index.ts'
import { loadPeople, loadRelations } from './load-people.ts'
import { presentUser } from './person-view.ts'
import { blockedSkeleton, type FollowPlace } from './relation-store.ts'

/**
 * PEOPLE-02: the users that the viewer has blocked, latest first. The viewer knew them at the time, so a profile that
 * has become private since stays in the list; otherwise its block could never be lifted.
 */
export const listBlocked = async (anyCtx: Ctx, { size, after }: PageRequest): Promise<Page<User>> => {
  const ctx = requireSignedIn(anyCtx)
  const from: FollowPlace | undefined = after && { since: String(after[0]), id: String(after[1]) }
  const places = await blockedSkeleton(ctx.db, ctx.viewer.userId, from, size + 1)
  const slice = places.slice(0, size)
  const ids = slice.map(({ id }) => id)
  const [people, relations] = await Promise.all([loadPeople(ctx, ids), loadRelations(ctx, ids)])
  const items = ids.flatMap((id) => {
    const person = people.get(id)
    return !person || person.isDeleted ? [] : [presentUser(ctx, person, relations)]
  })
  const last = slice.at(-1)
  return { items, next: places.length > size && last ? [last.since, last.id] : undefined }
}
