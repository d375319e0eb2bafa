import { commentCreated, commentMentioned } from '@corkboard/contract/events'
import { type AggregatedComment, fail, type Id, packId } from '@corkboard/contract'
import { countAttempt } from '../../platform/throttle/index.ts'
import { type Allowed, type Ctx, requireWriter, type SignedIn, type TxCtx } from '../../kernel/index.ts'
import { readyPicture } from '../../media/index.ts'
import { filterMentionable, getPin, type Mention, type SeenPin } from '../pins/index.ts'
import { aboutComment, invalidateComments, takeCommentsAway } from './comment-events.ts'
import { allowCommenting } from './comment-policy.ts'
import {
  hasSameComment,
  holdComment,
  insertComment,
  loadCommentRows,
  photosWith,
  replaceMentions,
  setCommentState,
  updateCommentText,
} from './comment-store.ts'
import { parseComment } from './comment-text.ts'
import { mayAddPhoto, presentComment } from './comment-view.ts'
import { getComment, type SeenComment } from './load-comments.ts'

/** (ours) Comments per hour; anyone who writes more is not waiting for replies. */
const COMMENTS_PER_HOUR = 60
/** (ours) Within this time, the same text on the same pin is taken for a mistake. */
const REPEATED_WITHIN_MS = 24 * 3_600_000

export interface CommentInput {
  readonly text: string
  readonly tags?: readonly Mention[]
  readonly parentId?: Id
  readonly mediaUploadId?: Id
  /** Posts it even though the user has posted it before. */
  readonly force?: boolean
}

const shown = async (ctx: Ctx, id: Id): Promise<AggregatedComment> => presentComment(ctx, await getComment(ctx, id))

const refuseRepeated = async (
  ctx: Ctx<SignedIn>,
  comment: { readonly pinId: Id; readonly text: string; readonly but?: Id },
): Promise<void> => {
  const since = packId(ctx.now().getTime() - REPEATED_WITHIN_MS, 0, 0)
  if (comment.text === '') return
  if (await hasSameComment(ctx.db, { ...comment, authorId: ctx.viewer.userId, since })) {
    throw fail('comment.repeated', { field: 'text' })
  }
}

/** The photo from the viewer's own upload, if the pin accepts photos. */
const photoOf = async (ctx: Ctx, pin: SeenPin, uploadId: Id | undefined): Promise<string | null> => {
  if (uploadId === undefined) return null
  if (!(await mayAddPhoto(ctx, pin))) throw fail('comment.photos_off', { field: 'mediaUploadId' })
  return readyPicture(ctx, uploadId)
}

/** Notifies users whom a comment mentions for the first time. */
const notifyMentioned = async (
  tx: TxCtx<SignedIn>,
  comment: { id: Id; pinId: Id; parentId: Id | null; authorId: Id },
  mentions: readonly Mention[],
  before: ReadonlySet<Id> = new Set(),
): Promise<void> => {
  const { userId } = tx.viewer
  const named = [...new Set(mentions.map(({ userId }) => userId))].filter((id) => !before.has(id) && id !== userId)
  if (named.length > 0) await tx.emit(commentMentioned, { ...aboutComment(comment, userId), user_ids: named })
}

/**
 * The comment a reply goes under. Replies have no replies of their own. Locked, so that it still exists when the reply
 * does.
 */
const holdParent = async (tx: TxCtx, pin: SeenPin, parentId: Id): Promise<Id> => {
  const given = await getComment(tx, parentId, 'parentId')
  const id = given.parentId ?? given.id
  const held = await holdComment(tx.db, { id, parentId: null })
  if (!held?.isLive || given.presence !== 'listed' || held.pinId !== pin.id) {
    throw fail('comment.not_found', { field: 'parentId' })
  }
  return id
}

/**
 * COMMENT-01: adds a comment to a pin, or a reply.
 * @throws what `commentWords` throws, 'comment.not_found' (`parentId`), 'comment.repeated', 'comment.photos_off',
 * 'request.rate', and what `readyPicture` throws
 */
