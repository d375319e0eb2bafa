import { BoardsFeedResource } from '@corkboard/contract'
import { listBoards } from '@corkboard/domain/content/boards'
import { implement } from '../../engine/implement.ts'

export const boardsFeedResource = implement(BoardsFeedResource, {
  get: (ctx, { username, privacy_filter: privacyFilter }, page) => listBoards(ctx, { username, privacyFilter }, page),
})
