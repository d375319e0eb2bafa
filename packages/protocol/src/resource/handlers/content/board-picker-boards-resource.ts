import { BoardPickerBoardsResource } from '@corkboard/contract'
import { listPickerBoards } from '@corkboard/domain/content/boards'
import { implement } from '../../engine/implement.ts'

export const boardPickerBoardsResource = implement(BoardPickerBoardsResource, { get: listPickerBoards })
