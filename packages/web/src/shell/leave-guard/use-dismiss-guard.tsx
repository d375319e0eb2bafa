import { AlertDialog } from '@corkboard/design-system'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { useServices } from '../../services.tsx'
import { putGuard } from './leave-guards.ts'

interface QuestionProps {
  readonly onStay: () => void
  readonly onDismiss: () => void
}

const Question = ({ onStay, onDismiss }: QuestionProps) => {
  const t = useTexts(texts)
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
 * SHELL-17: asks before input in an overlay is lost, also on back navigation, which dismisses overlays on phones.
 * Returns the function that dismisses it. It loads its own texts, because comments are written on pages that have only
 * those of a closeup.
 */
export const useDismissGuard = (hasUnsavedWork: boolean, close: () => void): (() => void) => {
  const { dialogs, navigator } = useServices()
  const isAsked = useRef(false)
  const ask = (goAlong?: () => void) => {
    if (isAsked.current) return
    isAsked.current = true
    dialogs.open((closeQuestion) => {
      const response = () => {
        isAsked.current = false
        closeQuestion()
      }
      return (
        <Question
          onStay={response}
          onDismiss={() => {
            response()
            close()
            goAlong?.()
          }}
        />
      )
    })
  }
  const onStep = useEffectEvent((steps: number) => ask(() => history.go(steps)))
  useEffect(() => {
    if (!hasUnsavedWork) return undefined
    let isReturning = false
    return putGuard(navigator, (steps) => {
      if (isReturning) {
        isReturning = false
        return true
      }
      // Links under an overlay cannot be clicked, so only saving navigates away.
      if (steps === 0) return false
      // The page stays, so the address bar is restored before the user is asked.
      isReturning = true
      history.go(-steps)
      onStep(steps)
      return true
    })
  }, [hasUnsavedWork, navigator])
  return () => (hasUnsavedWork ? ask() : close())
}
