import { isDay, isTodayLocale } from '@corkboard/contract/finding/editorial'
import type { TodayHome as Home } from '@corkboard/contract/finding/wire/editorial'
import { TodayHome } from '../../features/today/TodayHome.tsx'
import { dayPath, todayArticles, todayPath } from '../../features/today/today-requests.ts'
import { texts as todayTexts } from '../../features/today/texts/texts.generated.ts'
import { definePage, type PageProps } from '../../router/define-page.ts'
import { selectEntry } from '../../store/data.ts'

/** Any address leads to an existing day and locale. */
const optionsOf = ({ day, locale }: PageProps['search']) => ({
  day: day !== undefined && isDay(day) ? day : undefined,
  locale: isTodayLocale(locale) ? locale : undefined,
})

const Today = ({ search }: PageProps) => <TodayHome {...optionsOf(search)} />

/** FIND-03: /today; `day` selects another day, `locale` a locale other than the viewer's. */
export const page = definePage({
  query: ['day', 'locale'],
  data: ({ search, viewer }) => [todayArticles({ ...optionsOf(search), viewer })],
  head: ({ search, viewer, state, texts }) => {
    const t = texts(todayTexts)
    const { day, locale } = optionsOf(search)
    const home = selectEntry(state, todayArticles({ day, locale, viewer }))?.data as Home | null | undefined
    const cover = home?.articles[0]?.covers[0]
    const picture = cover?.images['736x']
    return {
      title: t('today.title'),
      description: t('today.description'),
      canonical: day ? dayPath(day, locale) : locale ? `${todayPath}?locale=${encodeURIComponent(locale)}` : todayPath,
      image: picture && { ...picture, alt: cover.alt_text },
      // Days pass, and their articles have addresses of their own.
      isPrivate: day !== undefined,
    }
  },
  variant: () => Today,
})
