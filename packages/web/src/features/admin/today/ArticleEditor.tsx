import { articleKind, articlePath, articleSlug } from '@corkboard/contract/finding/editorial'
import type { ArticleType, EditorialArticle } from '@corkboard/contract/finding/wire/editorial'
import { ArrowStartIcon, Button, Checkbox, FormProblem, Select, TextArea, TextField } from '@corkboard/design-system'
import { useRef, useState, type ReactNode } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { useAnswer, useServices, useViewer } from '../../../services.tsx'
import { useForm } from '../../../shell/forms/use-form.ts'
import { useLeaveGuard } from '../../../shell/leave-guard/use-leave-guard.tsx'
import { SecondStepFirst } from '../SecondStepFirst.tsx'
import { SureDialog } from '../SureDialog.tsx'
import { type ArticleDraft, changesOf, draftOf } from './article-draft.ts'
import { ArticleParts } from './ArticleParts.tsx'
import admin from '../Admin.module.css'
import styles from './Editorial.module.css'
import { editorialArticle, editorialPath, editorPath } from './editorial-requests.ts'
import { LocaleSelect } from './LocaleSelect.tsx'
import { PublishDialog } from './PublishDialog.tsx'
import { useSchedule } from './use-schedule.ts'

const TYPE_LABELS = {
  '0': 'editor.type.0',
  '1': 'editor.type.1',
  '2': 'editor.type.2',
  '3': 'editor.type.3',
} as const

/** 2 is of automatic collections. */
const TYPES: readonly ArticleType[] = [3, 0, 1]

/** Name of the button. */
const PUBLISH = 'publish'

