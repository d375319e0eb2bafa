import { openDialog } from '../../shell/open-dialog.tsx'
import type { Services } from '../../services.tsx'
import type { UserEntity } from '../../store/entities.ts'
import type { FollowListKind } from './people/FollowListDialog.tsx'

/** PEOPLE-01: its files come when somebody wants to look. */
export const openFollowList = (services: Services, username: string, kind: FollowListKind) =>
  openDialog(services, async () => {
    const { FollowListDialog } = await import('./people/FollowListDialog.tsx')
    return (close) => <FollowListDialog username={username} kind={kind} onClose={close} />
  })

/** PEOPLE-03: a first message to somebody. */
export const openWriting = (services: Services, user: Pick<UserEntity, 'id'>) =>
  openDialog(services, async () => {
    const { WriteDialog } = await import('./people/WriteDialog.tsx')
    return (close) => <WriteDialog userId={user.id} onClose={close} />
  })

/** PEOPLE-01: one's own cover, and how one's profile opens. */
export const openProfileLook = (services: Services, user: Pick<UserEntity, 'id'>) =>
  openDialog(services, async () => {
    const { ProfileLookDialog } = await import('./look/ProfileLookDialog.tsx')
    return (close) => <ProfileLookDialog userId={user.id} onClose={close} />
  })
