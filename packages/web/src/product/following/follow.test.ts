import type { RequestContext } from '@corkboard/contract/page'
import { describe, expect, it } from 'vitest'
import { createTexts } from '../../i18n/texts.ts'
import { createQueryClient } from '../../api/query-client.ts'
import { createResourceClient } from '../../api/resource-client.ts'
import { refusal, startServer, success, type Reply } from '../../api/test-server.ts'
import { createData } from '../../store/data.ts'
import { resource } from '../../store/requests.ts'
import { createStore } from '../../store/root.ts'
import { createToasts } from '../../shell/toasts.ts'
import { setFollowingBoard, setFollowingUser } from './follow.ts'

const june = { id: '3', type: 'user', username: 'june', follower_count: 7, explicitly_followed_by_me: false }
const gardens = { id: '5', type: 'board', name: 'Gardens', follower_count: 0, followed_by_me: true }

const start = async (...replies: Reply[]) => {
  const server = await startServer(success(june), success(gardens), ...replies)
  const store = createStore({ kind: 'UNAUTH' }, { device: 'desktop' } as RequestContext)
  const data = createData(store, createResourceClient(server.env), createQueryClient(server.env), () => 0)
  await data.load(resource('UserResource', { username: 'june' }))
  await data.load(resource('BoardResource', { board_id: '5' }))
  return {
    app: { store, data, toasts: createToasts(), texts: createTexts('en-US') },
    june: () => store.getState().entities.user['3'],
    gardens: () => store.getState().entities.board['5'],
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  }
}

describe('[BOARD-03 a] following', () => {
  it('a user adds one to the count immediately, then shows the server’s count', async () => {
    await using it = await start(success({ ...june, explicitly_followed_by_me: true, follower_count: 12 }))
    const following = setFollowingUser(it.app, '3', true)
    expect(it.june()).toMatchObject({ explicitly_followed_by_me: true, follower_count: 8 })
    await following
    expect(it.june()).toMatchObject({ explicitly_followed_by_me: true, follower_count: 12 })
  })

  it('is reverted when the server refuses', async () => {
    await using it = await start(refusal(429, 'request.rate', 'Wait a moment.'))
    await setFollowingUser(it.app, '3', true)
    expect(it.june()).toMatchObject({ explicitly_followed_by_me: false, follower_count: 7 })
  })

  it('[BOARD-06 b] stops at zero followers, never below', async () => {
    await using it = await start(success({ ...gardens, followed_by_me: false }))
    const stopping = setFollowingBoard(it.app, '5', false)
    expect(it.gardens()).toMatchObject({ followed_by_me: false, follower_count: 0 })
    await stopping
  })
})