const Editor = ({ loaded }: { readonly loaded: EditorialArticle }) => {
  const t = useTexts(texts)
  const { data, dialogs, navigator } = useServices()
  const schedule = useSchedule()
  const [article, setArticle] = useState(loaded)
  const { id, viewer_can: can } = article

  const taken = (next: EditorialArticle) => {
    setArticle(next)
    // Whatever shows it is asked for anew.
    data.outdate()
    void data.load(editorialArticle(id), { force: true })
  }
  /** The form was sent by the button that publishes: what it refuses is told at its fields all the same. */
  const isToBePublished = useRef(false)
  const save = async (sent: ArticleDraft): Promise<EditorialArticle> => {
    const { revision } = article
    const saved = await data.write('update', 'EditorialArticleResource', {
      article_id: id,
      revision,
      ...changesOf(sent),
      cover_pin_ids: [...changesOf(sent).cover_pin_ids],
    })
    taken(saved)
    form.keep(sent, { ...draftOf(saved), body: sent.body, cover_pin_ids: sent.cover_pin_ids })
    return saved
  }
  const form = useForm<ArticleDraft>({
    initial: draftOf(loaded),
    check: ({ title }) => (title.trim() === '' ? { title: 'request.missing' as const } : {}),
    send: async (sent) => {
      if (!isToBePublished.current) return void (await save(sent))
      const saved = form.isChanged ? await save(sent) : article
      open((close) => <PublishDialog article={saved} onDone={taken} onClose={close} />)
    },
  })
  useLeaveGuard(form.isChanged)

  const open = (content: (close: () => void) => ReactNode) => void dialogs.open(content)
  const unpublish = () =>
    open((close) => (
      <SureDialog
        title={t('editor.unpublish.title', { title: article.title })}
        text={t('editor.unpublish.text')}
        confirmLabel={t('editor.unpublish')}
        done={t('editor.unpublished', { title: article.title })}
        act={async () => taken(await data.write('delete', 'EditorialPublicationResource', { article_id: id }))}
        onClose={close}
      />
    ))
  const remove = () =>
    open((close) => (
      <SureDialog
        title={t('editor.delete.title', { title: article.title })}
        text={t('editor.delete.text')}
        confirmLabel={t('editor.delete')}
        done={t('editor.deleted', { title: article.title })}
        act={async () => {
          await data.write('delete', 'EditorialArticleResource', { article_id: id })
          data.outdate()
          navigator.setGuard(undefined)
          navigator.go(editorialPath, { replace: true })
        }}
        onClose={close}
      />
    ))

  const { fields, problems } = form
  const written = { kind: articleKind(fields.is_shopping, fields.article_type), slug: articleSlug(fields.title), id }
  const isStanding = can.includes('unpublish')
  return (
    <form
      id={form.id}
      className={admin.page}
      noValidate
      method="post"
      aria-label={t('editor.label')}
      onSubmit={(event) => {
        isToBePublished.current = (event.nativeEvent.submitter as HTMLButtonElement | null)?.name === PUBLISH
        void form.submit(event)
      }}
    >
      <div>
        <Button kind="quiet" size="small" href={editorialPath} icon={<ArrowStartIcon size={16} />}>
          {t('editor.back')}
        </Button>
        <h1 dir="auto">{article.title}</h1>
        <p className={admin.subtle}>{schedule(article).join(' · ')}</p>
      </div>
      <section className={admin.form}>
        <TextField {...form.field('title')} label={t('editor.field.title')} maxLength={100} required />
        <TextArea
          label={t('editor.field.description')}
          name="description"
          maxLength={300}
          value={fields.description}
          error={problems.description}
          onChange={(event) => form.set('description', event.currentTarget.value)}
        />
        <div className={styles.row}>
          <LocaleSelect
            label={t('editor.field.locale')}
            name="locale"
            value={fields.locale}
            error={problems.locale}
            onChange={(event) => form.set('locale', event.currentTarget.value)}
          />
          <Select
            label={t('editor.field.type')}
            name="article_type"
            value={String(fields.article_type)}
            error={problems.article_type}
            onChange={(event) => form.set('article_type', Number(event.currentTarget.value) as ArticleType)}
          >
            {TYPES.map((type) => (
              <option key={type} value={type}>
                {t(TYPE_LABELS[type])}
              </option>
            ))}
          </Select>
        </div>
        <Checkbox
          label={t('editor.field.shopping')}
          hint={t('editor.field.shopping.hint')}
          checked={fields.is_shopping}
          onChange={(event) => form.set('is_shopping', event.currentTarget.checked)}
        />
        <p className={admin.subtle}>
          {t('editor.address')} <bdi dir="ltr">{decodeURIComponent(articlePath(written))}</bdi>
        </p>
      </section>
      <ArticleParts
        draft={fields}
        onBody={(body) => form.set('body', body)}
        onCovers={(ids) => form.set('cover_pin_ids', ids)}
      />
      <div className={styles.bar}>
        <FormProblem text={form.general ?? problems.body ?? problems.cover_pin_ids ?? null} />
        <span className={styles.state} role="status">
          {t(form.isChanged ? 'editor.unsaved' : 'editor.saved')}
        </span>
        {can.includes('delete') && (
          <Button kind="quiet" onClick={remove}>
            {t('editor.delete')}
          </Button>
        )}
        {isStanding && <Button onClick={unpublish}>{t('editor.unpublish')}</Button>}
        {article.status === 'published' ? (
          <Button href={articlePath(article)}>{t('editor.read')}</Button>
        ) : (
          <Button href={`${articlePath(article)}?preview=1`} title={t('editor.preview.hint')}>
            {t('editor.preview')}
          </Button>
        )}
        <Button type="submit" pending={form.pending}>
          {t('editor.save')}
        </Button>
        <Button kind="accent" type="submit" name={PUBLISH} pending={form.pending}>
          {t(isStanding ? 'editor.reschedule' : 'editor.publish')}
        </Button>
      </div>
    </form>
  )
}

/** FIND-03: one article as its editors write it. */
export const ArticleEditor = ({ articleId }: { readonly articleId: string }) => {
  const viewer = useViewer()
  const { data: article } = useAnswer<EditorialArticle>(editorialArticle(articleId))
  if (viewer.kind === 'AUTH' && viewer.must_enable_mfa) return <SecondStepFirst back={editorPath(articleId)} />
  return article ? <Editor key={article.id} loaded={article} /> : null
}
