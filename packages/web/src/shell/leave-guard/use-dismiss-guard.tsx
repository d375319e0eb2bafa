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
 * SHELL-17: asks before what was written in an overlay is lost, also by a step back, with which a phone dismisses what
 * covers its screen. Gives what dismisses it. It brings its words with it: comments are written on pages that have those of
 * a closeup alone.
 */
export const useDismissGuard = (hasUnsavedWork: boolean, close: () => void): (() => void) => {
  const { dialogs, navigator } = useServices()
  const isAsked = useRef(false)
  const ask = (goAlong?: () => void) => {
    if (isAsked.current) return
    isAsked.current = true
    dialogs.open((closeQuestion) => {
      const answer = () => {
        isAsked.current = false
        closeQuestion()
      }
      return (
        <Question
          onStay={answer}
          onDismiss={() => {
            answer()
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
      // Nothing else but what is saved leads away from beneath an overlay.
      if (steps === 0) return false
      // The page stays, so the address bar comes back to it, before anybody is asked.
      isReturning = true
      history.go(-steps)
      onStep(steps)
      return true
    })
  }, [hasUnsavedWork, navigator])
  return () => (hasUnsavedWork ? ask() : close())
}
