import type { BoardPrivacy, Id } from '@corkboard/contract'
import { type Viewer, viewerIdOf } from './viewer.ts'

/**
 * How far a thing shows itself to one viewer.
 * `listed`: anywhere. `linked`: to whoever has its address, in no list, feed, search or count.
 * `hidden`: as if it did not exist, and no door tells the difference.
 */
export type Presence = 'listed' | 'linked' | 'hidden'

/** What must be known of a person to decide whether a viewer may see them. */
export interface PersonFacts {
  readonly id: Id
  readonly isDeleted: boolean
  readonly isPrivate: boolean
  readonly followedByViewer: boolean
  /** In either direction. */
  readonly blockBetween: boolean
}

/** What must be known of a board, and of its owner. */
export interface BoardFacts {
  readonly owner: PersonFacts
  readonly privacy: BoardPrivacy
  readonly isDeleted: boolean
  readonly isArchived: boolean
  readonly viewerCollaborates: boolean
}

/** A pin shows as its board does, and never once it or its pinner is gone. */
export interface PinFacts {
  readonly board: BoardFacts
  readonly pinner: PersonFacts
  readonly isDeleted: boolean
  /** PIN-09: the viewer does not want to be shown it. */
  readonly isHiddenByViewer: boolean
}

const less = (a: Presence, b: Presence): Presence => {
  if (a === 'hidden' || b === 'hidden') return 'hidden'
  return a === 'linked' || b === 'linked' ? 'linked' : 'listed'
}

export const personPresence = (viewer: Viewer, person: PersonFacts): Presence => {
  if (person.isDeleted) return 'hidden'
  if (viewerIdOf(viewer) === person.id) return 'listed'
  if (person.isPrivate && !person.followedByViewer) return 'hidden'
  // Whoever is blocked could still look signed out; a block keeps two people out of each other's lists and reach.
  return person.blockBetween ? 'linked' : 'listed'
}

export const boardPresence = (viewer: Viewer, board: BoardFacts): Presence => {
  if (board.isDeleted) return 'hidden'
  const owner = personPresence(viewer, board.owner)
  if (board.owner.isDeleted) return 'hidden'
  if (viewerIdOf(viewer) === board.owner.id || board.viewerCollaborates) return board.isArchived ? 'linked' : 'listed'
  switch (board.privacy) {
    case 'secret':
      return 'hidden'
    case 'protected':
      return less(owner, 'linked')
    case 'public':
      return less(owner, board.isArchived ? 'linked' : 'listed')
  }
}

export const pinPresence = (viewer: Viewer, pin: PinFacts): Presence => {
  if (pin.isDeleted || pin.pinner.isDeleted) return 'hidden'
  const board = boardPresence(viewer, pin.board)
  // A collaborator's pin on a group board stays with the board, but the viewer's own blocks still hold in lists.
  return pin.pinner.blockBetween || pin.isHiddenByViewer ? less(board, 'linked') : board
}
