import { FALLBACK_TODAY_LOCALE } from '@corkboard/contract/finding/editorial'
import type { ArticleStatus, EditorialArticle, LoggedEditorialAction } from '@corkboard/contract/finding/wire/editorial'
import { Button, FormProblem, Select, TextField } from '@corkboard/design-system'
import { useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { Link } from '../../../router/Link.tsx'
import { useFeed, useServices } from '../../../services.tsx'
import { useForm } from '../../../shell/forms/use-form.ts'
import { localeName } from '../../../product/today/locale-names.ts'
import admin from '../Admin.module.css'
import { AdminFrame } from '../AdminFrame.tsx'
import { FeedList } from '../FeedList.tsx'
import { Log } from '../Log.tsx'
import { DayOrder } from './DayOrder.tsx'
import styles from './Editorial.module.css'
import { editorialArticles, editorialLog, editorialPath, editorPath } from './editorial-requests.ts'
import { LocaleSelect } from './LocaleSelect.tsx'
import { useSchedule } from './use-schedule.ts'

const ACTION_TEXTS = {
  create: 'editorial.log.line.create',
  edit: 'editorial.log.line.edit',
  publish: 'editorial.log.line.publish',
  unpublish: 'editorial.log.line.unpublish',
  reorder: 'editorial.log.line.reorder',
  delete: 'editorial.log.line.delete',
} as const

const STATUS_LABELS = {
  draft: 'editorial.status.draft',
  scheduled: 'editorial.status.scheduled',
  published: 'editorial.status.published',
  ended: 'editorial.status.ended',
  unpublished: 'editorial.status.unpublished',
} as const

const STATUSES: readonly ArticleStatus[] = ['draft', 'scheduled', 'published', 'ended', 'unpublished']

const NewArticle = () => {
  const t = useTexts(texts)
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
    <section className={admin.part} aria-labelledby="new-article">
      <h2 id="new-article">{t('editorial.new')}</h2>
      <form id={form.id} className={admin.form} noValidate method="post" onSubmit={form.submit}>
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
          <Button kind="accent" size="large" type="submit" pending={form.pending}>
            {t('editorial.new.make')}
          </Button>
        </div>
      </form>
    </section>
  )
}

const ArticleLine = ({ article }: { readonly article: EditorialArticle }) => {
  const t = useTexts(texts)
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
        <div className={admin.subtle}>{facts.join(' · ')}</div>
      </div>
    </li>
  )
}

const Articles = () => {
  const t = useTexts(texts)
  const [status, setStatus] = useState<ArticleStatus>()
  const feed = useFeed<EditorialArticle>(editorialArticles(status))
  return (
    <section className={admin.part} aria-labelledby="articles">
      <h2 id="articles">{t('editorial.articles')}</h2>
      <Select
        label={t('editorial.filter')}
        value={status ?? 'all'}
        onChange={({ currentTarget: { value } }) => setStatus(STATUSES.find((known) => known === value))}
      >
        <option value="all">{t('editorial.filter.all')}</option>
        {STATUSES.map((each) => (
          <option key={each} value={each}>
            {t(STATUS_LABELS[each])}
          </option>
        ))}
      </Select>
      <FeedList feed={feed} empty={t('editorial.none')} className={styles.list}>
        {(article) => <ArticleLine key={article.id} article={article} />}
      </FeedList>
    </section>
  )
}

const EditorialLog = () => {
  const t = useTexts(texts)
  return (
    <Log<LoggedEditorialAction> id="editorial-log" title={t('editorial.log')} request={editorialLog}>
      {({ action, actor, detail }) =>
        t(ACTION_TEXTS[action], {
          actor: actor ? `@${actor.username}` : t('editorial.somebody'),
          detail,
        })
      }
    </Log>
  )
}

/** FIND-03: the editors' overview: current articles, scheduled articles and the log of edits. */
export const EditorialPage = () => {
  const t = useTexts(texts)
  return (
    <AdminFrame title={t('editorial.title')} text={t('editorial.text')} path={editorialPath}>
      <NewArticle />
      <Articles />
      <DayOrder />
      <EditorialLog />
    </AdminFrame>
  )
}
