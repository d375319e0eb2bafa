import { todayLocaleFor } from '@corkboard/contract/finding/editorial'
import type { PageViewer } from '@corkboard/contract/page'
import { list, resource } from '../../store/requests.ts'

interface Wanted {
  readonly day: string | undefined
  readonly locale: string | undefined
  readonly viewer: PageViewer
}

/** FIND-03: requests a day's articles. Unless a locale is given, members get their own and visitors the site's. */
export const todayArticles = ({ day, locale, viewer }: Wanted) => {
  const own = viewer.kind === 'AUTH' ? todayLocaleFor(viewer.locale, viewer.country) : undefined
  const wanted = locale ?? own
  return resource('TodayArticlesResource', { ...(day && { day }), ...(wanted && { locale: wanted }) })
}

const article = (id: string, isPreview: boolean) => ({ article_id: id, ...(isPreview && { preview: true }) })

export const todayArticle = (id: string, isPreview = false) => resource('TodayArticleResource', article(id, isPreview))
export const todayArticlePins = (id: string, isPreview = false) =>
  list('TodayArticlePinsResource', { ...article(id, isPreview), field_set_key: 'grid' })

export const todayPath = '/today/'
export const dayPath = (day: string, locale?: string): string =>
  `${todayPath}?${new URLSearchParams({ day, ...(locale && { locale }) }).toString()}`
