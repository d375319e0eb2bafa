import { BoardsResource } from '@corkboard/contract'
import { listBoards } from '@corkboard/domain/boards'
import { implement } from '../implement.ts'

export const boardsResource = implement(BoardsResource, {
  get: (ctx, { username, privacy_filter: privacyFilter, archived }, page) =>
    listBoards(ctx, { username, privacyFilter, archived }, page),
})
