import type { BoardPrivacy, Id } from '@corkboard/contract'
import { type Viewer, viewerIdOf } from './viewer.ts'

/**
 * How visible something is to one viewer.
 *
 * - `listed`: everywhere.
 * - `linked`: to anyone who has its URL, but in no list, feed, search or count.
 * - `hidden`: as if it did not exist, and no endpoint reveals the difference.
 */
export type Presence = 'listed' | 'linked' | 'hidden'

/** The facts that decide whether a viewer may see a user. */
export interface PersonFacts {
  readonly id: Id
  readonly isDeleted: boolean
  readonly isPrivate: boolean
  readonly followedByViewer: boolean
  /** In either direction. */
  readonly blockBetween: boolean
}

/** The facts that decide whether a viewer may see a board. */
export interface BoardFacts {
  readonly owner: PersonFacts
  readonly privacy: BoardPrivacy
  readonly isDeleted: boolean
  readonly isArchived: boolean
  readonly viewerCollaborates: boolean
  /** BOARD-04: invited to collaborate, but has not responded yet. */
  readonly viewerIsInvited: boolean
}

/** A pin is as visible as its board, and never visible once it or its pinner is deleted. */
export interface PinFacts {
  readonly board: BoardFacts
  readonly pinner: PersonFacts
  readonly isDeleted: boolean
  /** PIN-09: the viewer has hidden it. */
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
  // A blocked user could still look while signed out. A block keeps two users out of each other's lists and reach.
  return person.blockBetween ? 'linked' : 'listed'
}

/**
 * The owner and collaborators. A block between a collaborator and the owner ends that immediately, even while the rows
 * remain.
 */
const worksOn = (viewerId: Id | undefined, board: BoardFacts): boolean =>
  viewerId !== undefined && (viewerId === board.owner.id || (board.viewerCollaborates && !board.owner.blockBetween))

/** How visible the board and its contents are to a viewer without an invitation to it. */
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

/** BOARD-04: an invited user always sees the board's name, even if they could not see the board otherwise. */
export const boardPresence = (viewer: Viewer, board: BoardFacts): Presence => {
  const presence = openPresence(viewer, board)
  if (presence !== 'hidden' || board.isDeleted || board.owner.isDeleted) return presence
  const isInvited = viewerIdOf(viewer) !== undefined && board.viewerIsInvited && !board.owner.blockBetween
  return isInvited ? 'linked' : 'hidden'
}

/** True when this viewer sees a board's pins, pictures and sections: an invitation alone does not open it. */
export const boardContentsShow = (viewer: Viewer, board: BoardFacts): boolean =>
  openPresence(viewer, board) !== 'hidden'

/**
 * True when a pin names its pinner. A private user may also have pins on others' boards, where they are named to
 * viewers who may see them or who collaborate on the board.
 */
export const pinnerShows = (viewer: Viewer, { board, pinner }: PinFacts): boolean =>
  worksOn(viewerIdOf(viewer), board) || personPresence(viewer, pinner) !== 'hidden'

export const pinPresence = (viewer: Viewer, pin: PinFacts): Presence => {
  if (pin.isDeleted || pin.pinner.isDeleted) return 'hidden'
  const board = openPresence(viewer, pin.board)
  // A collaborator's pin on a group board stays with the board, but the viewer's own blocks still apply to lists.
  return pin.pinner.blockBetween || pin.isHiddenByViewer ? less(board, 'linked') : board
}
