import { BoardSectionsResource } from '@corkboard/contract'
import { listSections } from '@corkboard/domain/content/boards'
import { implement } from '../../engine/implement.ts'

export const boardSectionsResource = implement(BoardSectionsResource, {
  get: (ctx, { board_id: boardId }, page) => listSections(ctx, { boardId }, page),
})
