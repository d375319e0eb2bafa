import { BoardActionStatusResource } from '@corkboard/contract'
import { listBlockingActions } from '@corkboard/domain/content/boards'
import { implement } from '../../engine/implement.ts'

export const boardActionStatusResource = implement(BoardActionStatusResource, {
  get: async (ctx, { board_id: id }) => ({ blocking_actions: await listBlockingActions(ctx, id) }),
})
