import { TODAY_LOCALES } from '@corkboard/contract/finding/editorial'
import type { TodayDay, TodayHome as Home } from '@corkboard/contract/finding/wire/editorial'
import { Button, CorkDrawing, EmptyState, ErrorState, Select, Skeleton } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as shellTexts } from '../../shell/texts/texts.generated.ts'
import { Link } from '../../router/Link.tsx'
import { useResponse, useNavigator, useViewer } from '../../services.tsx'
import { homePath } from '../../product/addresses.ts'
import { ExploreNav } from '../../product/today/ExploreNav.tsx'
import { ArticleCard } from './ArticleCard.tsx'
import { ArticleCovers } from './ArticleCovers.tsx'
import { useArticleTexts } from '../../product/today/article-texts.ts'
import { localeName, LOCALE_NAMES } from '../../product/today/locale-names.ts'
import styles from './TodayHome.module.css'
import { dayPath, todayArticles, todayPath } from './today-requests.ts'

const LONG_DAY = { weekday: 'long', day: 'numeric', month: 'long' } as const
/** An old day may be in another year. */
const LONG_DAY_OF_A_YEAR = { ...LONG_DAY, year: 'numeric' } as const
const SHORT_DAY = { weekday: 'short', day: 'numeric', month: 'short' } as const

const Nothing = ({ home }: { readonly home: Home }) => {
  const t = useTexts(texts)
  const isEver = home.day !== null || home.other_days.length > 0
  return (
    <EmptyState
      title={t(isEver ? 'today.none' : 'today.none.ever')}
      picture={<CorkDrawing of="board" />}
      action={
        <Button kind="accent" href={homePath}>
          {t('today.none.home')}
        </Button>
      }
    >
      {t(isEver ? 'today.none.text' : 'today.none.ever.text')}
    </EmptyState>
  )
}

const Day = ({ day, locale }: { readonly day: TodayDay; readonly locale: string | undefined }) => {
  const t = useTexts(texts)
  const format = useFormat()
  const { title, lang } = useArticleTexts(day.first)
  return (
    <li className={styles.day}>
      <Link href={dayPath(day.day, locale)}>
        <span className={styles.dayPicture}>
          <ArticleCovers covers={day.first.covers.slice(0, 1)} sizes={['160px', '160px']} />
        </span>
        <time dateTime={day.day}>{format.date(day.day, SHORT_DAY)}</time>
        <span className={styles.dayTitle} lang={lang} dir="auto">
          {title}
        </span>
        <span className={styles.subtle}>{t('today.otherDays.count', { count: day.article_count })}</span>
      </Link>
    </li>
  )
}

/** Selects the language of the Today page. A form, so that it works before the app starts. */
const LocaleChoice = ({ home, day }: { readonly home: Home; readonly day: string | undefined }) => {
  const t = useTexts(texts)
  const navigator = useNavigator()
  const go = (locale: string) =>
    navigator.go(`${todayPath}?${new URLSearchParams({ locale, ...(day && { day }) }).toString()}`)
  return (
    <form
      className={styles.locale}
      action={todayPath}
      onSubmit={(event) => {
        event.preventDefault()
        go(String(new FormData(event.currentTarget).get('locale')))
      }}
    >
      {day && <input type="hidden" name="day" value={day} />}
      <Select label={t('today.locale')} name="locale" defaultValue={home.asked_locale} key={home.asked_locale}>
        {TODAY_LOCALES.map((locale) => (
          <option key={locale} value={locale} lang={locale}>
            {LOCALE_NAMES[locale]}
          </option>
        ))}
      </Select>
      <Button type="submit">{t('today.locale.go')}</Button>
    </form>
  )
}

const Head = ({ home }: { readonly home: Home | undefined }) => {
  const t = useTexts(texts)
  const format = useFormat()
  const isToday = home?.is_today !== false || !home.day
  const date = home?.day ? format.date(home.day, isToday ? LONG_DAY : LONG_DAY_OF_A_YEAR) : undefined
  return (
    <header className={styles.head}>
      <p className={styles.subtle}>{isToday ? (date ?? '\u00a0') : t('today.otherDay')}</p>
      <h1>{isToday ? t('today.title') : date}</h1>
      {!isToday && (
        <Button size="small" href={todayPath}>
          {t('today.backToToday')}
        </Button>
      )}
    </header>
  )
}

/** FIND-03: a day's articles, with links to other days and languages. */
export const TodayHome = ({
  day,
  locale,
}: {
  readonly day?: string | undefined
  readonly locale?: string | undefined
}) => {
  const t = useTexts(texts, shellTexts)
  const viewer = useViewer()
  const { data: home, error, reload, isLoading } = useResponse<Home>(todayArticles({ day, locale, viewer }))
  const [lead, ...others] = home?.articles ?? []
  return (
    <div className={styles.page}>
      <ExploreNav current="today" />
      <Head home={home} />
      {home && home.locale !== home.asked_locale && lead && (
        <p className={styles.fallback} role="status">
          {t('today.locale.fallback', { asked: localeName(home.asked_locale), shown: localeName(home.locale) })}
        </p>
      )}
      {error && !home && (
        <ErrorState title={t('error.default')} retryLabel={t('error.retry')} onRetry={reload} pending={isLoading} />
      )}
      {!home && !error && <Skeleton shape="title" />}
      {home && !lead && <Nothing home={home} />}
      {lead && (
        <section className={styles.articles} aria-label={t('today.articles')}>
          <ArticleCard article={lead} isLead />
          {others.map((article) => (
            <ArticleCard key={article.id} article={article} />
          ))}
        </section>
      )}
      {home && home.other_days.length > 0 && (
        <section aria-labelledby="other-days">
          <h2 id="other-days" className={styles.section}>
            {t('today.otherDays')}
          </h2>
          <ul className={styles.days}>
            {home.other_days.map((other) => (
              <Day key={other.day} day={other} locale={locale} />
            ))}
          </ul>
        </section>
      )}
      {home && <LocaleChoice home={home} day={day} />}
      {home?.articles.some((article) => article.is_automatic) && (
        <p className={styles.subtle}>{t('today.automatic.text')}</p>
      )}
    </div>
  )
}
