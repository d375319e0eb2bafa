import { RemoveMentionsEndpoint } from '@corkboard/contract'
import { removeMentions } from '@corkboard/domain/content/comments'
import { allowedComment } from '../../product/content/allowed-comment.ts'
import { implementEndpoint } from '../engine/implement.ts'
import { narrowFields } from '../engine/narrow-fields.ts'

export const commentMentions = implementEndpoint(
  RemoveMentionsEndpoint,
  async (ctx, { params: { id }, query: { fields } }) =>
    narrowFields(await removeMentions(ctx, await allowedComment(ctx, 'remove_mentions', id)), fields),
)
