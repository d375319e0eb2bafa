import { BoardSectionsResource } from '@corkboard/contract'
import { listSections } from '@corkboard/domain/boards'
import { implement } from '../implement.ts'

export const boardSectionsResource = implement(BoardSectionsResource, {
  get: (ctx, { board_id: boardId }, page) => listSections(ctx, { boardId }, page),
})
