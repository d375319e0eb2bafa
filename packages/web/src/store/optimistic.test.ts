import type { RequestContext } from '@corkboard/contract/page'
import { expect, it } from 'vitest'
import { createTexts } from '../i18n/texts.ts'
import { ApiError, normalizeError } from '../api/errors.ts'
import { createToasts } from '../shell/toasts.ts'
import { entitiesReceived, type UserEntity } from './entities.ts'
import { optimistic } from './optimistic.ts'
import { createStore } from './root.ts'

const refused = () => new ApiError(normalizeError({}, 500))

/** June, who has seven followers. Each press follows or unfollows her; each call waits for a response from the test. */
const start = () => {
  const store = createStore({ kind: 'UNAUTH' }, { device: 'desktop' } as RequestContext)
  const receive = (fields: Partial<UserEntity>) =>
    store.dispatch(entitiesReceived({ user: { '3': { id: '3', type: 'user', username: 'june', ...fields } } } as never))
  receive({ explicitly_followed_by_me: false, follower_count: 7 })
  const calls: { readonly follow: boolean; response(): void; refuse(): void }[] = []
  const june = () => {
    const { explicitly_followed_by_me: isFollowed, follower_count: count } = store.getState().entities.user['3']!
    return { isFollowed, count }
  }
  const press = () => {
    const { isFollowed, count } = june()
    const follow = isFollowed !== true
    const fields = { explicitly_followed_by_me: follow, follower_count: count! + (follow ? 1 : -1) }
    const call = () => {
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      calls.push({
        follow,
        response: () => {
          receive({ explicitly_followed_by_me: follow, follower_count: follow ? 108 : 107 })
          resolve()
        },
        refuse: () => reject(refused()),
      })
      return promise
    }
    return optimistic(
      { store, toasts: createToasts(), texts: createTexts('en-US') },
      [{ ref: { type: 'user', id: '3' }, fields }],
      call,
      'No',
    )
  }
  return { june, press, calls, asked: () => calls.map(({ follow }) => follow) }
}

it('[COMMENT-05 a] two presses reach the server in order, and the last one wins', async () => {
  const { june, press, calls, asked } = start()
  const first = press()
  const second = press()
  expect([june(), asked()]).toEqual([{ isFollowed: false, count: 7 }, [true]])
  calls[0]!.response()
  await first
  expect(june()).toEqual({ isFollowed: false, count: 7 })
  await expect.poll(asked).toEqual([true, false])
  calls[1]!.response()
  await second
  expect(june()).toEqual({ isFollowed: false, count: 107 })
})

it('[COMMENT-05 b] refused changes return to the server’s last value, however many presses there were', async () => {
  const { june, press, calls, asked } = start()
  const all = [press(), press(), press()]
  expect(june()).toEqual({ isFollowed: true, count: 8 })
  for (const n of [0, 1, 2]) {
    await expect.poll(() => asked().length).toBe(n + 1)
    calls[n]!.refuse()
  }
  await Promise.all(all)
  expect(june()).toEqual({ isFollowed: false, count: 7 })

  const [kept, lost] = [press(), press()]
  calls[3]!.response()
  await kept
  await expect.poll(() => asked().length).toBe(5)
  calls[4]!.refuse()
  await lost
  expect(june()).toEqual({ isFollowed: true, count: 108 })
})
