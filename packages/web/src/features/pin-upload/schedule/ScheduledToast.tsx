import type { ScheduledPin } from '@corkboard/contract/content/wire/scheduled-pin'
import { useCallback } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { scheduledPinsPath } from '../../../product/addresses.ts'
import { texts as schedulingTexts } from '../../../product/scheduling/texts/texts.generated.ts'
import { useServices } from '../../../services.tsx'
import { ToastPicture } from '../../../shell/ToastParts.tsx'
import { texts } from './texts/texts.generated.ts'

/** Shows that a pin was scheduled, with a link to all scheduled pins. */
export const useScheduledToast = () => {
  const t = useTexts(texts, schedulingTexts)
  const { toasts, navigator } = useServices()
  return useCallback(
    ({ title, image }: ScheduledPin) =>
      toasts.show({
        text: t('builder.scheduled.toast', { title: title || t('schedule.untitled') }),
        picture: <ToastPicture url={image.url} />,
        act: { name: 'schedule', several: (count) => t('builder.scheduled.many', { count }) },
        action: { label: t('builder.scheduled.view'), onPress: () => navigator.go(scheduledPinsPath) },
      }),
    [toasts, navigator, t],
  )
}
