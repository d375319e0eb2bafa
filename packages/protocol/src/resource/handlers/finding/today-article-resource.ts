import { TodayArticleResource } from '@corkboard/contract'
import { todayArticle } from '@corkboard/domain/finding/editorial'
import { implement } from '../../engine/implement.ts'

/** FIND-03. */
export const todayArticleResource = implement(TodayArticleResource, {
  get: (ctx, { article_id: articleId, preview: isPreview = false }) => todayArticle(ctx, { articleId, isPreview }),
})
