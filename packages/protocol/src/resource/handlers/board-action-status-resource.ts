import { BoardActionStatusResource } from '@corkboard/contract'
import { listBlockingActions } from '@corkboard/domain/boards'
import { implement } from '../implement.ts'

export const boardActionStatusResource = implement(BoardActionStatusResource, {
  get: async (ctx, { board_id: id }) => ({ blocking_actions: await listBlockingActions(ctx, id) }),
})
