import { type AggregatedComment, fail, type Id } from '@corkboard/contract'
import { type Ctx, type ListCursor, type Page, type PageRequest, viewerIdOf } from '../../kernel/index.ts'
import { findExpectedPin, type PinAccess, toPinAccess } from '../pins/index.ts'
import { type CommentRow, replyRows, type ThreadPlace, threadOfPin, threadRows } from './comment-store.ts'
import { presentComment } from './comment-view.ts'
import { getComment, type SeenComment, withParents } from './load-comments.ts'

/** How often a page is topped up after the rules drop comments, before it is returned short. */
const TOP_UPS = 4

/**
 * Reads `size` comments on a pin. Replaces what the rules drop with comments from further down, a bounded number of
 * times.
 */
const readPage = async (
  ctx: Ctx,
  size: number,
  from: ThreadPlace | undefined,
  pin: PinAccess,
  read: (after: ThreadPlace | undefined, limit: number) => Promise<readonly CommentRow[]>,
): Promise<{ readonly comments: readonly SeenComment[]; readonly readTo: ThreadPlace | undefined }> => {
  const visible: SeenComment[] = []
  let after = from
  for (let round = 0; round <= TOP_UPS; round += 1) {
    const wanted = size - visible.length
    const rows = await read(after, wanted + 1)
    const slice = rows.slice(0, wanted)
    const seen = await withParents(ctx, slice, async () => new Map([[pin.id, pin]]))
    for (const { id } of slice) {
      const comment = seen.get(id)
      if (comment?.presence === 'listed') visible.push(comment)
    }
    if (rows.length <= wanted) return { comments: visible, readTo: undefined }
    after = slice.at(-1)
    if (visible.length === size) break
  }
  return { comments: visible, readTo: after }
}

const idIn = (cursor: ListCursor, at: number): Id => String(cursor[at])

/** COMMENT-01: the comments on a pin the viewer sees, highlighted ones first, then the newest. */
export const listComments = async (
  ctx: Ctx,
  pinId: Id,
  { size, after }: PageRequest,
): Promise<Page<AggregatedComment>> => {
  const from = after && { isHighlighted: after[0] === 1, id: idIn(after, 1) }
  // A closeup reads the pin as well, and most pins have no comments.
  const expected = await findExpectedPin(ctx, pinId)
  if (expected?.commentCount === 0) return { items: [], next: undefined }
  const thread = await threadOfPin(ctx.db, pinId, viewerIdOf(ctx.viewer), from, size + 1)
  const pin = thread && (await toPinAccess(ctx, thread.pin))
  if (!pin) throw fail('pin.not_found', { field: 'pin_id' })
  if (pin.commentsDisabled) return { items: [], next: undefined }
  const { comments, readTo } = await readPage(ctx, size, from, pin, async (place, limit) =>
    place === from ? thread.comments : threadRows(ctx.db, pin.id, place, limit),
  )
  return {
    items: comments.map((comment) => presentComment(ctx, comment)),
    next: readTo && [Number(readTo.isHighlighted), readTo.id],
  }
}

/** COMMENT-01: replies to a comment, oldest first. */
export const listReplies = async (
  ctx: Ctx,
  commentId: Id,
  { size, after }: PageRequest,
): Promise<Page<AggregatedComment>> => {
  const parent = await getComment(ctx, commentId)
  const from = after && { isHighlighted: false, id: idIn(after, 0) }
  const { comments, readTo } = await readPage(ctx, size, from, parent.pin, (place, limit) =>
    replyRows(ctx.db, parent.id, place?.id, limit),
  )
  return { items: comments.map((comment) => presentComment(ctx, comment)), next: readTo && [readTo.id] }
}
