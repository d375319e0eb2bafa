import type { Id } from '@corkboard/contract'
import { type ChangeHub, type Ctx, cacheEntities, cacheRelations, viewerIdOf } from '../kernel/index.ts'
import { isUsername } from '../accounts/accounts/index.ts'
import { peopleByIds, personByUsername } from './people-store.ts'
import { NO_RELATIONS, type PersonRow, type Relations } from './person.ts'
import { allRelationsOf, type RelationKind, type RelationRow, relationsBetween } from './relation-store.ts'

const cachedPeople = cacheEntities(
  'user',
  async (db, ids) => new Map((await peopleByIds(db, ids)).map((person) => [person.id, person])),
)

/**
 * Loads users by id, including deleted ones: check `personFacts` before showing them. Unknown ids are missing from the
 * map.
 */
export const loadPeople = async (ctx: Ctx, ids: Iterable<Id>): Promise<Map<Id, PersonRow>> => {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  return cachedPeople(ctx, wanted)
}

/** Returns the viewer's own row; undefined for visitors. */
export const loadSelf = async (ctx: Ctx): Promise<PersonRow | undefined> => {
  const viewerId = viewerIdOf(ctx.viewer)
  return viewerId === undefined ? undefined : (await loadPeople(ctx, [viewerId])).get(viewerId)
}

const MAX_NAMES = 20_000
/**
 * The user id that a username had at the last lookup. It may be outdated: check it against the user's current username.
 */
const namesOf = new WeakMap<ChangeHub, Map<string, Id>>()

const cachedByName = async (ctx: Ctx, name: string): Promise<PersonRow | undefined> => {
  const id = ctx.inTransaction ? undefined : namesOf.get(ctx.site.changes)?.get(name)
  const person = id === undefined ? undefined : (await loadPeople(ctx, [id])).get(id)
  return person && !person.isDeleted && person.username.toLowerCase() === name ? person : undefined
}

const cacheName = ({ site: { changes } }: Ctx, name: string, id: Id): void => {
  const names = namesOf.get(changes) ?? new Map<string, Id>()
  namesOf.set(changes, names)
  const oldest = names.size >= MAX_NAMES ? names.keys().next() : undefined
  if (oldest && !oldest.done) names.delete(oldest.value)
  names.set(name, id)
}

/** Finds a user by username, ignoring case. Deleted users have no username. */
export const findPersonByUsername = async (ctx: Ctx, username: string): Promise<PersonRow | undefined> => {
  if (!isUsername(username)) return undefined
  const name = username.toLowerCase()
  const known = await cachedByName(ctx, name)
  if (known) return known
  const person = await personByUsername(ctx.db, name)
  if (person) cacheName(ctx, name, person.id)
  return person
}

const byPerson = (rows: readonly RelationRow[]): Map<Id, readonly RelationKind[]> => {
  const kinds = new Map<Id, readonly RelationKind[]>()
  for (const { kind, person_id: id } of rows) kinds.set(id, [...(kinds.get(id) ?? []), kind])
  return kinds
}

const kindsByPerson = cacheRelations<readonly RelationKind[]>('user', {
  load: async (ctx, viewerId, ids) => byPerson(await relationsBetween(ctx.db, viewerId, ids)),
  loadAll: async (ctx, viewerId, limit) => {
    const rows = await allRelationsOf(ctx.db, viewerId, limit)
    return rows && byPerson(rows)
  },
})

/** Stores relations that came with another query as `relationsTo`, so this request does not query them again. */
export const knowRelations = (ctx: Ctx, personId: Id, kinds: readonly RelationKind[] | null): void =>
  kindsByPerson.know(ctx, personId, kinds ?? undefined)

/** Loads the viewer's relations to these users; runs no query for visitors or for what the process has cached. */
export const loadRelations = async (ctx: Ctx, personIds: Iterable<Id>): Promise<Relations> => {
  const viewerId = viewerIdOf(ctx.viewer)
  if (viewerId === undefined) return NO_RELATIONS
  const others = [...new Set(personIds)].filter((id) => id !== viewerId)
  if (others.length === 0) return NO_RELATIONS
  const found = { follows: new Set<Id>(), followers: new Set<Id>(), blocks: new Set<Id>(), blockedBy: new Set<Id>() }
  for (const [id, kinds] of await kindsByPerson(ctx, others)) for (const kind of kinds) found[kind].add(id)
  return found
}
