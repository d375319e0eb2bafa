import { FlagIcon, IconButton, Menu, MoreIcon, ShieldIcon } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as shellTexts } from '../../shell/texts/texts.generated.ts'
import { useServices, useViewer } from '../../services.tsx'
import { openBlocking } from '../../product/people/open-blocking.tsx'
import { openReport } from '../../lazy/open-report.tsx'
import { reportTargetOf } from '../../product/reporting/report-target.ts'
import type { UserEntity } from '../../store/entities.ts'

/** Further actions of a member on another user. Empty for visitors and on the viewer's own profile. */
export const ProfileMenu = ({ user }: { readonly user: UserEntity }) => {
  const t = useTexts(texts, shellTexts)
  const services = useServices()
  const viewer = useViewer()
  if (viewer.kind !== 'AUTH' || viewer.id === user.id) return null
  const canBlock = !user.blocked_by_me && user.viewer_can?.includes('block')
  const label = t('profile.more', { name: user.first_name || user.full_name })
  return (
    <Menu
      alignEnd
      label={label}
      trigger={(props) => <IconButton {...props} kind="sunken" label={label} icon={<MoreIcon />} />}
      items={[
        {
          id: 'report',
          label: t('profile.report'),
          icon: <FlagIcon />,
          onSelect: () => void openReport(services, reportTargetOf(services, { id: user.id, type: 'user' })),
        },
        ...(canBlock
          ? [
              {
                id: 'block',
                label: t('profile.block'),
                icon: <ShieldIcon />,
                danger: true,
                onSelect: () => void openBlocking(services, user),
              },
            ]
          : []),
      ]}
    />
  )
}
