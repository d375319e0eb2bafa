import type { Pin } from '@corkboard/contract/content/wire/pin'
import type { ScheduledPin } from '@corkboard/contract/content/wire/scheduled-pin'
import { useEffect, useState } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { createPinPath, pinPath } from '../../product/addresses.ts'
import { useScheduledToast } from '../../product/scheduling/use-scheduled-toast.tsx'
import { useServices } from '../../services.tsx'
import { useLeaveGuard } from '../../shell/leave-guard/use-leave-guard.tsx'
import { ToastPicture } from '../../shell/ToastParts.tsx'
import { texts } from './texts/texts.generated.ts'

/** Says that the story is published or scheduled, and leaves the editor. Until then leaving it asks if anything is unsaved. */
export const useFinishedStory = (isUnsaved: boolean) => {
  const t = useTexts(texts)
  const { navigator, toasts } = useServices()
  const [isDone, setDone] = useState(false)
  const sayScheduled = useScheduledToast()
  useLeaveGuard(isUnsaved && !isDone)
  useEffect(() => {
    // The guard has to be gone first.
    if (isDone) navigator.go(createPinPath, { replace: true })
  }, [isDone, navigator])
  return {
    published: (pin: Pin) => {
      setDone(true)
      toasts.show({
        text: t('story.published', { title: pin.title || t('story.published.untitled') }),
        picture: <ToastPicture url={pin.images['236x']?.url} />,
        action: { label: t('story.published.view'), onPress: () => navigator.go(pinPath(pin)) },
      })
    },
    scheduled: (item: ScheduledPin) => {
      setDone(true)
      sayScheduled(item)
    },
  }
}
