import type { Services } from '../../services.tsx'
import type { EntityRef } from '../../store/entities.ts'
import { optimistic } from '../../store/optimistic.ts'
import { texts } from './texts/texts.generated.ts'

type App = Pick<Services, 'store' | 'data' | 'toasts' | 'texts'>

/** Follows or unfollows a user. The count changes by one immediately, then takes the server's value. */
export const setFollowingUser = async (app: App, userId: string, follow: boolean) => {
  const { store, data } = app
  const ref: EntityRef<'user'> = { type: 'user', id: userId }
  const count = store.getState().entities.user[userId]?.follower_count
  await optimistic(
    app,
    [{ ref, fields: { explicitly_followed_by_me: follow, ...(count !== undefined && counted(count, follow)) } }],
    () => data.write(follow ? 'create' : 'delete', 'UserFollowResource', { user_id: userId }),
    app.texts(texts)('follow.failed'),
  )
}

/** BOARD-03: follows or unfollows a board. */
export const setFollowingBoard = async (app: App, boardId: string, follow: boolean) => {
  const { store, data } = app
  const ref: EntityRef<'board'> = { type: 'board', id: boardId }
  const count = store.getState().entities.board[boardId]?.follower_count
  await optimistic(
    app,
    [{ ref, fields: { followed_by_me: follow, ...(count !== undefined && counted(count, follow)) } }],
    () => data.write(follow ? 'create' : 'delete', 'BoardFollowResource', { board_id: boardId }),
    app.texts(texts)('follow.failed'),
  )
}

/** BOARD-06: the count never falls below zero. */
const counted = (count: number, up: boolean) => ({ follower_count: Math.max(0, count + (up ? 1 : -1)) })
