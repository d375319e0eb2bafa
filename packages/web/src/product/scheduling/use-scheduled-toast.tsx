import type { ScheduledPin } from '@corkboard/contract/content/wire/scheduled-pin'
import { useCallback } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { scheduledPinsPath } from '../addresses.ts'
import { useServices } from '../../services.tsx'
import { ToastPicture } from '../../shell/ToastParts.tsx'
import { texts } from './texts/texts.generated.ts'

/** Shows that a pin was scheduled, with a link to all scheduled pins. */
export const useScheduledToast = () => {
  const t = useTexts(texts)
  const { toasts, navigator } = useServices()
  return useCallback(
    ({ title, image }: ScheduledPin) =>
      toasts.show({
        text: t('schedule.done', { title: title || t('schedule.untitled') }),
        picture: <ToastPicture url={image.url} />,
        act: { name: 'schedule', several: (count) => t('schedule.done.many', { count }) },
        action: { label: t('schedule.view'), onPress: () => navigator.go(scheduledPinsPath) },
      }),
    [toasts, navigator, t],
  )
}
