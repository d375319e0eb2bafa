import { articlePath } from '@corkboard/contract/finding/editorial'
import type { EditorialArticle } from '@corkboard/contract/finding/wire/editorial'
import { ArrowStartIcon, Button, FormProblem } from '@corkboard/design-system'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useResponse, useViewer } from '../../../services.tsx'
import admin from '../Admin.module.css'
import { RequireSecondStep } from '../RequireSecondStep.tsx'
import { ArticleFields } from './ArticleFields.tsx'
import { ArticleParts } from './ArticleParts.tsx'
import styles from './Editorial.module.css'
import { editorialArticle, editorialPath, editorPath } from './editorial-requests.ts'
import { texts } from './texts/texts.generated.ts'
import { PUBLISH, useArticle, type ArticleState } from './use-article.tsx'
import { useSchedule } from './use-schedule.ts'

const ArticleHead = ({ article }: Pick<ArticleState, 'article'>) => {
  const t = useTexts(texts)
  const schedule = useSchedule()
  return (
    <div>
      <Button kind="quiet" size="small" href={editorialPath} icon={<ArrowStartIcon size={16} />}>
        {t('editor.back')}
      </Button>
      <h1 dir="auto">{article.title}</h1>
      <p className={admin.subtle}>{schedule(article).join(' · ')}</p>
    </div>
  )
}

/** Whether everything is saved, and what can be done. */
const ArticleBar = ({ article, form, unpublish, remove }: ArticleState) => {
  const t = useTexts(texts)
  const { viewer_can: can } = article
  const isPublished = can.includes('unpublish')
  return (
    <div className={styles.bar}>
      <FormProblem text={form.general ?? form.problems.body ?? form.problems.cover_pin_ids ?? null} />
      <span className={styles.state} role="status">
        {t(form.isChanged ? 'editor.unsaved' : 'editor.saved')}
      </span>
      {can.includes('delete') && (
        <Button kind="quiet" onClick={remove}>
          {t('editor.delete')}
        </Button>
      )}
      {isPublished && <Button onClick={unpublish}>{t('editor.unpublish')}</Button>}
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
        {t(isPublished ? 'editor.reschedule' : 'editor.publish')}
      </Button>
    </div>
  )
}

const Editor = ({ loaded }: { readonly loaded: EditorialArticle }) => {
  const t = useTexts(texts)
  const state = useArticle(loaded)
  const { article, form } = state
  return (
    <form
      id={form.id}
      className={admin.page}
      noValidate
      method="post"
      aria-label={t('editor.label')}
      onSubmit={state.submit}
    >
      <ArticleHead article={article} />
      <ArticleFields article={article} form={form} />
      <ArticleParts
        draft={form.fields}
        onBody={(body) => form.set('body', body)}
        onCovers={(ids) => form.set('cover_pin_ids', ids)}
      />
      <ArticleBar {...state} />
    </form>
  )
}

/** FIND-03: the editor for one article. */
export const ArticleEditor = ({ articleId }: { readonly articleId: string }) => {
  const viewer = useViewer()
  const { data: article } = useResponse<EditorialArticle>(editorialArticle(articleId))
  if (viewer.kind === 'AUTH' && viewer.must_enable_mfa) return <RequireSecondStep back={editorPath(articleId)} />
  return article ? <Editor key={article.id} loaded={article} /> : null
}
