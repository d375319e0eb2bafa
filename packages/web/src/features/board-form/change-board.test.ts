import { expect, it } from 'vitest'
import { success } from '../../api/test-server.ts'
import { startWithSaves } from '../../product/saving/test-saves.ts'
import { deleteBoard } from './change-board.ts'

it('[PIN-06] [BOARD-01] what was saved to a board is not saved any more once that is deleted', async () => {
  await using it = await startWithSaves(success(null))
  await deleteBoard(it.app, '5')
  expect(it.saved()).toEqual({ lamp: null, shelf: '6' })
})
