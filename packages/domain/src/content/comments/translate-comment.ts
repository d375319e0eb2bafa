import { fail, type Id } from '@corkboard/contract'
import { countAttempt } from '../../platform/throttle/index.ts'
import { type Ctx, requireSignedIn } from '../../kernel/index.ts'
import { getComment } from './load-comments.ts'

/** (ours) */
const TRANSLATIONS_PER_HOUR = 120

/**
 * COMMENT-03: a comment's text in the reader's language.
 * @throws 'comment.not_found', 'request.rate', 'translation.unavailable' when no service is set up or it does not
 * respond
 */
export const translateComment = async (anyCtx: Ctx, commentId: Id, language: string): Promise<string> => {
  const ctx = requireSignedIn(anyCtx)
  const { text } = await getComment(ctx, commentId)
  if (text === '') return ''
  const { translator } = ctx.site
  if (!translator.isAvailable) throw fail('translation.unavailable')
  await countAttempt(ctx, [{ key: `translate:${ctx.viewer.userId}`, limit: TRANSLATIONS_PER_HOUR }])
  try {
    return await translator.translate(text, language)
  } catch (error) {
    throw fail('translation.unavailable', {}, error)
  }
}
