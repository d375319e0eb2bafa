import { useEffect } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { createPinPath } from '../../product/addresses.ts'
import { addressInTransfer } from '../../product/pictures/web-transfer.ts'
import { handOver } from '../../product/saving/handed-over.ts'
import { useServices } from '../../services.tsx'
import { isTyping } from '../../shell/key-presses.ts'
import { texts } from './texts/texts.generated.ts'

/** Pages that take by themselves what is pasted. */
const TAKERS: readonly (string | undefined)[] = ['www/pin/create', 'www/search/visual']

/** CREATE-07: pictures and links that are pasted outside of fields can be saved. */
export const OfferPaste = (): null => {
  const { navigator, toasts } = useServices()
  const t = useTexts(texts)
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const { clipboardData } = event
      if (!clipboardData || event.defaultPrevented || isTyping(event.target)) return
      if (TAKERS.includes(navigator.shown().visit.handlerId) || document.querySelector('dialog[open]')) return
      const files = [...clipboardData.files].filter(({ type }) => type.startsWith('image/'))
      const address = files.length > 0 ? null : addressInTransfer(clipboardData)
      if (files.length === 0 && address === null) return
      const onPress = () => {
        handOver({ files, address })
        navigator.go(createPinPath)
      }
      toasts.show({
        text: address === null ? t('paste.image') : t('paste.link', { host: new URL(address).hostname }),
        action: { label: t('paste.save'), onPress },
      })
    }
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [navigator, toasts, t])
  return null
}
