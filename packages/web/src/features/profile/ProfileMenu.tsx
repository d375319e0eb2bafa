import { IconButton, Menu, MoreIcon, ShieldIcon } from '@corkboard/design-system'
import { useMessages } from '../../messages/messages.tsx'
import { useServices, useViewer } from '../../services.tsx'
import { openBlocking } from '../../shell/people/open-blocking.tsx'
import type { UserEntity } from '../../store/entities.ts'

/** What else a member may do about somebody; nothing for visitors and on one's own profile. */
export const ProfileMenu = ({ user }: { readonly user: UserEntity }) => {
  const t = useMessages()
  const services = useServices()
  const viewer = useViewer()
  if (viewer.kind !== 'AUTH' || user.blocked_by_me || !user.viewer_can?.includes('block')) return null
  const label = t('profile.more', { name: user.first_name || user.full_name })
  return (
    <Menu
      alignEnd
      label={label}
      trigger={(props) => <IconButton {...props} kind="sunken" label={label} icon={<MoreIcon />} />}
      items={[
        {
          id: 'block',
          label: t('profile.block'),
          icon: <ShieldIcon />,
          danger: true,
          onSelect: () => void openBlocking(services, user.id, t('error.default')),
        },
      ]}
    />
  )
}
