import type { Id } from '@corkboard/contract'
import type { commentLiked, PayloadOf } from '@corkboard/contract/events'
import type { ChangeTag, TxCtx } from '../../kernel/index.ts'

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

/** What shows a comment depends on its pin, and its photos on whether it does. */
const tagsOf = (pinId: Id, photos: readonly string[]): ChangeTag[] => [
  `pin:${pinId}`,
  ...photos.map((signature) => `image:${signature}` as const),
]

/** Invalidates what shows a comment, and its photos. */
export const invalidateComments = (tx: Pick<TxCtx, 'changed'>, pinId: Id, photos: readonly string[] = []): void =>
  tx.changed(...tagsOf(pinId, photos))

/** The same for a comment that was deleted, hidden or removed. */
export const takeCommentsAway = (tx: Pick<TxCtx, 'tookAway'>, pinId: Id, photos: readonly string[]): void =>
  tx.tookAway(...tagsOf(pinId, photos))
