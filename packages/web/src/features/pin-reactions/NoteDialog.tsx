import { LIMITS } from '@corkboard/contract/limits'
import { Button, Dialog, TextArea } from '@corkboard/design-system'
import { useId, useState } from 'react'
import { errorOf } from '../../api/errors.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { usePin, useServices } from '../../services.tsx'
import { useDismissGuard } from '../../shell/leave-guard/use-dismiss-guard.tsx'
import styles from './ReactionDialogs.module.css'

/** PIN-08: edits the viewer's private note on a pin. An empty text deletes the note. */
export const NoteDialog = ({ pinId, onClose }: { readonly pinId: string; readonly onClose: () => void }) => {
  const t = useTexts(texts)
  const { data } = useServices()
  const pin = usePin(pinId)
  const formId = useId()
  const before = pin?.unified_user_note ?? ''
  const [text, setText] = useState(before)
  const [problem, setProblem] = useState<string | undefined>()
  const [pending, setPending] = useState(false)
  const save = async (words: string) => {
    setPending(true)
    try {
      await data.write('update', 'PinNoteResource', { pin_id: pinId, text: words })
      onClose()
    } catch (thrown) {
      setProblem(errorOf(thrown).message)
      setPending(false)
    }
  }
  const dismiss = useDismissGuard(text !== before, onClose)
  return (
    <Dialog
      open
      title={before ? t('interactions.note.edit') : t('interactions.note')}
      closeLabel={t('interactions.close')}
      onClose={dismiss}
      closeOnBackdrop={text === before}
      actions={
        <>
          {before && (
            <Button onClick={() => void save('')} disabled={pending}>
              {t('interactions.note.remove')}
            </Button>
          )}
          <Button kind="accent" type="submit" form={formId} pending={pending}>
            {t('interactions.note.save')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={styles.form}
        noValidate
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          void save(text)
        }}
      >
        <TextArea
          label={t('interactions.note.label')}
          hint={t('interactions.note.private')}
          name="text"
          value={text}
          maxLength={LIMITS.pinNote}
          rows={4}
          error={problem}
          data-autofocus
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  )
}
