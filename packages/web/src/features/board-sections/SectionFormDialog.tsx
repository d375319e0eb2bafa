import { LIMITS } from '@corkboard/contract/limits'
import type { BoardSection } from '@corkboard/contract/content/wire/section'
import { Button, Dialog, TextField } from '@corkboard/design-system'
import { useId, useState, type SubmitEvent } from 'react'
import { errorOf } from '../../api/errors.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as boardFormsTexts } from '../../product/board-forms/texts/texts.generated.ts'
import { useServices } from '../../services.tsx'
import { useDismissGuard } from '../../shell/leave-guard/use-dismiss-guard.tsx'
import { addSection, editSection } from './change-section.ts'

export interface SectionFormDialogProps {
  readonly boardId: string
  /** The section to rename. Without it the dialog adds one. */
  readonly section?: BoardSection | undefined
  readonly onClose: () => void
}

/** Adds a section to a board, or renames one. */
export function SectionFormDialog({ boardId, section, onClose }: SectionFormDialogProps) {
  const t = useTexts(texts, boardFormsTexts)
  const services = useServices()
  const id = useId()
  const [title, setTitle] = useState(section?.title ?? '')
  const [problem, setProblem] = useState<string | null>(null)
  const [pending, setPending] = useState(false)

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setPending(true)
    try {
      if (section) {
        const renamed = await editSection(services, { section_id: section.id, title })
        services.toasts.show({ text: t('section.saved') })
        onClose()
        // A new name changes the address, so the current page moves with its section.
        const { navigator } = services
        if (navigator.shown().visit.location.pathname === section.url && renamed.url !== section.url) {
          navigator.go(renamed.url, { replace: true })
        }
      } else {
        const added = await addSection(services, boardId, title)
        services.toasts.show({ text: t('section.created', { title: added.title }) })
        onClose()
      }
    } catch (thrown) {
      setProblem(errorOf(thrown).message)
      setPending(false)
    }
  }
  const dismiss = useDismissGuard(title !== (section?.title ?? ''), onClose)
  return (
    <Dialog
      open
      title={t(section ? 'section.form.rename' : 'section.form.create')}
      closeLabel={t('boardForm.close')}
      onClose={dismiss}
      closeOnBackdrop={false}
      actions={
        <>
          <Button onClick={dismiss}>{t('boardForm.cancel')}</Button>
          <Button kind="accent" type="submit" form={id} pending={pending}>
            {t(section ? 'section.form.save' : 'section.form.add')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate method="post" onSubmit={submit}>
        <TextField
          label={t('section.form.name')}
          hint={t('section.form.hint')}
          name="title"
          maxLength={LIMITS.sectionTitle}
          required
          data-autofocus=""
          autoComplete="off"
          value={title}
          error={problem}
          onChange={(event) => {
            setProblem(null)
            setTitle(event.currentTarget.value)
          }}
        />
      </form>
    </Dialog>
  )
}
