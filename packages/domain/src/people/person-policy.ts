import { fail, type MessageAudience, type UserAction } from '@corkboard/contract'
import { type Allowed, grant, type PersonFacts, personPresence, type Presence, type Viewer } from '../kernel/index.ts'
import type { PersonRow, Relations } from './person.ts'

/** A viewer's relation to a user, which decides what the viewer may do. */
export type PersonRole = 'self' | 'member' | 'blocked' | 'reader'

const grants = {
  self: ['edit'],
  member: ['follow', 'block'],
  // A block in either direction ends following; the block itself can still be set or lifted.
  blocked: ['block'],
  // Visitors, limited logins and write-banned users (IDENT-21).
  reader: [],
} as const satisfies Record<PersonRole, readonly UserAction[]>

/** The facts about a user that the shared visibility function needs. */
export const personFacts = (person: PersonRow, relations: Relations): PersonFacts => ({
  id: person.id,
  isDeleted: person.isDeleted,
  isPrivate: person.isPrivate,
  followedByViewer: relations.follows.has(person.id),
  blockBetween: relations.blocks.has(person.id) || relations.blockedBy.has(person.id),
})

const personRole = (viewer: Viewer, facts: PersonFacts): PersonRole => {
  if (viewer.kind !== 'AUTH' || viewer.isWriteBanned) return 'reader'
  if (viewer.userId === facts.id) return 'self'
  return facts.blockBetween ? 'blocked' : 'member'
}

/** A hidden user can only be followed with their invite, which grants its own permission. */
export const personActions = (viewer: Viewer, facts: PersonFacts): readonly UserAction[] => {
  const can: readonly UserAction[] = grants[personRole(viewer, facts)]
  return personPresence(viewer, facts) === 'hidden' ? can.filter((action) => action !== 'follow') : can
}

/**
 * True when this user accepts messages, mentions or comments from the viewer (IDENT-13). Never for visitors,
 * write-banned users, or across a block.
 */
export const isAmong = (
  viewer: Viewer,
  audience: MessageAudience,
  person: Pick<PersonRow, 'id'>,
  relations: Relations,
): boolean => {
  if (viewer.kind !== 'AUTH' || viewer.isWriteBanned) return false
  if (viewer.userId === person.id) return true
  if (relations.blocks.has(person.id) || relations.blockedBy.has(person.id)) return false
  // The person follows the viewer if they are among the viewer's followers.
  const isFollowed = relations.followers.has(person.id)
  switch (audience) {
    case 'everyone':
      return true
    case 'following':
      return isFollowed
    case 'mutuals':
      return isFollowed && relations.follows.has(person.id)
    case 'nobody':
      return false
  }
}

/**
 * True when the settings of the user who writes or invites let the other one reply: below age 16 they must follow each
 * other.
 */
export const couldReply = (
  self: Pick<PersonRow, 'messagesFrom'>,
  other: Pick<PersonRow, 'id'>,
  relations: Relations,
): boolean => {
  switch (self.messagesFrom) {
    case 'everyone':
      return true
    case 'following':
      return relations.follows.has(other.id)
    case 'mutuals':
      return relations.follows.has(other.id) && relations.followers.has(other.id)
    case 'nobody':
      return false
  }
}

/**
 * Returns the person when the viewer may do `action` with them.
 * @throws 'user.self', or 'user.not_found' for users who are hidden, blocked or blocking: a block must not reveal
 * itself.
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
