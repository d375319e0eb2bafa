import { FALLBACK_TODAY_LOCALE } from '@corkboard/contract/finding/editorial'
import type { EditorialArticle } from '@corkboard/contract/finding/wire/editorial'
import {
  Button,
  ChevronDownIcon,
  ChevronUpIcon,
  ErrorState,
  IconButton,
  Skeleton,
  TextField,
  VisuallyHidden,
} from '@corkboard/design-system'
import { useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as adminTexts } from '../texts/texts.generated.ts'
import { texts as shellTexts } from '../../../shell/texts/texts.generated.ts'
import { Link } from '../../../router/Link.tsx'
import { useResponse, useServices } from '../../../services.tsx'
import { useAction } from '../../../shell/use-action.ts'
import { useReauthentication } from '../../../product/accounts/reauthentication.tsx'
import { articleTexts } from '../../../product/today/article-texts.ts'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import admin from '../Admin.module.css'
import styles from './Editorial.module.css'
import { editorialDay, editorialLog, editorPath } from './editorial-requests.ts'
import { LocaleSelect } from './LocaleSelect.tsx'
import { useSchedule } from './use-schedule.ts'
import { moved } from './place-parts.ts'

interface OrderProps {
  readonly day: string
  readonly locale: string
  readonly articles: readonly EditorialArticle[]
}

const Order = ({ day, locale, articles }: OrderProps) => {
  const t = useTexts(texts)
  const { data, dialogs, toasts, texts: catalogs } = useServices()
  const titleOf = (article: EditorialArticle): string => articleTexts(catalogs, article).title
  const again = useReauthentication()
  const schedule = useSchedule()
  const [order, setOrder] = useState(articles)
  const { pending, run } = useAction()
  const [status, setStatus] = useState('')
  const put = (from: number, to: number) => {
    setOrder(moved(order, from, to))
    setStatus(t('editorial.day.moved', { title: titleOf(order[from]!), place: to + 1 }))
  }
  const save = () =>
    run(async () => {
      const ids = order.map(({ id }) => id)
      await again(() => data.write('update', 'EditorialDayResource', { day, locale, article_ids: ids }))
      data.outdate()
      void data.load(editorialDay(day, locale), { force: true })
      void data.load(editorialLog, { force: true })
      toasts.show({ text: t('editorial.day.done') })
    })
  const undo = (article: EditorialArticle) => {
    const { id } = article
    const title = titleOf(article)
    void dialogs.open((close) => (
      <ConfirmDialog
        title={t('editor.unpublish.title', { title })}
        text={t('editorial.day.unpublish')}
        confirmLabel={t('editor.unpublish')}
        done={t('editor.unpublished', { title })}
        action={async () => {
          await data.write('delete', 'EditorialPublicationResource', { article_id: id })
          data.outdate()
          void data.load(editorialDay(day, locale), { force: true })
          void data.load(editorialLog, { force: true })
        }}
        onClose={close}
      />
    ))
  }
  if (articles.length === 0) return <p role="status">{t('editorial.day.none')}</p>
  const isChanged = order.some(({ id }, n) => id !== articles[n]?.id)
  return (
    <>
      <ol className={styles.list}>
        {order.map((article, n) => (
          <li key={article.id} className={styles.line}>
            <div className={styles.words}>
              {article.is_automatic ? (
                <span className={styles.name}>{titleOf(article)}</span>
              ) : (
                <Link href={editorPath(article.id)} className={styles.name} dir="auto">
                  {titleOf(article)}
                </Link>
              )}
              <div className={admin.subtle}>
                {[...(article.is_automatic ? [t('editorial.automatic')] : []), ...schedule(article)].join(' · ')}
              </div>
            </div>
            <span className={styles.lineActions}>
              {article.is_automatic && (
                <Button size="small" kind="quiet" onClick={() => undo(article)}>
                  {t('editor.unpublish')}
                </Button>
              )}
              <IconButton
                label={t('editorial.day.up', { title: titleOf(article) })}
                icon={<ChevronUpIcon />}
                disabled={n === 0}
                onClick={() => put(n, n - 1)}
              />
              <IconButton
                label={t('editorial.day.down', { title: titleOf(article) })}
                icon={<ChevronDownIcon />}
                disabled={n === order.length - 1}
                onClick={() => put(n, n + 1)}
              />
            </span>
          </li>
        ))}
      </ol>
      <VisuallyHidden>
        <span role="status">{status}</span>
      </VisuallyHidden>
      <div>
        <Button
          kind={isChanged ? 'accent' : 'neutral'}
          disabled={!isChanged}
          pending={pending}
          onClick={() => void save()}
        >
          {t('editorial.day.save')}
        </Button>
      </div>
    </>
  )
}

const Day = ({ day, locale }: Omit<OrderProps, 'articles'>) => {
  const t = useTexts(adminTexts, shellTexts)
  const { data, error, reload, isLoading } = useResponse<readonly EditorialArticle[]>(editorialDay(day, locale))
  if (error) {
    return <ErrorState title={t('admin.failed')} retryLabel={t('error.retry')} onRetry={reload} pending={isLoading} />
  }
  if (!data) return <Skeleton shape="title" />
  return <Order key={data.map(({ id }) => id).join()} day={day} locale={locale} articles={data} />
}

/** FIND-03: lets editors reorder a day's articles in one locale. */
export const DayOrder = () => {
  const t = useTexts(texts)
  const [day, setDay] = useState('')
  const [locale, setLocale] = useState<string>(FALLBACK_TODAY_LOCALE)
  return (
    <section className={admin.part} aria-labelledby="day-order">
      <h2 id="day-order">{t('editorial.day')}</h2>
      <p className={admin.subtle}>{t('editorial.day.text')}</p>
      <div className={styles.row}>
        <LocaleSelect
          label={t('editorial.new.locale')}
          value={locale}
          onChange={(event) => setLocale(event.currentTarget.value)}
        />
        <TextField
          label={t('editorial.day.day')}
          type="date"
          value={day}
          onChange={(event) => setDay(event.currentTarget.value)}
        />
      </div>
      {day !== '' && <Day key={`${day} ${locale}`} day={day} locale={locale} />}
    </section>
  )
}
