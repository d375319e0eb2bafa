import type { Pin } from '@corkboard/contract/content/wire/pin'
import { useCallback } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { useServices } from '../../services.tsx'
import { pinPath } from '../../product/addresses.ts'
import { ToastPicture } from '../../shell/ToastParts.tsx'

/**
 * Shows that a pin was published, with a link to it. For several pins, shows the number and a link to the last pin's
 * board.
 */
export const usePublishedToast = () => {
  const t = useTexts(texts)
  const { toasts, navigator } = useServices()
  return useCallback(
    (pins: readonly Pin[]) => {
      const pin = pins.at(-1)
      if (!pin) return
      const isOne = pins.length === 1
      toasts.show({
        text: isOne
          ? t('builder.published.toast', { title: pin.title || t('builder.published.untitled') })
          : t('builder.published.many', { count: pins.length }),
        picture: <ToastPicture url={pin.images['236x']?.url} />,
        action: {
          label: t(isOne ? 'builder.view' : 'builder.view.board'),
          onPress: () => navigator.go(isOne ? pinPath(pin) : pin.board.url),
        },
      })
    },
    [toasts, navigator, t],
  )
}
