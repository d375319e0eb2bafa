import type { ArticleStatus } from '@corkboard/contract/finding/wire/editorial'
import { list, resource } from '../../../store/requests.ts'

export const editorialPath = '/admin/today/'
export const editorPath = (id: string): string => `${editorialPath}${id}/`

export const editorialArticles = (status?: ArticleStatus) =>
  list('EditorialArticlesResource', { ...(status && { status }), page_size: 10 })
export const editorialArticle = (id: string) => resource('EditorialArticleResource', { article_id: id })
export const editorialDay = (day: string, locale: string) => resource('EditorialDayResource', { day, locale })
export const editorialLog = list('EditorialLogResource', { page_size: 10 })
