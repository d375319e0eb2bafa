import { EditorialPublicationResource } from '@corkboard/contract'
import { publishArticle, unpublishArticle } from '@corkboard/domain/finding/editorial'
import { implement } from '../../engine/implement.ts'

export const editorialPublicationResource = implement(EditorialPublicationResource, {
  create: {
    session: async (ctx, { article_id: id, published_from: from, published_until: until, password }, { address }) => ({
      data: await publishArticle(ctx, id, { from, until }, { password, address }),
    }),
  },
  delete: {
    session: async (ctx, { article_id: id, password }, { address }) => ({
      data: await unpublishArticle(ctx, id, { password, address }),
    }),
  },
})
