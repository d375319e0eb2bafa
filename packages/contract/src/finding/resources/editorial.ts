import Type from 'typebox'
import { defineResource } from '../../resource.ts'
import {
  ArticleBlock,
  ArticleStatus,
  ArticleType,
  Day,
  EditorialArticle,
  ExploreCategory,
  ExploreKind,
  LoggedEditorialAction,
  TodayArticlePage,
  TodayHome,
} from '../wire/editorial.ts'
import { Pin } from '../../content/wire/pin.ts'
import { IdText, Nullable } from '../../scalars.ts'
import { Again } from '../../accounts/resources/administration.ts'

const FieldSet = { field_set_key: Type.Optional(Type.String()) }

/** FIND-03: the articles of a day; defaults to the current day and the reader's locale. */
export const TodayArticlesResource = defineResource('TodayArticlesResource', {
  get: {
    changesWith: 'today:all',
    signedOut: true,
    options: Type.Object({ day: Type.Optional(Day), locale: Type.Optional(Type.String()) }),
    data: TodayHome,
  },
})

/** FIND-03: one article. `preview`: as it will be shown, for its editors. */
export const TodayArticleResource = defineResource('TodayArticleResource', {
  get: {
    changesWith: 'today:all',
    signedOut: true,
    options: Type.Object({ article_id: IdText, preview: Type.Optional(Type.Boolean()) }),
    data: TodayArticlePage,
  },
})

/** FIND-03: the pins of an article, in its order. */
export const TodayArticlePinsResource = defineResource('TodayArticlePinsResource', {
  get: {
    changesWith: 'today:all',
    signedOut: true,
    list: true,
    pageSize: 100,
    options: Type.Object({ article_id: IdText, preview: Type.Optional(Type.Boolean()), ...FieldSet }),
    data: Pin,
  },
})

/** (ours) Articles in all states, newest first; for owners and employees. `create` makes a draft. */
export const EditorialArticlesResource = defineResource('EditorialArticlesResource', {
  get: {
    list: true,
    options: Type.Object({ locale: Type.Optional(Type.String()), status: Type.Optional(ArticleStatus) }),
    data: EditorialArticle,
  },
  create: {
    options: Type.Object({ locale: Type.String(), title: Type.String() }),
    data: EditorialArticle,
  },
})

/** (ours) One article for its editors. `update` saves it; readers see the change immediately. */
export const EditorialArticleResource = defineResource('EditorialArticleResource', {
  get: { options: Type.Object({ article_id: IdText }), data: EditorialArticle },
  update: {
    options: Type.Object({
      article_id: IdText,
      revision: Type.Integer(),
      article_type: Type.Optional(ArticleType),
      is_shopping: Type.Optional(Type.Boolean()),
      title: Type.Optional(Type.String()),
      description: Type.Optional(Type.String()),
      locale: Type.Optional(Type.String()),
      cover_pin_ids: Type.Optional(Type.Array(IdText)),
      body: Type.Optional(Type.Array(ArticleBlock)),
    }),
    data: EditorialArticle,
  },
  delete: { options: Type.Object({ article_id: IdText, ...Again }), data: Type.Null() },
})

/** (ours) `create` publishes an article from a start time (default: now) to an end time; `delete` unpublishes it. */
export const EditorialPublicationResource = defineResource('EditorialPublicationResource', {
  create: {
    options: Type.Object({
      article_id: IdText,
      published_from: Type.Optional(Nullable(Type.String())),
      published_until: Type.Optional(Nullable(Type.String())),
      ...Again,
    }),
    data: EditorialArticle,
  },
  delete: { options: Type.Object({ article_id: IdText, ...Again }), data: EditorialArticle },
})

/** (ours) The articles of a day in one locale, in the order set by the editors. */
export const EditorialDayResource = defineResource('EditorialDayResource', {
  get: { options: Type.Object({ day: Day, locale: Type.String() }), data: Type.Array(EditorialArticle) },
  update: {
    options: Type.Object({ day: Day, locale: Type.String(), article_ids: Type.Array(IdText), ...Again }),
    data: Type.Array(EditorialArticle),
  },
})

/** (ours) The log of changes to articles, newest first; for owners and employees. */
export const EditorialLogResource = defineResource('EditorialLogResource', {
  get: { list: true, options: Type.Object({}), data: LoggedEditorialAction },
})

/** FIND-04: stories, videos or products, newest first; all of them, or those of one category. */
export const ExplorePinsResource = defineResource('ExplorePinsResource', {
  get: {
    changesWith: 'feed:public',
    signedOut: true,
    list: true,
    options: Type.Object({ kind: ExploreKind, category_id: Type.Optional(Type.String()), ...FieldSet }),
    data: Pin,
  },
})

/** FIND-04 (ours): products chosen for the viewer; none if they turned `shopping_recommendations` off. */
export const PersonalBoutiqueResource = defineResource('PersonalBoutiqueResource', {
  get: { list: true, options: Type.Object({ ...FieldSet }), data: Pin },
})

/** FIND-04: the categories of stories, videos or products, those with most pins first; `category_id` is one of them. */
export const ExploreCategoriesResource = defineResource('ExploreCategoriesResource', {
  get: {
    signedOut: true,
    options: Type.Object({ kind: ExploreKind, category_id: Type.Optional(Type.String()) }),
    data: Type.Array(ExploreCategory),
  },
})
