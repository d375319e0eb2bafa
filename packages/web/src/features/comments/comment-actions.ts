import { COMMENT_LIKE } from '@corkboard/contract/content/comment-values'
import { type SentCommentTag } from '@corkboard/contract/content/wire/comment'
import { callEndpoint } from '../../api/endpoint-client.ts'
import { ApiError, isAbort } from '../../api/errors.ts'
import type { Services } from '../../services.tsx'
import { browserEnvironment } from '../../shell/environment.ts'
import { repliesTo, commentsOf } from '../../product/feeds.ts'
import { changeFeeds, isItem, takeOut } from '../../store/feed-changes.ts'
import { entityPatched, type CommentEntity, type EntityRef } from '../../store/entities.ts'
import { optimistic } from '../../store/optimistic.ts'
import { requestKey, type ResourceRequest } from '../../store/requests.ts'
import { callComments } from './comment-calls.ts'
import { texts } from './texts/texts.generated.ts'

type App = Pick<Services, 'store' | 'data' | 'toasts' | 'navigator' | 'texts'>

const refOf = (id: string): EntityRef<'aggregatedcomment'> => ({ type: 'aggregatedcomment', id })
const known = ({ store }: Pick<App, 'store'>, id: string): CommentEntity | undefined =>
  store.getState().entities.aggregatedcomment[id]

/** Adjusts a count without letting it fall below zero. */
const moved = (count: number, by: number): number => Math.max(0, count + by)

/** Adds to a pin's comment count and, for a reply, to the reply count of its comment (COMMENT-01). */
export const adjustCommentCount = (
  { store }: Pick<App, 'store'>,
  { pinId, parentId, by }: { readonly pinId: string; readonly parentId?: string | null; readonly by: number },
): void => {
  const pin = store.getState().entities.pin[pinId]
  if (pin?.comment_count !== undefined) {
    store.dispatch(
      entityPatched({ ref: { type: 'pin', id: pinId }, fields: { comment_count: moved(pin.comment_count, by) } }),
    )
  }
  const parent = parentId ? known({ store }, parentId) : undefined
  if (parent) {
    const fields = { comment_count: moved(parent.comment_count, Math.sign(by)) }
    store.dispatch(entityPatched({ ref: refOf(parent.id), fields }))
  }
}

/** COMMENT-02, COMMENT-05: likes or unlikes a comment. The count changes immediately. */
export const setLiked = async (app: App, id: string, isOn: boolean): Promise<void> => {
  const comment = known(app, id)
  if (!comment) return
  const likes = moved(comment.reaction_counts['1'], isOn ? 1 : -1)
  await optimistic(
    app,
    [{ ref: refOf(id), fields: { reaction_by_me: isOn ? COMMENT_LIKE : 0, reaction_counts: { '1': likes } } }],
    () =>
      callComments(app, `${isOn ? 'POST' : 'DELETE'} /v3/aggregated_comments/{id}/react/`, {
        params: { id },
        body: { reaction_type: COMMENT_LIKE },
      }),
    app.texts(texts)('comment.failed'),
  )
}

/** COMMENT-02, COMMENT-05: marks a comment as helpful, or removes the mark. */
export const setHelpful = async (app: App, id: string, isOn: boolean): Promise<void> => {
  const comment = known(app, id)
  if (!comment) return
  const fields = { marked_helpful_by_me: isOn, helpful_count: moved(comment.helpful_count, isOn ? 1 : -1) }
  await optimistic(
    app,
    [{ ref: refOf(id), fields }],
    () => callComments(app, `${isOn ? 'POST' : 'DELETE'} /v3/helpful/1/{id}/`, { params: { id } }),
    app.texts(texts)('comment.failed'),
  )
}

/** COMMENT-02, COMMENT-05: the pin's owner moves a comment to the top or back. It moves at the next load. */
export const setHighlighted = async (app: App, id: string, isOn: boolean): Promise<void> => {
  const comment = known(app, id)
  if (!comment) return
  await optimistic(
    app,
    [{ ref: refOf(id), fields: { highlighted_by_pin_owner: isOn } }],
    () =>
      callComments(app, 'PUT /v3/aggregated_comments/pin/highlight/', {
        body: { aggregated_comment: id, pin: comment.pin_id, highlight: isOn },
      }),
    app.texts(texts)('comment.failed'),
  )
}

const feedOf = ({ parent_id: parentId, pin_id: pinId }: CommentEntity): ResourceRequest =>
  parentId === null ? commentsOf(pinId) : repliesTo(parentId)

/** Removes comments from every list and count, and returns a function that puts them back. */
const removeComment = (app: Pick<App, 'store'>, comments: readonly CommentEntity[]): (() => void) => {
  const { store } = app
  const { feeds } = store.getState()
  const isShown = (comment: CommentEntity) =>
    feeds[requestKey(feedOf(comment))]?.data?.some((one) => isItem(one, refOf(comment.id))) === true
  const gone = comments.filter(isShown)
  // Replies are removed with their comment. A reply whose comment is removed too is counted with it.
  const counted = gone.filter(({ parent_id: parent }) => parent === null || !gone.some(({ id }) => id === parent))
  const putBack = takeOut(
    store,
    gone.map(({ id }) => refOf(id)),
  )
  const count = (sign: 1 | -1) => {
    for (const { pin_id: pinId, parent_id: parentId, comment_count: replies } of counted) {
      adjustCommentCount(app, { pinId, parentId, by: sign * (1 + replies) })
    }
  }
  count(-1)
  return () => {
    putBack()
    count(1)
  }
}

