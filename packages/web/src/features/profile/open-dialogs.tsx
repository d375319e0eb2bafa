import { openDialog } from '../../shell/open-dialog.tsx'
import type { Services } from '../../services.tsx'
import type { UserEntity } from '../../store/entities.ts'
import type { FollowListKind } from './people/FollowListDialog.tsx'

/** PEOPLE-01: loads the follow list on demand. */
export const openFollowList = (services: Services, username: string, kind: FollowListKind) =>
  openDialog(services, async () => {
    const { FollowListDialog } = await import('./people/FollowListDialog.tsx')
    return (close) => <FollowListDialog username={username} kind={kind} onClose={close} />
  })

/** PEOPLE-03: opens the dialog for a first message to a user. */
export const openWriting = (services: Services, user: Pick<UserEntity, 'id'>) =>
  openDialog(services, async () => {
    const { WriteDialog } = await import('./people/WriteDialog.tsx')
    return (close) => <WriteDialog userId={user.id} onClose={close} />
  })

/** PEOPLE-01: opens the dialog for the user's cover and profile view. */
export const openProfileLook = (services: Services, user: Pick<UserEntity, 'id'>) =>
  openDialog(services, async () => {
    const { ProfileLookDialog } = await import('./look/ProfileLookDialog.tsx')
    return (close) => <ProfileLookDialog userId={user.id} onClose={close} />
  })
