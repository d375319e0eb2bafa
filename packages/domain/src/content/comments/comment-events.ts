import type { Id } from '@corkboard/contract'
import type { commentLiked, PayloadOf } from '@corkboard/contract/events'
import type { TxCtx } from '../../kernel/index.ts'

type About = PayloadOf<typeof commentLiked>

interface Facts {
  readonly id: Id
  readonly pinId: Id
  readonly parentId: Id | null
  readonly authorId: Id
}

/** What every event of a comment says: enough for a notification without another query. */
export const aboutComment = ({ id, pinId, parentId, authorId }: Facts, byId: Id): About => ({
  comment_id: id,
  pin_id: pinId,
  parent_id: parentId,
  author_id: authorId,
  by_id: byId,
})

/** Invalidates what shows a comment, which depends on its pin, and any photos that were or are now attached. */
export const invalidateComments = (tx: Pick<TxCtx, 'changed'>, pinId: Id, photos: readonly string[] = []): void =>
  tx.changed(`pin:${pinId}`, ...photos.map((signature) => `image:${signature}` as const))
