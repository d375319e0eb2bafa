import type { EditorialArticle } from '@corkboard/contract/wire/editorial'
import { AlertDialog, Button, Dialog, FormProblem, TextField } from '@corkboard/design-system'
import { useState } from 'react'
import { errorOf, isAbort } from '../../../api/errors.ts'
import { useMessages } from '../../../messages/messages.tsx'
import { useServices } from '../../../services.tsx'
import { useReauthentication } from '../../../shell/accounts/reauthentication.tsx'
import { useForm } from '../../../shell/forms/use-form.ts'
import { useDismissGuard } from '../../../shell/use-dismiss-guard.tsx'
import styles from './Editorial.module.css'

interface PublishDialogProps {
  readonly article: EditorialArticle
  readonly onDone: (article: EditorialArticle) => void
  readonly onClose: () => void
}

/** As a field for day and time holds it; times of today are UTC. */
const inField = (moment: string | null): string => moment?.slice(0, 16) ?? ''
const fromField = (value: string): string | null => (value === '' ? null : `${value}:00.000Z`)

/** From when until when an article is read. */
export const PublishDialog = ({ article, onDone, onClose }: PublishDialogProps) => {
  const t = useMessages()
  const { data, toasts } = useServices()
  const again = useReauthentication()
  const isStanding = article.status === 'scheduled' || article.status === 'published'
  const form = useForm({
    initial: {
      published_from: isStanding ? inField(article.published_from) : '',
      published_until: isStanding ? inField(article.published_until) : '',
    },
    check: () => ({}),
    send: async (fields) => {
      const published = await again(() =>
        data.write('create', 'EditorialPublicationResource', {
          article_id: article.id,
          published_from: fromField(fields.published_from),
          published_until: fromField(fields.published_until),
        }),
      )
      const isOut = published.status === 'published'
      toasts.show({ text: t(isOut ? 'editor.published' : 'editor.scheduled', { title: article.title }) })
      onDone(published)
      onClose()
    },
  })
  const dismiss = useDismissGuard(form.isChanged, onClose)
  return (
    <Dialog
      open
      title={t('editor.publish.title', { title: article.title })}
      closeLabel={t('editor.keep')}
      onClose={dismiss}
      closeOnBackdrop={false}
      actions={
        <>
          <Button onClick={dismiss}>{t('editor.keep')}</Button>
          <Button kind="accent" type="submit" form={form.id} pending={form.pending}>
            {t('editor.publish.confirm')}
          </Button>
        </>
      }
    >
      <form id={form.id} className={styles.form} noValidate method="post" onSubmit={form.submit}>
        <p>{t('editor.publish.text')}</p>
        <FormProblem text={form.general} />
        <TextField
          {...form.field('published_from')}
          type="datetime-local"
          label={t('editor.publish.from')}
          hint={t('editor.publish.from.hint')}
          data-autofocus=""
        />
        <TextField
          {...form.field('published_until')}
          type="datetime-local"
          label={t('editor.publish.until')}
          hint={t('editor.publish.until.hint')}
        />
      </form>
    </Dialog>
  )
}

interface SureDialogProps {
  readonly title: string
  readonly text: string
  readonly confirmLabel: string
  readonly done: string
  readonly act: () => Promise<void>
  readonly onClose: () => void
}

/** Asks once, and for the password where that was long ago. */
export const SureDialog = ({ title, text, confirmLabel, done, act, onClose }: SureDialogProps) => {
  const t = useMessages()
  const { toasts } = useServices()
  const again = useReauthentication()
  const [pending, setPending] = useState(false)
  const confirm = async () => {
    setPending(true)
    try {
      await again(act)
      toasts.show({ text: done })
    } catch (thrown) {
      if (!isAbort(thrown)) toasts.show({ text: errorOf(thrown).message, kind: 'danger' })
    }
    onClose()
  }
  return (
    <AlertDialog
      open
      kind="danger"
      title={title}
      confirmLabel={confirmLabel}
      cancelLabel={t('editor.keep')}
      pending={pending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {text}
    </AlertDialog>
  )
}
