import type { Id } from '@corkboard/contract'
import type { TxCtx } from '../../kernel/index.ts'

/** Facts about a comment that others may react to, as the outbox carries them. */
export type CommentEvent =
  | 'comment.created'
  | 'comment.mentioned'
  | 'comment.liked'
  | 'comment.marked_helpful'
  | 'comment.highlighted'
  | 'comment.flagged'

interface Facts {
  readonly id: Id
  readonly pinId: Id
  readonly parentId: Id | null
  readonly authorId: Id
}

/** `by_id` did it; each says enough for a notice to be written without asking again. */
export const emitComment = (
  tx: TxCtx,
  kind: CommentEvent,
  { id, pinId, parentId, authorId }: Facts,
  byId: Id,
  more: Readonly<Record<string, string | readonly string[]>> = {},
): Promise<void> =>
  tx.emit(kind, { comment_id: id, pin_id: pinId, parent_id: parentId, author_id: authorId, by_id: byId, ...more })

/** What shows a comment depends on its pin; photos that were there or are now have to be asked for anew. */
export const tellComment = (tx: Pick<TxCtx, 'changed'>, pinId: Id, photos: readonly string[] = []): void =>
  tx.changed(`pin:${pinId}`, ...photos.map((signature) => `image:${signature}` as const))
