import Type from 'typebox'
import { defineResource } from '../../resource.ts'
import { NewsBadge, NewsDetail, NewsItem } from '../wire/news.ts'
import { IdText } from '../../scalars.ts'

/** PEOPLE-04: what others did, grouped, the latest first. */
export const NewsHubResource = defineResource('NewsHubResource', {
  get: { list: true, options: Type.Object({}), data: NewsItem },
  /** Marks news as read: those named, or everything up to now. */
  update: { options: Type.Object({ news_ids: Type.Optional(Type.Array(IdText, { maxItems: 250 })) }), data: NewsBadge },
})

/** PEOPLE-04: everything behind one line, the latest first. */
export const NewsHubDetailsResource = defineResource('NewsHubDetailsResource', {
  get: { list: true, options: Type.Object({ news_id: IdText }), data: NewsDetail },
})

/** PEOPLE-04: how much is unread. */
export const NewsHubBadgeResource = defineResource('NewsHubBadgeResource', {
  get: { options: Type.Object({}), data: NewsBadge },
})
