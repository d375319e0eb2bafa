import { BoardsResource } from '@corkboard/contract'
import { listBoards } from '@corkboard/domain/content/boards'
import { implement } from '../../engine/implement.ts'

export const boardsResource = implement(BoardsResource, {
  get: (ctx, { username, privacy_filter: privacyFilter, archived }, page) =>
    listBoards(ctx, { username, privacyFilter, archived }, page),
})
