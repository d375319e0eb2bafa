import { AlertDialog } from '@corkboard/design-system'
import { useEffect } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { useServices } from '../../services.tsx'
import { putGuard } from './leave-guards.ts'

/**
 * SHELL-17: asks before work is lost, with our own dialog for links of this site and back navigation, and with the
 * browser's for anything that unloads the page.
 */
export const useLeaveGuard = (hasUnsavedWork: boolean): void => {
  const t = useTexts(texts)
  const { dialogs, navigator } = useServices()
  useEffect(() => {
    if (!hasUnsavedWork) return
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    let isReturning = false
    const ask = (leave: () => void) =>
      dialogs.open((close) => (
        <AlertDialog
          open
          title={t('builder.leave.title')}
          confirmLabel={t('builder.leave.confirm')}
          cancelLabel={t('builder.leave.stay')}
          onCancel={close}
          onConfirm={() => {
            close()
            removeComment()
            leave()
          }}
        >
          {t('builder.leave.text')}
        </AlertDialog>
      ))
    const removeComment = putGuard(navigator, (steps, enter) => {
      if (isReturning) isReturning = false
      else if (steps === 0) ask(enter)
      else {
        // The page stays, so the address bar is restored before the user is asked.
        isReturning = true
        history.go(-steps)
        ask(() => history.go(steps))
      }
      return true
    })
    window.addEventListener('beforeunload', onUnload)
    return () => {
      window.removeEventListener('beforeunload', onUnload)
      removeComment()
    }
  }, [hasUnsavedWork, dialogs, navigator, t])
}
