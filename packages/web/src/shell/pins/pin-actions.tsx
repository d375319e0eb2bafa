import { DownloadIcon, EditIcon, TrashIcon, type MenuItem } from '@corkboard/design-system'
import type { Translate } from '../../messages/messages.tsx'
import type { Services } from '../../services.tsx'
import type { PinEntity } from '../../store/entities.ts'
import { openPinDeletion, openPinForm } from '../overlays.tsx'

/** Lines of a pin's menu: what the answer says the viewer may do with it. Part of what only members load. */
export const pinActions = (
  services: Services,
  t: Translate,
  pin: PinEntity,
  onDeleted?: () => void,
): readonly MenuItem[] => {
  const { viewer } = services.store.getState().session
  const items: MenuItem[] = []
  const original = pin.images.orig?.url
  if (viewer.kind === 'AUTH' && pin.pinner === viewer.id && original) {
    items.push({
      id: 'download',
      label: t('pin.download'),
      icon: <DownloadIcon />,
      onSelect: () => download(original),
    })
  }
  if (pin.viewer_can.includes('edit')) {
    items.push({
      id: 'edit',
      label: t('pin.edit'),
      icon: <EditIcon />,
      onSelect: () => void openPinForm(services, t('error.default'), pin.id),
    })
  }
  if (pin.viewer_can.includes('delete')) {
    items.push({
      id: 'delete',
      label: t('pin.delete'),
      icon: <TrashIcon />,
      danger: true,
      onSelect: () => void openPinDeletion(services, t('error.default'), pin.id, onDeleted),
    })
  }
  return items
}

const download = (url: string): void => {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}
