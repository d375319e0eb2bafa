import { EditorialArticleResource } from '@corkboard/contract'
import { deleteArticle, editArticle, getArticleForEditor } from '@corkboard/domain/finding/editorial'
import { implement } from '../../engine/implement.ts'

export const editorialArticleResource = implement(EditorialArticleResource, {
  get: (ctx, { article_id: id }) => getArticleForEditor(ctx, id),
  update: (ctx, options) =>
    editArticle(ctx, options.article_id, {
      revision: options.revision,
      type: options.article_type,
      isShopping: options.is_shopping,
      title: options.title,
      description: options.description,
      locale: options.locale,
      coverPinIds: options.cover_pin_ids,
      body: options.body,
    }),
  delete: {
    session: async (ctx, { article_id: id, password }, { address }) => ({
      data: await deleteArticle(ctx, id, { password, address }),
    }),
  },
})
