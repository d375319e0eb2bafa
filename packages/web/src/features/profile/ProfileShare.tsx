import { IconButton, Menu, ShareIcon, UsersIcon, type MenuItem } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as sharingTexts } from '../../product/sharing/texts/texts.generated.ts'
import { texts as shellTexts } from '../../shell/texts/texts.generated.ts'
import { useServices, useViewer } from '../../services.tsx'
import { profilePath } from '../../product/addresses.ts'
import { useShareItems } from '../../product/sharing/share-items.tsx'
import type { UserEntity } from '../../store/entities.ts'

/** Shares a profile's address and, on the viewer's own profile, invites, which load on demand. */
export const ProfileShare = ({ user }: { readonly user: UserEntity }) => {
  const t = useTexts(texts, sharingTexts, shellTexts)
  const viewer = useViewer()
  const { dialogs, toasts, report } = useServices()
  const items: MenuItem[] = useShareItems(profilePath(user), user.full_name).map((item) =>
    item.id === 'copy' && user.is_private_profile ? { ...item, label: t('profile.share.private') } : item,
  )
  const openInvites = async () => {
    try {
      const { InvitesDialog } = await import('./invites/InvitesDialog.tsx')
      dialogs.open((close) => <InvitesDialog onClose={close} />)
    } catch (error) {
      report({ kind: 'error', error, where: 'dialog' })
      toasts.show({ text: t('error.default'), kind: 'danger' })
    }
  }
  if (viewer.kind === 'AUTH' && viewer.id === user.id) {
    items.push({ id: 'invite', label: t('profile.invite'), icon: <UsersIcon />, onSelect: () => void openInvites() })
  }
  return (
    <Menu
      label={t('pin.share')}
      trigger={(props) => <IconButton {...props} kind="sunken" label={t('pin.share')} icon={<ShareIcon />} />}
      items={items}
    />
  )
}
