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
  /** BOARD-04: asked to work on it, and not answered yet. */
  readonly viewerIsInvited: boolean
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

/** Owner and collaborators. A block between a collaborator and the owner ends it at once, whatever the rows say yet. */
const worksOn = (viewerId: Id | undefined, board: BoardFacts): boolean =>
  viewerId !== undefined && (viewerId === board.owner.id || (board.viewerCollaborates && !board.owner.blockBetween))

/** How the board and what is on it show to whoever has no invitation to it. */
const openPresence = (viewer: Viewer, board: BoardFacts): Presence => {
  if (board.isDeleted || board.owner.isDeleted) return 'hidden'
  if (worksOn(viewerIdOf(viewer), board)) return board.isArchived ? 'linked' : 'listed'
  const owner = personPresence(viewer, board.owner)
  switch (board.privacy) {
    case 'secret':
      return 'hidden'
    case 'protected':
      return less(owner, 'linked')
    case 'public':
      return less(owner, board.isArchived ? 'linked' : 'listed')
  }
}

/** BOARD-04: what somebody is invited to has a name for them, wherever they could not see it otherwise. */
export const boardPresence = (viewer: Viewer, board: BoardFacts): Presence => {
  const presence = openPresence(viewer, board)
  if (presence !== 'hidden' || board.isDeleted || board.owner.isDeleted) return presence
  const isInvited = viewerIdOf(viewer) !== undefined && board.viewerIsInvited && !board.owner.blockBetween
  return isInvited ? 'linked' : 'hidden'
}

/** Whether the pins, pictures and sections of a board show to this viewer: an invitation alone does not open it. */
export const boardContentsShow = (viewer: Viewer, board: BoardFacts): boolean =>
  openPresence(viewer, board) !== 'hidden'

/**
 * Whether a pin says who pinned it: a private person stands on other people's boards too, and is named there to whoever
 * may see them, or works on the board with them.
 */
export const pinnerShows = (viewer: Viewer, { board, pinner }: PinFacts): boolean =>
  worksOn(viewerIdOf(viewer), board) || personPresence(viewer, pinner) !== 'hidden'

export const pinPresence = (viewer: Viewer, pin: PinFacts): Presence => {
  if (pin.isDeleted || pin.pinner.isDeleted) return 'hidden'
  const board = openPresence(viewer, pin.board)
  // A collaborator's pin on a group board stays with the board, but the viewer's own blocks still hold in lists.
  return pin.pinner.blockBetween || pin.isHiddenByViewer ? less(board, 'linked') : board
}
