import type { RequestContext } from '@corkboard/contract/page'
import { expect, it } from 'vitest'
import { createQueryClient } from '../../api/query-client.ts'
import { createResourceClient } from '../../api/resource-client.ts'
import { startServer, success } from '../../api/test-server.ts'
import { createData } from '../../store/data.ts'
import { requestKey } from '../../store/requests.ts'
import { createStore } from '../../store/root.ts'
import { pickerBoards } from '../feeds.ts'
import { quickBoardOf } from './quick-board.ts'

it.each([
  ['[CREATE-09 c] the board last saved to, for members who save without being asked', 'AUTH', 'last_board', 'Kitchens'],
  ['[IDENT-13 a] no board, for members who want to be asked', 'AUTH', 'ask', undefined],
  ['no board, for visitors', 'UNAUTH', 'last_board', undefined],
] as const)('Save uses %s', async (_title, kind, behavior, name) => {
  const boards = ['Kitchens', 'Walls'].map((it, n) => ({ id: `${n + 1}`, type: 'board', name: it }))
  await using server = await startServer(success(boards, '-end-'))
  const store = createStore({ kind, save_behavior: behavior } as never, { device: 'desktop' } as RequestContext)
  await createData(store, createResourceClient(server.env), createQueryClient(server.env), () => 0).load(pickerBoards())
  expect(quickBoardOf(store.getState(), requestKey(pickerBoards()))?.name).toBe(name)
})
