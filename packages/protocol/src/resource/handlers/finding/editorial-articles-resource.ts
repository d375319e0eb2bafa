import { EditorialArticlesResource } from '@corkboard/contract'
import { createArticle, listArticles } from '@corkboard/domain/finding/editorial'
import { implement } from '../../engine/implement.ts'

export const editorialArticlesResource = implement(EditorialArticlesResource, {
  get: (ctx, { locale, status }, page) => listArticles(ctx, { locale, status }, page),
  create: (ctx, { locale, title }) => createArticle(ctx, { locale, title }),
})
