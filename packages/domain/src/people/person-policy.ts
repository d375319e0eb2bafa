import { fail, type MessageAudience, type UserAction } from '@corkboard/contract'
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

const personRole = (viewer: Viewer, facts: PersonFacts): PersonRole => {
  if (viewer.kind !== 'AUTH' || viewer.isWriteBanned) return 'reader'
  if (viewer.userId === facts.id) return 'self'
  return facts.blockBetween ? 'blocked' : 'member'
}

/** Whoever hides is followed by their invite alone, which brings its own right. */
export const personActions = (viewer: Viewer, facts: PersonFacts): readonly UserAction[] => {
  const can: readonly UserAction[] = grants[personRole(viewer, facts)]
  return personPresence(viewer, facts) === 'hidden' ? can.filter((action) => action !== 'follow') : can
}

/**
 * Whether the viewer is among those from whom this person takes messages, mentions or comments (IDENT-13). Nobody who is
 * signed out or may not write is; nobody is across a block.
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
  // Whom the person follows are those who have them as a follower.
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

/** Whether the settings of whoever writes or invites let the other one answer: below 16 that takes mutual followers. */
export const couldAnswer = (
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
