import { CodeIcon, LinkIcon, MailIcon, QrIcon, ShareIcon, type MenuItem } from '@corkboard/design-system'
import { texts } from './texts/texts.generated.ts'
import { useServices, type Services } from '../../services.tsx'
import { signedInParts } from '../../lazy/signed-in-parts.ts'
import { openDialog } from '../../shell/open-dialog.tsx'

/**
 * Returns the items of a share menu: copy the link, an email, a QR code, code to embed a public pin, and where available
 * the device's share sheet. Members can also send a pin to people (PIN-14).
 */
export const shareItems = (services: Services, path: string, title: string, pinId?: string): readonly MenuItem[] => {
  const { toasts, store } = services
  const t = services.texts(texts)
  const { session, entities } = store.getState()
  const isMember = session.viewer.kind === 'AUTH'
  const address = () => new URL(path, window.location.origin).href
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address())
      toasts.show({ text: t('pin.share.copied') })
    } catch {
      toasts.show({ text: t('pin.share.failed'), kind: 'danger' })
    }
  }
  const email = () => {
    const words = [title, address()].map(encodeURIComponent)
    window.location.href = `mailto:?subject=${words[0]}&body=${words[1]}`
  }
  const openQr = () =>
    openDialog(services, async () => {
      const { QrCodeDialog } = await import('./more/QrCodeDialog.tsx')
      return (close) => <QrCodeDialog address={address()} onClose={close} />
    })
  const items: MenuItem[] = [
    { id: 'copy', label: t('pin.share.copy'), icon: <LinkIcon />, onSelect: () => void copy() },
    { id: 'email', label: t('pin.share.email'), icon: <MailIcon />, onSelect: email },
    { id: 'qr', label: t('pin.share.qr'), icon: <QrIcon />, onSelect: () => void openQr() },
  ]
  const pin = pinId === undefined ? undefined : entities.pin[pinId]
  // Other pages could not show the picture of any other pin.
  if (pin?.privacy === 'public' && !pin.sensitivity_screen) {
    const openEmbed = () =>
      openDialog(services, async () => {
        const { EmbedDialog } = await import('./more/EmbedDialog.tsx')
        return (close) => <EmbedDialog pin={pin} address={address()} onClose={close} />
      })
    items.push({ id: 'embed', label: t('pin.share.embed'), icon: <CodeIcon />, onSelect: () => void openEmbed() })
  }
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

/** The items of a share menu, for menus whose code is loaded with theirs. */
export const useShareItems = (path: string, title: string, pinId?: string): readonly MenuItem[] =>
  shareItems(useServices(), path, title, pinId)
