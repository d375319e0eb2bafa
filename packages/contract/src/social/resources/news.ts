import Type from 'typebox'
import { defineResource } from '../../resource.ts'
import { NewsBadge, NewsDetail, NewsItem } from '../wire/news.ts'
import { IdText } from '../../scalars.ts'

/** PEOPLE-04: notifications, grouped, latest first. */
export const NewsHubResource = defineResource('NewsHubResource', {
  get: { list: true, options: Type.Object({}), data: NewsItem },
  /** Marks notifications as read: the given ones, or all up to now. */
  update: { options: Type.Object({ news_ids: Type.Optional(Type.Array(IdText, { maxItems: 250 })) }), data: NewsBadge },
})

/** PEOPLE-04: everything behind one notification, latest first. */
export const NewsHubDetailsResource = defineResource('NewsHubDetailsResource', {
  get: { list: true, options: Type.Object({ news_id: IdText }), data: NewsDetail },
})

/** PEOPLE-04: the unread counts. */
export const NewsHubBadgeResource = defineResource('NewsHubBadgeResource', {
  get: { options: Type.Object({}), data: NewsBadge },
})
