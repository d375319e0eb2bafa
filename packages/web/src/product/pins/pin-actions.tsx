import {
  DownloadIcon,
  EditIcon,
  EyeOffIcon,
  FlagIcon,
  InfoIcon,
  TrashIcon,
  type MenuItem,
} from '@corkboard/design-system'
import { texts } from './texts/texts.generated.ts'
import type { Services } from '../../services.tsx'
import type { PinEntity } from '../../store/entities.ts'
import { openPinDeletion, openPinForm } from '../../lazy/member-overlays.tsx'
import { openReport } from '../../lazy/open-report.tsx'
import type { ReportTarget } from '../reporting/report-slice.ts'
import { reportTargetOf } from '../reporting/report-target.ts'
import { hidePin } from './hide-pin.ts'
import { reasonText } from './reason-text.ts'

/** Returns the items of a pin's menu, as the response allows the viewer. Part of the code that only members load. */
export const pinActions = (services: Services, pin: PinEntity, onDeleted?: () => void): readonly MenuItem[] => {
  const { viewer } = services.store.getState().session
  const t = services.texts(texts)
  const items: MenuItem[] = []
  const reason = pin.recommendation_reason
  if (reason) {
    // FIND-01: links to the source of the recommendation, if it has a page.
    const line = { id: 'why', label: reasonText(t, reason), icon: <InfoIcon /> }
    items.push(reason.url === null ? { ...line, disabled: true } : { ...line, href: reason.url })
  }
  const original = pin.images.orig?.url
  if (original && pin.viewer_can.includes('download')) {
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
      onSelect: () => void openPinForm(services, pin.id),
    })
  }
  if (pin.viewer_can.includes('delete')) {
    items.push({
      id: 'delete',
      label: t('pin.delete'),
      icon: <TrashIcon />,
      danger: true,
      onSelect: () => void openPinDeletion(services, pin.id, onDeleted),
    })
  }
  if (viewer.kind === 'AUTH' && pin.pinner !== viewer.id) {
    if (!pin.is_hidden) {
      items.push({
        id: 'hide',
        label: t('pin.hide'),
        icon: <EyeOffIcon />,
        onSelect: () => void hidePin(services, pin.id),
      })
    }
    items.push({
      id: 'report',
      label: t('pin.report'),
      icon: <FlagIcon />,
      onSelect: () => void openReport(services, targetOf(services, pin)),
    })
  }
  return items
}

const firstVideoDuration = (pin: PinEntity): number | null => {
  const blocks = pin.story_pin_data?.pages.flatMap((page) => page.blocks) ?? []
  const list = (pin.videos ?? blocks.find(({ videos }) => videos)?.videos)?.video_list
  return (list?.V_720P ?? list?.V_HLSV4 ?? list?.V_HLSV3_MOBILE)?.duration ?? null
}

const targetOf = (services: Services, pin: PinEntity): ReportTarget =>
  reportTargetOf(services, {
    id: pin.id,
    type: 'pin',
    isProduct: (pin.rich_metadata?.products?.length ?? 0) > 0,
    isPromoted: pin.is_promoted ?? false,
    parentId: pin.board ?? null,
    videoDuration: firstVideoDuration(pin),
  })

const download = (url: string): void => {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}
