import type { EditorialArticle } from '@corkboard/contract/finding/wire/editorial'
import { TextField } from '@corkboard/design-system'
import { useTexts } from '../../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as adminTexts } from '../texts/texts.generated.ts'
import { useServices } from '../../../services.tsx'
import { useReauthentication } from '../../../product/accounts/reauthentication.tsx'
import { FormDialog } from '../../../shell/forms/FormDialog.tsx'
import { useForm } from '../../../shell/forms/use-form.ts'

interface PublishDialogProps {
  readonly article: EditorialArticle
  readonly onDone: (article: EditorialArticle) => void
  readonly onClose: () => void
}

/** Formats a time for a date-time field. The Today page uses UTC. */
const inField = (moment: string | null): string => moment?.slice(0, 16) ?? ''
const fromField = (value: string): string | null => (value === '' ? null : `${value}:00.000Z`)

/** Sets when an article appears and when it ends. */
export const PublishDialog = ({ article, onDone, onClose }: PublishDialogProps) => {
  const t = useTexts(texts, adminTexts)
  const { data, toasts } = useServices()
  const again = useReauthentication()
  const isPublished = article.status === 'scheduled' || article.status === 'published'
  const form = useForm({
    initial: {
      published_from: isPublished ? inField(article.published_from) : '',
      published_until: isPublished ? inField(article.published_until) : '',
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
  return (
    <FormDialog
      title={t('editor.publish.title', { title: article.title })}
      text={t('editor.publish.text')}
      submitLabel={t('editor.publish.confirm')}
      cancelLabel={t('admin.keep')}
      closeLabel={t('admin.keep')}
      form={form}
      onClose={onClose}
    >
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
    </FormDialog>
  )
}
