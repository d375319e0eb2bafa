import { expect, it } from 'vitest'
import { success } from '../../api/test-server.ts'
import { startWithSaves } from '../../product/saving/test-saves.ts'
import { deleteBoard } from './change-board.ts'

it('[PIN-06 a] pins saved to a board are no longer saved once the board is deleted', async () => {
  await using it = await startWithSaves(success(null))
  await deleteBoard(it.app, '5')
  expect(it.saved()).toEqual({ lamp: null, shelf: '6' })
})
