import type { Conversation } from '@corkboard/contract/social/wire/conversation'
import type { Services } from '../../services.tsx'
import { openDialog } from '../../shell/open-dialog.tsx'

/** PEOPLE-03: loads the group dialogs on demand. */
export const openNewMessage = (services: Services): Promise<void> =>
  openDialog(services, async () => {
    const { NewMessageDialog } = await import('./GroupDialogs.tsx')
    return (close) => <NewMessageDialog onClose={close} />
  })

export const openGroupPeople = (services: Services, id: string): Promise<void> =>
  openDialog(services, async () => {
    const { GroupPeopleDialog } = await import('./GroupDialogs.tsx')
    return (close) => <GroupPeopleDialog id={id} onClose={close} />
  })

export const openGroupName = (services: Services, conversation: Conversation): Promise<void> =>
  openDialog(services, async () => {
    const { GroupNameDialog } = await import('./GroupDialogs.tsx')
    return (close) => <GroupNameDialog conversation={conversation} onClose={close} />
  })

export const openLeaving = (services: Services, conversation: Conversation): Promise<void> =>
  openDialog(services, async () => {
    const { LeaveGroupDialog } = await import('./GroupDialogs.tsx')
    return (close) => <LeaveGroupDialog conversation={conversation} onClose={close} />
  })
