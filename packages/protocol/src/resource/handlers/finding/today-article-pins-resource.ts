import { TodayArticlePinsResource } from '@corkboard/contract'
import { todayArticlePins } from '@corkboard/domain/finding/editorial'
import { fieldSetOf } from '../../../product/content/pin-field-set.ts'
import { implement } from '../../engine/implement.ts'

/** FIND-03. */
export const todayArticlePinsResource = implement(TodayArticlePinsResource, {
  get: (ctx, options, page) => {
    const { article_id: articleId, preview: isPreview = false } = options
    return todayArticlePins(ctx, { articleId, isPreview, fieldSet: fieldSetOf(options) }, page)
  },
})
