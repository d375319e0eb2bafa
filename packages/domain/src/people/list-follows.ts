import { fail, type User } from '@corkboard/contract'
import { type Ctx, type Page, type PageRequest, personPresence } from '../kernel/index.ts'
import { findPersonByUsername, loadPeople, loadRelations } from './load-people.ts'
import { personFacts } from './person-policy.ts'
import { presentUser } from './person-view.ts'
import { type FollowPlace, followSkeleton } from './relation-store.ts'

/** How often a page is refilled after the visibility rules removed users, before a short page is returned. */
const TOP_UPS = 4

/** Returns the users among these that the viewer may see. */
const seen = async (ctx: Ctx, places: readonly FollowPlace[]): Promise<User[]> => {
  const ids = places.map(({ id }) => id)
  const [people, relations] = await Promise.all([loadPeople(ctx, ids), loadRelations(ctx, ids)])
  return ids.flatMap((id) => {
    const person = people.get(id)
    if (!person || personPresence(ctx.viewer, personFacts(person, relations)) !== 'listed') return []
    return [presentUser(ctx, person, relations)]
  })
}

/**
 * PEOPLE-01: the followers of a user, or the users they follow, latest first, limited to those the viewer may see.
 * @throws 'user.not_found' when the user is hidden from the viewer
 */
export const listFollows = async (
  ctx: Ctx,
  kind: 'followers' | 'following',
  username: string,
  { size, after }: PageRequest,
): Promise<Page<User>> => {
  const person = await findPersonByUsername(ctx, username)
  const relations = await loadRelations(ctx, person ? [person.id] : [])
  if (!person || personPresence(ctx.viewer, personFacts(person, relations)) === 'hidden') {
    throw fail('user.not_found', { field: 'username' })
  }
  const items: User[] = []
  let from: FollowPlace | undefined = after && { since: String(after[0]), id: String(after[1]) }
  for (let round = 0; round <= TOP_UPS; round += 1) {
    const wanted = size - items.length
    const places = await followSkeleton(ctx.db, kind, person.id, from, wanted + 1)
    const slice = places.slice(0, wanted)
    items.push(...(await seen(ctx, slice)))
    if (places.length <= wanted) return { items, next: undefined }
    from = slice.at(-1)
    if (items.length === size) break
  }
  return { items, next: from && [from.since, from.id] }
}