export const addComment = async (
  anyCtx: Ctx,
  pin: Allowed<SeenPin, 'comment'>,
  input: CommentInput,
): Promise<AggregatedComment> => {
  const ctx = requireWriter(anyCtx)
  const { userId } = ctx.viewer
  const parsed = parseComment(input.text, input.tags ?? [], {
    hasPhoto: input.mediaUploadId !== undefined,
    origin: ctx.site.origin,
  })
  return ctx.transaction(async (tx) => {
    await countAttempt(tx, [{ key: `comment:${userId}`, limit: COMMENTS_PER_HOUR }])
    const signature = await photoOf(tx, pin, input.mediaUploadId)
    if (input.force !== true && signature === null) await refuseRepeated(tx, { pinId: pin.id, text: parsed.text })
    const parentId = input.parentId === undefined ? null : await holdParent(tx, pin, input.parentId)
    const mentions = await filterMentionable(tx, pin, parsed.mentions)
    const { shard } = pin.board
    const comment = { id: tx.site.ids.next(shard), shard, pinId: pin.id, parentId, authorId: userId }
    await insertComment(tx.db, { ...comment, text: parsed.text, signature, now: tx.now() })
    await replaceMentions(tx.db, comment, mentions)
    await tx.emit(commentCreated, { ...aboutComment(comment, userId), pinner_id: pin.pinnerId })
    await notifyMentioned(tx, comment, mentions)
    invalidateComments(tx, pin.id, signature === null ? [] : [signature])
    return shown(tx, comment.id)
  })
}

/**
 * COMMENT-01: changes the text and its mentions within the first minutes. A photo stays.
 * @throws what `commentWords` throws, 'comment.repeated', 'comment.not_found'
 */
export const editComment = async (
  anyCtx: Ctx,
  comment: Allowed<SeenComment, 'edit'>,
  input: Pick<CommentInput, 'text' | 'tags' | 'force'>,
): Promise<AggregatedComment> => {
  const ctx = requireWriter(anyCtx)
  const parsed = parseComment(input.text, input.tags ?? [], {
    hasPhoto: comment.signature !== null,
    origin: ctx.site.origin,
  })
  return ctx.transaction(async (tx) => {
    const held = await holdComment(tx.db, comment)
    if (!held?.isLive) throw fail('comment.not_found', { field: 'commentId' })
    if (input.force !== true) await refuseRepeated(tx, { pinId: comment.pinId, text: parsed.text, but: comment.id })
    const mentions = await filterMentionable(tx, comment.pin, parsed.mentions)
    if (parsed.text !== comment.text) await updateCommentText(tx.db, comment.id, parsed.text, tx.now())
    await replaceMentions(tx.db, comment, mentions)
    await notifyMentioned(tx, comment, mentions, new Set(comment.mentions.map(({ userId }) => userId)))
    invalidateComments(tx, comment.pinId)
    return shown(tx, comment.id)
  })
}

/** COMMENT-01: deletes a comment and its replies for everyone immediately. Its author can undo that for an hour. */
export const deleteComment = (ctx: Ctx, comment: Allowed<SeenComment, 'delete'>): Promise<void> =>
  ctx.transaction(async (tx) => {
    const held = await holdComment(tx.db, comment)
    if (!held || held.isDeleted) throw fail('comment.not_found', { field: 'commentId' })
    await setCommentState(tx.db, held, { deletedAt: tx.now() })
    takeCommentsAway(tx, comment.pinId, await photosWith(tx.db, comment.id))
  })

/** (ours) The same as for pins: users notice a slip right away, or after a look around. */
const RESTORABLE_MS = 60 * 60_000

/**
 * Undoes the deletion of the viewer's own comment: the same comment, in the same place.
 * @throws 'comment.not_found'
 */
export const restoreComment = async (anyCtx: Ctx, id: Id): Promise<AggregatedComment> => {
  const ctx = requireWriter(anyCtx)
  return ctx.transaction(async (tx) => {
    const [row] = await loadCommentRows(tx.db, [id])
    const gone = () => fail('comment.not_found', { field: 'commentId' })
    if (!row || row.authorId !== tx.viewer.userId) throw gone()
    const pin = await getPin(tx, row.pinId, 'commentId').catch(() => undefined)
    if (!pin) throw gone()
    allowCommenting(tx, pin)
    const held = await holdComment(tx.db, row)
    const since = tx.now().getTime() - RESTORABLE_MS
    if (!held?.deletedAt || held.deletedAt.getTime() <= since || !held.isParentLive) throw gone()
    await setCommentState(tx.db, held, { deletedAt: null })
    invalidateComments(tx, row.pinId, await photosWith(tx.db, id))
    return shown(tx, id)
  })
}
