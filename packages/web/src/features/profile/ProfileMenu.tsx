import {
  BoardIcon,
  ClockIcon,
  FlagIcon,
  IconButton,
  ImageIcon,
  Menu,
  type MenuItem,
  MoreIcon,
  PinIcon,
  ShieldIcon,
} from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as boardFormsTexts } from '../../product/board-forms/texts/texts.generated.ts'
import { texts as shellTexts } from '../../shell/texts/texts.generated.ts'
import { useServices, useViewer } from '../../services.tsx'
import { createBoardPath, createPinPath, scheduledPinsPath } from '../../product/addresses.ts'
import { openBlocking } from '../../product/people/open-blocking.tsx'
import { openReport } from '../../lazy/open-report.tsx'
import { reportTargetOf } from '../../product/reporting/report-target.ts'
import type { UserEntity } from '../../store/entities.ts'
import { openProfileLook } from './open-dialogs.tsx'

interface ProfileMenuProps {
  readonly user: UserEntity
}

/** What members rarely need on their own profile. */
const useOwnItems = ({ user }: ProfileMenuProps): readonly MenuItem[] => {
  const t = useTexts(texts, boardFormsTexts)
  const services = useServices()
  return [
    {
      id: 'look',
      label: t('profile.look'),
      icon: <ImageIcon />,
      onSelect: () => void openProfileLook(services, user),
    },
    { id: 'pin', label: t('profile.createPin'), icon: <PinIcon />, href: createPinPath },
    { id: 'scheduled', label: t('profile.scheduled'), icon: <ClockIcon />, href: scheduledPinsPath },
    { id: 'board', label: t('profile.createBoard'), icon: <BoardIcon />, href: createBoardPath },
  ]
}

/** The actions of a member on another user. */
const useItemsForOthers = ({ user }: ProfileMenuProps): readonly MenuItem[] => {
  const t = useTexts(texts, shellTexts)
  const services = useServices()
  const report: MenuItem = {
    id: 'report',
    label: t('profile.report'),
    icon: <FlagIcon />,
    onSelect: () => void openReport(services, reportTargetOf(services, { id: user.id, type: 'user' })),
  }
  if (user.blocked_by_me || !user.viewer_can?.includes('block')) return [report]
  const block: MenuItem = {
    id: 'block',
    label: t('profile.block'),
    icon: <ShieldIcon />,
    danger: true,
    onSelect: () => void openBlocking(services, user),
  }
  return [report, block]
}

const MoreMenu = ({ label, items }: { readonly label: string; readonly items: readonly MenuItem[] }) => (
  <Menu
    alignEnd
    label={label}
    trigger={(props) => <IconButton {...props} kind="sunken" label={label} icon={<MoreIcon />} />}
    items={items}
  />
)

/** Further actions on a profile. Empty for visitors. */
export const ProfileMenu = ({ user }: ProfileMenuProps) => {
  const t = useTexts(texts)
  const viewer = useViewer()
  const own = useOwnItems({ user })
  const forOthers = useItemsForOthers({ user })
  if (viewer.kind !== 'AUTH') return null
  if (viewer.id === user.id) return <MoreMenu label={t('profile.options')} items={own} />
  return <MoreMenu label={t('profile.more', { name: user.first_name || user.full_name })} items={forOthers} />
}
