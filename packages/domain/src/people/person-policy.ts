import { fail, type UserAction } from '@corkboard/contract'
import { type Allowed, grant, type PersonFacts, personPresence, type Presence, type Viewer } from '../kernel/index.ts'
import type { PersonRow, Relations } from './person.ts'

/** How a viewer stands to a person, as far as it decides what they may do. */
export type PersonRole = 'self' | 'member' | 'blocked' | 'reader'

const grants = {
  self: ['edit'],
  member: ['follow', 'block'],
  // A block between the two, in either direction, ends following and leaves the block itself to be set or lifted.
  blocked: ['block'],
  // Visitors, limited logins and the write-banned (IDENT-21).
  reader: [],
} as const satisfies Record<PersonRole, readonly UserAction[]>

/** What the one visibility function needs to know of a person. */
export const personFacts = (person: PersonRow, relations: Relations): PersonFacts => ({
  id: person.id,
  isDeleted: person.isDeleted,
  isPrivate: person.isPrivate,
  followedByViewer: relations.follows.has(person.id),
  blockBetween: relations.blocks.has(person.id) || relations.blockedBy.has(person.id),
})

export const personRole = (viewer: Viewer, facts: PersonFacts): PersonRole => {
  if (viewer.kind !== 'AUTH' || viewer.isWriteBanned) return 'reader'
  if (viewer.userId === facts.id) return 'self'
  return facts.blockBetween ? 'blocked' : 'member'
}

export const personActions = (viewer: Viewer, facts: PersonFacts): readonly UserAction[] =>
  grants[personRole(viewer, facts)]

/**
 * Passes on a person with whom the viewer may do `action`.
 * @throws 'user.self', or 'user.not_found' for whoever is hidden, blocked or blocking: a block does not announce itself.
 */
export const allowPerson = <Action extends UserAction>(
  viewer: Viewer,
  action: Action,
  person: PersonRow,
  relations: Relations,
  presence: Presence = personPresence(viewer, personFacts(person, relations)),
): Allowed<PersonRow, Action> => {
  const role = personRole(viewer, personFacts(person, relations))
  if (presence !== 'hidden' && (grants[role] as readonly UserAction[]).includes(action)) {
    return grant<Action, PersonRow>(person)
  }
  throw fail(role === 'self' ? 'user.self' : 'user.not_found', { field: 'user_id' })
}
