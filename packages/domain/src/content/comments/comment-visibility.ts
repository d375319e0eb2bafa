import { type PersonFacts, type Presence, type Viewer, viewerIdOf } from '../../kernel/index.ts'

/** What must be known of a comment to decide whether a viewer may see it. */
export interface CommentFacts {
  /** Of the pin: whoever does not see it sees no comment on it. */
  readonly pin: Presence
  /** Comments on the pin are off, for everyone. */
  readonly areCommentsOff: boolean
  /** The viewer looks after the pin: pinned it, or owns its board. */
  readonly viewerModerates: boolean
  readonly author: PersonFacts
  readonly isDeleted: boolean
  /** For everyone, by whoever looks after the pin. */
  readonly isHidden: boolean
  /** By the viewer, for themselves: this comment, or all of its author's. */
  readonly isHiddenByViewer: boolean
  /** Of the comment it answers. */
  readonly parent?: Presence | undefined
}

/**
 * COMMENT-01: who sees a pin sees its comments, but not those of people who left or across a block in either direction.
 * `linked` is in no list and can still be taken out of hiding by whoever hid it.
 */
export const commentPresence = (viewer: Viewer, comment: CommentFacts): Presence => {
  if (comment.pin === 'hidden' || comment.areCommentsOff || comment.parent === 'hidden') return 'hidden'
  if (comment.isDeleted || comment.author.isDeleted) return 'hidden'
  if (comment.author.blockBetween && viewerIdOf(viewer) !== comment.author.id) return 'hidden'
  if (comment.isHidden) return comment.viewerModerates ? 'linked' : 'hidden'
  return comment.isHiddenByViewer || comment.parent === 'linked' ? 'linked' : 'listed'
}
