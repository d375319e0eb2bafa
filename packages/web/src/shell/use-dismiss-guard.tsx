import { AlertDialog } from '@corkboard/design-system'
import { MakingTexts } from '../messages/MakingTexts.tsx'
import { useMessages } from '../messages/messages.tsx'
import { useServices } from '../services.tsx'

interface QuestionProps {
  readonly onStay: () => void
  readonly onDismiss: () => void
}

const Question = ({ onStay, onDismiss }: QuestionProps) => {
  const t = useMessages()
  return (
    <AlertDialog
      open
      title={t('builder.leave.title')}
      confirmLabel={t('builder.leave.confirm')}
      cancelLabel={t('builder.leave.stay')}
      onCancel={onStay}
      onConfirm={onDismiss}
    >
      {t('builder.leave.text')}
    </AlertDialog>
  )
}

/**
 * SHELL-17: asks before what was written in an overlay is lost. Gives what dismisses it. It brings its words with it:
 * comments are written on pages that have those of a closeup alone.
 */
export const useDismissGuard = (hasUnsavedWork: boolean, close: () => void): (() => void) => {
  const { dialogs } = useServices()
  return () => {
    if (!hasUnsavedWork) return close()
    dialogs.open((closeQuestion) => (
      <MakingTexts>
        <Question
          onStay={closeQuestion}
          onDismiss={() => {
            closeQuestion()
            close()
          }}
        />
      </MakingTexts>
    ))
  }
}
