import type { RequestContext } from '@corkboard/contract/page'
import { describe, expect, it } from 'vitest'
import { createTexts } from '../../i18n/texts.ts'
import { createQueryClient } from '../../api/query-client.ts'
import { createResourceClient } from '../../api/resource-client.ts'
import { refusal, startServer, success, type Reply } from '../../api/test-server.ts'
import type { Navigator } from '../../router/navigator.ts'
import { repliesTo, commentsOf } from '../../product/feeds.ts'
import { createToasts } from '../../shell/toasts.ts'
import { createData, selectEntry } from '../../store/data.ts'
import { resource, type ResourceRequest } from '../../store/requests.ts'
import { createStore } from '../../store/root.ts'
import { addComment, adjustCommentCount, deleteComment } from './comment-actions.ts'

const bob = { id: '3', type: 'user', username: 'bob' }
const pin = { id: '1', type: 'pin', title: 'Tap', comment_count: 5 }
const comment = (id: string, more: object = {}) => ({
  id,
  type: 'aggregatedcomment',
  pin_id: '1',
  parent_id: null,
  user: bob,
  text: `Comment ${id}`,
  comment_count: 0,
  ...more,
})

/** A pin with five comments: 11 with two replies, 12 and 13. */
const start = async (...replies: Reply[]) => {
  const server = await startServer(
    success(pin),
    success([comment('13'), comment('12'), comment('11', { comment_count: 2 })]),
    success([comment('21', { parent_id: '11' }), comment('22', { parent_id: '11' })]),
    ...replies,
  )
  const store = createStore({ kind: 'UNAUTH' }, { device: 'desktop' } as RequestContext)
  const data = createData(store, createResourceClient(server.env), createQueryClient(server.env), () => 0)
  await data.load(resource('PinResource', { id: '1' }))
  await data.load(commentsOf('1'))
  await data.load(repliesTo('11'))
  const idsIn = (request: ResourceRequest) =>
    (selectEntry(store.getState(), request)!.data as { id: string }[]).map(({ id }) => id)
  const toasts = createToasts()
  return {
    app: { store, data, toasts, texts: createTexts('en-US'), navigator: undefined as unknown as Navigator },
    toasts,
    state: () => ({
      thread: idsIn(commentsOf('1')),
      replies: idsIn(repliesTo('11')),
      onPin: store.getState().entities.pin['1']?.comment_count,
      onParent: store.getState().entities.aggregatedcomment['11']?.comment_count,
    }),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  }
}

const BEFORE = { thread: ['13', '12', '11'], replies: ['21', '22'], onPin: 5, onParent: 2 }

describe('[COMMENT-01 d e, COMMENT-05 a b] a comment', () => {
  it('disappears with its replies as soon as it is deleted, and can be restored with them', async () => {
    await using it = await start(success(null), success(comment('11', { comment_count: 2 })))
    const deleting = deleteComment(it.app, '11')
    expect(it.state()).toMatchObject({ thread: ['13', '12'], onPin: 2 })
    const undo = await deleting
    await undo!()
    expect(it.state()).toEqual(BEFORE)
  })

  it('that is a reply also changes the count of its comment', async () => {
    await using it = await start(success(null))
    await deleteComment(it.app, '22')
    expect(it.state()).toEqual({ ...BEFORE, replies: ['21'], onPin: 4, onParent: 1 })
  })

  it('that could not be deleted returns to its place, with an error message', async () => {
    await using it = await start(refusal(403, 'comment.not_allowed', 'You cannot do this.'))
    expect(await deleteComment(it.app, '12')).toBeUndefined()
    expect(it.state()).toEqual(BEFORE)
    expect(it.toasts.list()).toMatchObject([{ text: 'You cannot do this.', kind: 'danger' }])
  })

  it('that is new appears first, a new reply last', async () => {
    await using it = await start(success(comment('14')), success(comment('23', { parent_id: '11' })))
    await addComment(it.app, '1', null, { text: 'Comment 14', tags: [] })
    expect(it.state()).toEqual({ ...BEFORE, thread: ['14', '13', '12', '11'], onPin: 6 })
    await addComment(it.app, '1', '11', { text: 'Comment 23', tags: [] })
    expect(it.state()).toMatchObject({ replies: ['21', '22', '23'], onPin: 7, onParent: 3 })
  })

  it.each([
    [1, 6],
    [-1, 4],
    [-9, 0],
  ])('count changes by %i and never falls below zero', async (by, onPin) => {
    await using it = await start()
    adjustCommentCount(it.app, { pinId: '1', by })
    expect(it.state()).toMatchObject({ onPin })
  })
})
