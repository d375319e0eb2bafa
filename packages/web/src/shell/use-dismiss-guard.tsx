import { AlertDialog } from '@corkboard/design-system'
import { useMessages } from '../messages/messages.tsx'
import { useServices } from '../services.tsx'

/** SHELL-17: asks before what was written in an overlay is lost. Gives what dismisses it. */
export const useDismissGuard = (hasUnsavedWork: boolean, close: () => void): (() => void) => {
  const t = useMessages()
  const { dialogs } = useServices()
  return () => {
    if (!hasUnsavedWork) return close()
    dialogs.open((closeQuestion) => (
      <AlertDialog
        open
        title={t('builder.leave.title')}
        confirmLabel={t('builder.leave.confirm')}
        cancelLabel={t('builder.leave.stay')}
        onCancel={closeQuestion}
        onConfirm={() => {
          closeQuestion()
          close()
        }}
      >
        {t('builder.leave.text')}
      </AlertDialog>
    ))
  }
}
