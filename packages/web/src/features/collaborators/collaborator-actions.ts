import type { BoardAccess } from '@corkboard/contract/content/wire/board'
import type { CollaboratorInvite } from '@corkboard/contract/content/wire/collaborator'
import { errorOf } from '../../api/errors.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as savingTexts } from '../../product/saving/texts/texts.generated.ts'
import type { Services } from '../../services.tsx'
import { collaboratorsOf } from '../../product/collaborators/actions.ts'
import { resource } from '../../store/requests.ts'

/** Runs an action, reports errors, and reloads the list and the board. */
const settle = async (
  { data, toasts }: Services,
  boardId: string,
  action: () => Promise<unknown>,
): Promise<boolean> => {
  let isDone = true
  try {
    await action()
  } catch (thrown) {
    toasts.show({ text: errorOf(thrown).message, kind: 'danger' })
    isDone = false
  }
  const shown = [collaboratorsOf(boardId), resource('BoardResource', { board_id: boardId })]
  await Promise.all(shown.map((request) => data.load(request, { force: true })))
  return isDone
}

/** BOARD-04: invites a user to collaborate. An invitation by a collaborator is a suggestion to the owner. */
export const invitePerson = (
  services: Services,
  boardId: string,
  userId: string,
  access: BoardAccess | undefined,
): Promise<boolean> =>
  settle(services, boardId, () =>
    services.data.write('create', 'BoardInviteResource', {
      board_id: boardId,
      invited_user_ids: [userId],
      ...(access && { access }),
    }),
  )

export const inviteAddress = (
  services: Services,
  boardId: string,
  email: string,
  access: BoardAccess,
): Promise<boolean> =>
  settle(services, boardId, () =>
    services.data.write('create', 'BoardEmailInviteResource', { board_id: boardId, emails: [email], access }),
  )

export const changeAccess = (
  services: Services,
  boardId: string,
  userId: string,
  access: BoardAccess,
): Promise<boolean> =>
  settle(services, boardId, () =>
    services.data.write('update', 'BoardCollaboratorResource', {
      board_id: boardId,
      invited_user_id: userId,
      access,
    }),
  )

/** BOARD-04: the owner accepts or declines a join request or a suggested invitation. */
export const respondToRequest = (
  services: Services,
  boardId: string,
  userId: string,
  isApproved: boolean,
): Promise<boolean> =>
  settle(services, boardId, () =>
    services.data.write(isApproved ? 'create' : 'delete', 'BoardCollaboratorApprovalResource', {
      board_id: boardId,
      invited_user_id: userId,
    }),
  )

/** Cancels an invitation or a suggestion. It can be undone. */
export const cancelInvite = (services: Services, invite: CollaboratorInvite): Promise<boolean> => {
  const { board, invited_user: user, email, access } = invite
  return settle(services, board.id, async () => {
    await services.data.write('delete', 'BoardInviteResource', {
      board_id: board.id,
      ...(user ? { invited_user_id: user.id } : { invite_id: invite.id }),
    })
    const again = () =>
      user
        ? invitePerson(services, board.id, user.id, invite.awaits_approval ? undefined : access)
        : inviteAddress(services, board.id, email ?? '', access)
    services.toasts.show({
      text: services.texts(texts)('collaborators.takenBack', { name: user?.full_name ?? email ?? '' }),
      action: { label: services.texts(savingTexts)('pin.saved.undo'), onPress: () => void again() },
    })
  })
}

/** BOARD-04: removes a collaborator. Their pins stay. */
export const removeCollaborator = (services: Services, boardId: string, userId: string): Promise<boolean> =>
  settle(services, boardId, () =>
    services.data.write('delete', 'BoardCollaboratorResource', { board_id: boardId, invited_user_id: userId }),
  )
