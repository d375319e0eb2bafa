import { LinkIcon, ShareIcon, type MenuItem } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { useServices, useViewer } from '../../services.tsx'
import { signedInParts } from '../../lazy/signed-in-parts.ts'

/**
 * Returns the items of a share menu: copy the link and, where available, the device's share sheet. Members can also
 * send a pin to people (PIN-14).
 */
export const useShareItems = (path: string, title: string, pinId?: string): readonly MenuItem[] => {
  const t = useTexts(texts)
  const services = useServices()
  const { toasts } = services
  const isMember = useViewer().kind === 'AUTH'
  const address = () => new URL(path, window.location.origin).href
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address())
      toasts.show({ text: t('pin.share.copied') })
    } catch {
      toasts.show({ text: t('pin.share.failed'), kind: 'danger' })
    }
  }
  const items: MenuItem[] = [
    { id: 'copy', label: t('pin.share.copy'), icon: <LinkIcon />, onSelect: () => void copy() },
  ]
  // Menus render only in the browser, when they open.
  if (typeof navigator !== 'undefined' && 'share' in navigator) {
    items.push({
      id: 'device',
      label: t('pin.share.device'),
      icon: <ShareIcon />,
      // Closing the share sheet is not an error.
      onSelect: () => void navigator.share({ title, url: address() }).catch(() => undefined),
    })
  }
  return [...((pinId && isMember && signedInParts()?.sendItems(services, pinId)) || []), ...items]
}
