import { type PersonFacts, type Presence, type Viewer, viewerIdOf } from '../../kernel/index.ts'

/** The facts that decide whether a viewer may see a comment. */
export interface CommentFacts {
  /** The pin's presence: a viewer who cannot see the pin sees no comment on it. */
  readonly pin: Presence
  /** Comments on the pin are off for everyone. */
  readonly areCommentsOff: boolean
  /** The viewer moderates the pin: they pinned it or own its board. */
  readonly viewerModerates: boolean
  readonly author: PersonFacts
  readonly isDeleted: boolean
  /** Hidden for everyone by a moderator of the pin. */
  readonly isHidden: boolean
  /** Hidden by the viewer for themselves: this comment, or all of its author's. */
  readonly isHiddenByViewer: boolean
  /** About the comment it replies to. */
  readonly parent?: Presence | undefined
}

/**
 * COMMENT-01: anyone who sees a pin sees its comments, except those by deleted users or across a block in either
 * direction. `linked` comments appear in no list, but the user who hid one can still unhide it.
 */
export const commentPresence = (viewer: Viewer, comment: CommentFacts): Presence => {
  if (comment.pin === 'hidden' || comment.areCommentsOff || comment.parent === 'hidden') return 'hidden'
  if (comment.isDeleted || comment.author.isDeleted) return 'hidden'
  if (comment.author.blockBetween && viewerIdOf(viewer) !== comment.author.id) return 'hidden'
  if (comment.isHidden) return comment.viewerModerates ? 'linked' : 'hidden'
  return comment.isHiddenByViewer || comment.parent === 'linked' ? 'linked' : 'listed'
}
