import { FALLBACK_TODAY_LOCALE } from '@corkboard/contract/editorial'
import type { ArticleStatus, EditorialArticle, LoggedEditorialAction } from '@corkboard/contract/wire/editorial'
import { ArrowStartIcon, Button, FormProblem, Select, TextField } from '@corkboard/design-system'
import { useState } from 'react'
import { useFormat, useMessages } from '../../../messages/messages.tsx'
import { Link } from '../../../router/Link.tsx'
import { useFeed, useServices, useViewer } from '../../../services.tsx'
import { adminPath } from '../../../shell/addresses.ts'
import { useForm } from '../../../shell/forms/use-form.ts'
import { localeName } from '../../../shell/today/locale-names.ts'
import { FeedState } from '../FeedState.tsx'
import { SecondStepFirst } from '../SecondStepFirst.tsx'
import { DayOrder } from './DayOrder.tsx'
import styles from './Editorial.module.css'
import { editorialArticles, editorialLog, editorialPath, editorPath } from './editorial-requests.ts'
import { LocaleSelect } from './LocaleSelect.tsx'
import { useSchedule } from './use-schedule.ts'

const MINUTE = { dateStyle: 'medium', timeStyle: 'short' } as const
const STATUSES: readonly ArticleStatus[] = ['draft', 'scheduled', 'published', 'ended', 'unpublished']

const NewArticle = () => {
  const t = useMessages()
  const { data, navigator } = useServices()
  const form = useForm({
    initial: { title: '', locale: FALLBACK_TODAY_LOCALE as string },
    check: ({ title }) => (title.trim() === '' ? { title: 'request.missing' as const } : {}),
    send: async (fields) => {
      const { id } = await data.write('create', 'EditorialArticlesResource', fields)
      data.outdate()
      navigator.go(editorPath(id))
    },
  })
  return (
    <section className={styles.part} aria-labelledby="new-article">
      <h2 id="new-article">{t('editorial.new')}</h2>
      <form id={form.id} className={styles.form} noValidate method="post" onSubmit={form.submit}>
        <FormProblem text={form.general} />
        <TextField {...form.field('title')} label={t('editorial.new.title')} maxLength={100} required />
        <div className={styles.row}>
          <LocaleSelect
            label={t('editorial.new.locale')}
            name="locale"
            value={form.fields.locale}
            error={form.problems.locale}
            onChange={(event) => form.set('locale', event.currentTarget.value)}
          />
          <Button kind="accent" type="submit" pending={form.pending}>
            {t('editorial.new.make')}
          </Button>
        </div>
      </form>
    </section>
  )
}

const ArticleLine = ({ article }: { readonly article: EditorialArticle }) => {
  const t = useMessages()
  const schedule = useSchedule()
  const facts = [
    ...schedule(article),
    localeName(article.locale),
    ...(article.updated_by ? [t('editorial.line.by', { name: article.updated_by.username })] : []),
  ]
  const picture = article.cover?.images['236x']
  return (
    <li className={styles.line}>
      <span className={styles.thumb} style={{ background: article.cover?.dominant_color }}>
        {picture && <img src={picture.url} alt="" loading="lazy" />}
      </span>
      <div className={styles.words}>
        <Link href={editorPath(article.id)} className={styles.name} dir="auto">
          {article.title}
        </Link>
        <div className={styles.subtle}>{facts.join(' · ')}</div>
      </div>
    </li>
  )
}

const Articles = () => {
  const t = useMessages()
  const [status, setStatus] = useState<ArticleStatus>()
  const feed = useFeed<EditorialArticle>(editorialArticles(status))
  return (
    <section className={styles.part} aria-labelledby="articles">
      <h2 id="articles">{t('editorial.articles')}</h2>
      <Select
        label={t('editorial.filter')}
        value={status ?? 'all'}
        onChange={({ currentTarget: { value } }) => setStatus(STATUSES.find((known) => known === value))}
      >
        <option value="all">{t('editorial.filter.all')}</option>
        {STATUSES.map((each) => (
          <option key={each} value={each}>
            {t(`editorial.status.${each}`)}
          </option>
        ))}
      </Select>
      <FeedState feed={feed} empty={t('editorial.none')} />
      <ul className={styles.list}>
        {feed.items.map((article) => (
          <ArticleLine key={article.id} article={article} />
        ))}
      </ul>
      {feed.hasMore && (
        <Button pending={feed.isLoading} onClick={feed.loadMore}>
          {t('admin.more')}
        </Button>
      )}
    </section>
  )
}

const Log = () => {
  const t = useMessages()
  const format = useFormat()
  const feed = useFeed<LoggedEditorialAction>(editorialLog)
  return (
    <section className={styles.part} aria-labelledby="editorial-log">
      <h2 id="editorial-log">{t('editorial.log')}</h2>
      <FeedState feed={feed} empty={t('admin.log.none')} />
      <ul className={styles.list}>
        {feed.items.map(({ id, action, actor, detail, created_at: at }) => (
          <li key={id} className={styles.line}>
            <span className={styles.words}>
              {t(`editorial.log.line.${action}`, {
                actor: actor ? `@${actor.username}` : t('editorial.somebody'),
                detail,
              })}
            </span>
            <time className={styles.subtle} dateTime={at}>
              {format.date(at, MINUTE)}
            </time>
          </li>
        ))}
      </ul>
      {feed.hasMore && (
        <Button pending={feed.isLoading} onClick={feed.loadMore}>
          {t('admin.more')}
        </Button>
      )}
    </section>
  )
}

/** FIND-03: for whoever runs the site: what stands on today, what will, and who did what. */
export const EditorialPage = () => {
  const t = useMessages()
  const viewer = useViewer()
  const isReader = viewer.kind === 'AUTH' && !viewer.must_enable_mfa
  return (
    <div className={styles.page}>
      <div>
        <Button kind="quiet" size="small" href={adminPath} icon={<ArrowStartIcon size={16} />}>
          {t('editorial.back')}
        </Button>
        <h1>{t('editorial.title')}</h1>
        <p className={styles.subtle}>{t('editorial.text')}</p>
      </div>
      {isReader ? (
        <>
          <NewArticle />
          <Articles />
          <DayOrder />
          <Log />
        </>
      ) : (
        <SecondStepFirst back={editorialPath} />
      )}
    </div>
  )
}
