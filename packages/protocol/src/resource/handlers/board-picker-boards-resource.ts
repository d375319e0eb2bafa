import { BoardPickerBoardsResource } from '@corkboard/contract'
import { listPickerBoards } from '@corkboard/domain/boards'
import { implement } from '../implement.ts'

export const boardPickerBoardsResource = implement(BoardPickerBoardsResource, { get: listPickerBoards })
