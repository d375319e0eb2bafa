import type { Conversation } from '@corkboard/contract/social/wire/conversation'
import type { Services } from '../../services.tsx'
import { openDialog } from '../../shell/open-dialog.tsx'

/** PEOPLE-03: their files come when somebody wants them. */
export const openNewGroup = (services: Services, failureText: string): Promise<void> =>
  openDialog(services, failureText, async () => {
    const { NewGroupDialog } = await import('./GroupDialogs.tsx')
    return (close) => <NewGroupDialog onClose={close} />
  })

export const openGroupPeople = (services: Services, failureText: string, id: string): Promise<void> =>
  openDialog(services, failureText, async () => {
    const { GroupPeopleDialog } = await import('./GroupDialogs.tsx')
    return (close) => <GroupPeopleDialog id={id} onClose={close} />
  })

export const openGroupName = (services: Services, failureText: string, conversation: Conversation): Promise<void> =>
  openDialog(services, failureText, async () => {
    const { GroupNameDialog } = await import('./GroupDialogs.tsx')
    return (close) => <GroupNameDialog conversation={conversation} onClose={close} />
  })

export const openLeaving = (services: Services, failureText: string, conversation: Conversation): Promise<void> =>
  openDialog(services, failureText, async () => {
    const { LeaveGroupDialog } = await import('./GroupDialogs.tsx')
    return (close) => <LeaveGroupDialog conversation={conversation} onClose={close} />
  })
