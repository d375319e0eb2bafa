import { HideAuthorEndpoint, UnhideAuthorEndpoint } from '@corkboard/contract'
import { hideCommentsOfAuthor } from '@corkboard/domain/content/comments'
import { allowedComment } from '../../product/content/allowed-comment.ts'
import { implementEndpoint } from '../engine/implement.ts'

export const commentHideAuthor = [
  implementEndpoint(HideAuthorEndpoint, async (ctx, { params: { id } }) =>
    hideCommentsOfAuthor(ctx, await allowedComment(ctx, 'hide_for_user', id), true),
  ),
  implementEndpoint(UnhideAuthorEndpoint, async (ctx, { params: { id } }) =>
    hideCommentsOfAuthor(ctx, await allowedComment(ctx, 'hide_for_user', id), false),
  ),
]
