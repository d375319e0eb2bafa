import { articleMarkup } from '../../../../../features/today/article-markup.ts'
import { todayTags } from '../../../../../features/today/today-tags.ts'
import type { PageServer } from '../../../../../shell/page-server.ts'

/** FIND-03 */
export const server: PageServer = {
  markup: ({ params, state, origin, texts }) => articleMarkup(state, String(params['articleId']), { origin, texts }),
  tags: todayTags,
}
