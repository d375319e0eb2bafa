import { fail, TranslateCommentEndpoint } from '@corkboard/contract'
import { translateComment } from '@corkboard/domain/content/comments'
import { implementEndpoint } from '../engine/implement.ts'

const localeOf = (language: string): string => {
  try {
    return new Intl.Locale(language.replaceAll('_', '-')).toString()
  } catch {
    throw fail('request.invalid', { field: 'language' })
  }
}

export const commentTranslation = implementEndpoint(TranslateCommentEndpoint, (ctx, { params: { id }, query }) =>
  translateComment(ctx, id, localeOf(query.language || 'en')),
)