/** Resolves to a function that undoes the action, or to nothing if the action failed. */
type Undoable = Promise<(() => Promise<void>) | undefined>

/** Removes comments immediately and calls the server. A refusal puts them back and shows a message. */
const hideImmediately = async (
  app: App,
  comments: readonly CommentEntity[],
  calls: { readonly action: () => Promise<unknown>; readonly undo: () => Promise<unknown> },
): Undoable => {
  const putBack = removeComment(app, comments)
  try {
    await calls.action()
    return async () => {
      await calls.undo()
      putBack()
    }
  } catch (thrown) {
    putBack()
    if (isAbort(thrown)) return undefined
    if (!(thrown instanceof ApiError)) throw thrown
    const { error_code: code, message } = thrown.error
    app.toasts.show({ text: code === 'unknown' ? app.texts(texts)('comment.failed') : message, kind: 'danger' })
    return undefined
  }
}

/** COMMENT-01, COMMENT-05: removes the comment immediately. */
export const deleteComment = async (app: App, id: string): Undoable => {
  const comment = known(app, id)
  const { data } = app
  const calls = {
    action: () => data.write('delete', 'AggregatedCommentResource', { commentId: id }),
    undo: () => data.write('create', 'AggregatedCommentRestoreResource', { commentId: id }),
  }
  return comment && hideImmediately(app, [comment], calls)
}

/** Calls that hide something from the viewer and show it again. */
const hiding = (app: App, id: string, what: 'hide' | 'hide_for_user') => {
  const call = (method: 'PUT' | 'DELETE') =>
    callComments(app, `${method} /v3/aggregated_comments/{id}/${what}/`, { params: { id } })
  return { action: () => call('PUT'), undo: () => call('DELETE') }
}

/**
 * COMMENT-03, COMMENT-05: hides a comment immediately, for everyone or only for the viewer, as its `hides_for` says.
 */
export const hideComment = async (app: App, id: string): Undoable => {
  const comment = known(app, id)
  return comment && hideImmediately(app, [comment], hiding(app, id, 'hide'))
}

/** COMMENT-03, COMMENT-05: hides all comments of the comment's author immediately. */
export const hideCommentsOfAuthor = async (app: App, id: string): Undoable => {
  const comment = known(app, id)
  if (!comment) return undefined
  const all = Object.values(app.store.getState().entities.aggregatedcomment)
  const theirs = all.filter((other): other is CommentEntity => other?.user === comment.user)
  return hideImmediately(app, theirs, hiding(app, id, 'hide_for_user'))
}

/**
 * COMMENT-03: removes mentions of the viewer, or all mentions in their own comment. The response has the remaining
 * ones.
 */
export const removeMentions = async (app: App, id: string): Promise<void> =>
  callComments(app, 'DELETE /v3/aggregated_comments/{id}/mentions/', {
    params: { id },
    query: { fields: 'id,tagged_users' },
  })

/** COMMENT-03: a translation that failed stores an empty text. */
export const translateComment = async (
  { store, navigator }: Pick<App, 'store' | 'navigator'>,
  id: string,
  language: string,
): Promise<void> => {
  const env = browserEnvironment(store, () => navigator)
  // Requested only once: a translation service that is down will not be back within a second.
  const once = { ...env, wait: () => Promise.reject(new Error('Not again.')) }
  const request = { params: { id }, query: { language } }
  const text = await callEndpoint(once, 'GET /v3/aggregated_comments/{id}/translate/', request).catch(() => '')
  store.dispatch(entityPatched({ ref: refOf(id), fields: { translatedText: text } }))
}

export interface CommentDraft {
  readonly text: string
  readonly tags: readonly SentCommentTag[]
  readonly mediaUploadId?: string
  readonly force?: boolean
}

/**
 * COMMENT-01: adds a comment to a pin, or a reply. A comment appears first in its list, a reply last.
 * @throws ApiError
 */
export const addComment = async (
  app: Pick<App, 'store' | 'data'>,
  pinId: string,
  parentId: string | null,
  draft: CommentDraft,
): Promise<string> => {
  const { store, data } = app
  const made = await data.write('create', 'AggregatedCommentResource', {
    pinId,
    ...(parentId !== null && { parentId }),
    ...draft,
    tags: [...draft.tags],
  })
  const item = refOf(made.id)
  if (made.parent_id === null) {
    changeFeeds(store, { kind: 'prepended', key: requestKey(commentsOf(pinId)), item })
    adjustCommentCount(app, { pinId, by: 1 })
    return made.id
  }
  changeFeeds(store, { kind: 'appended', key: requestKey(repliesTo(made.parent_id)), item })
  adjustCommentCount(app, { pinId, parentId: made.parent_id, by: 1 })
  return made.id
}

/**
 * COMMENT-01: edits the text. The response contains the text, tags and tagged users.
 * @throws ApiError
 */
export const editComment = async ({ data }: Pick<App, 'data'>, id: string, draft: CommentDraft): Promise<void> => {
  const { text, tags, force = false } = draft
  await data.write('update', 'AggregatedCommentResource', { commentId: id, force, tags: [...tags], text })
}
