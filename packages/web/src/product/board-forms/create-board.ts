import type { Board } from '@corkboard/contract/content/wire/board'
import type { Services } from '../../services.tsx'
import { changeFeeds } from '../../store/feed-changes.ts'
import { requestKey, type WriteOptions } from '../../store/requests.ts'
import { boardsOf, pickerBoards } from '../feeds.ts'

/**
 * BOARD-01. The new board is first among the user's boards and in the picker.
 * @throws ApiError
 */
export const createBoard = async (
  { store, data }: Pick<Services, 'store' | 'data'>,
  fields: WriteOptions<'BoardResource', 'create'>,
): Promise<Board> => {
  const board = await data.write('create', 'BoardResource', fields)
  data.outdate()
  const item = { type: 'board', id: board.id } as const
  changeFeeds(store, { kind: 'prepended', key: requestKey(boardsOf(board.owner.username)), item })
  changeFeeds(store, { kind: 'prepended', key: requestKey(pickerBoards()), item })
  return board
}
