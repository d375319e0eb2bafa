import type { EditorialArticle } from '@corkboard/contract/finding/wire/editorial'
import { useRef, useState, type SubmitEvent } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useServices } from '../../../services.tsx'
import { useForm } from '../../../shell/forms/use-form.ts'
import { useLeaveGuard } from '../../../shell/leave-guard/use-leave-guard.tsx'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import { type ArticleDraft, changesOf, draftOf } from './article-draft.ts'
import { editorialArticle, editorialPath } from './editorial-requests.ts'
import { PublishDialog } from './PublishDialog.tsx'
import { texts } from './texts/texts.generated.ts'

/** Name of the button that saves and then publishes. */
export const PUBLISH = 'publish'

/** The state of the article editor: its form, and the actions on the saved article. */
export const useArticle = (loaded: EditorialArticle) => {
  const t = useTexts(texts)
  const { data, dialogs, navigator } = useServices()
  const [article, setArticle] = useState(loaded)
  const { id, title } = article

  const replaceArticle = (next: EditorialArticle) => {
    setArticle(next)
    // Everything else that shows it is asked for again.
    data.outdate()
    void data.load(editorialArticle(id), { force: true })
  }
  const save = async (sent: ArticleDraft): Promise<EditorialArticle> => {
    const saved = await data.write('update', 'EditorialArticleResource', {
      article_id: id,
      revision: article.revision,
      ...changesOf(sent),
      cover_pin_ids: [...changesOf(sent).cover_pin_ids],
    })
    replaceArticle(saved)
    form.commit(sent, { ...draftOf(saved), body: sent.body, cover_pin_ids: sent.cover_pin_ids })
    return saved
  }
  // The publish button submits the form too, so that refusals show at their fields.
  const isToBePublished = useRef(false)
  const form = useForm<ArticleDraft>({
    initial: draftOf(loaded),
    check: ({ title: written }) => (written.trim() === '' ? { title: 'request.missing' as const } : {}),
    send: async (sent) => {
      if (!isToBePublished.current) return void (await save(sent))
      const saved = form.isChanged ? await save(sent) : article
      dialogs.open((close) => <PublishDialog article={saved} onDone={replaceArticle} onClose={close} />)
    },
  })
  useLeaveGuard(form.isChanged)

  return {
    article,
    form,
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      isToBePublished.current = (event.nativeEvent.submitter as HTMLButtonElement | null)?.name === PUBLISH
      void form.submit(event)
    },
    unpublish: () =>
      void dialogs.open((close) => (
        <ConfirmDialog
          title={t('editor.unpublish.title', { title })}
          text={t('editor.unpublish.text')}
          confirmLabel={t('editor.unpublish')}
          done={t('editor.unpublished', { title })}
          action={async () =>
            replaceArticle(await data.write('delete', 'EditorialPublicationResource', { article_id: id }))
          }
          onClose={close}
        />
      )),
    remove: () =>
      void dialogs.open((close) => (
        <ConfirmDialog
          title={t('editor.delete.title', { title })}
          text={t('editor.delete.text')}
          confirmLabel={t('editor.delete')}
          done={t('editor.deleted', { title })}
          action={async () => {
            await data.write('delete', 'EditorialArticleResource', { article_id: id })
            data.outdate()
            navigator.setGuard(undefined)
            navigator.go(editorialPath, { replace: true })
          }}
          onClose={close}
        />
      )),
  }
}

export type ArticleState = ReturnType<typeof useArticle>
