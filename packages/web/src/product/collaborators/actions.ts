import { texts } from './texts/texts.generated.ts'
import { texts as savingTexts } from '../saving/texts/texts.generated.ts'
import { errorOf } from '../../api/errors.ts'
import type { Services } from '../../services.tsx'
import type { BoardEntity } from '../../store/entities.ts'
import { changeFeeds } from '../../store/feed-changes.ts'
import { list, requestKey, resource } from '../../store/requests.ts'
import { boardFeed, boardsOf, pickerBoards, sectionsOf } from '../feeds.ts'

/** BOARD-04: requests a board's collaborators and pending invitations. */
export const collaboratorsOf = (boardId: string) => list('BoardInvitesResource', { board_id: boardId, page_size: 250 })

type Named = Pick<BoardEntity, 'id' | 'name' | 'url'>

/**
 * Shows what went wrong, and returns whether it succeeded. A refusal usually came too late because someone else
 * responded first, so the board is reloaded.
 */
const tried = async (services: Services, { id }: Named, action: () => Promise<unknown>): Promise<boolean> => {
  const { data, toasts } = services
  try {
    await action()
    return true
  } catch (thrown) {
    toasts.show({ text: errorOf(thrown).message, kind: 'danger' })
    await data.load(resource('BoardResource', { board_id: id }), { force: true })
    return false
  }
}

/** Reloads the board and the lists it is in, because joining or leaving changes what the viewer sees. */
const reloadBoard = async ({ data, store }: Services, boardId: string): Promise<void> => {
  data.outdate()
  const { viewer } = store.getState().session
  if (viewer.kind === 'AUTH') changeFeeds(store, { kind: 'invalidated', key: requestKey(boardsOf(viewer.username)) })
  changeFeeds(store, { kind: 'invalidated', key: requestKey(pickerBoards()) })
  const loads = [resource('BoardResource', { board_id: boardId }), boardFeed(boardId), sectionsOf(boardId)]
  await Promise.all(loads.map((request) => data.load(request, { force: true })))
}

/** Removes a board that the viewer no longer belongs to, and leaves its page. */
const leaveBoardPage = ({ data, store, navigator }: Services, board: Named): void => {
  data.outdate()
  changeFeeds(store, { kind: 'removed', items: [{ type: 'board', id: board.id }] })
  if (navigator.shown().visit.location.pathname.startsWith(board.url)) navigator.go('/', { replace: true })
}

/** BOARD-04: the viewer joins the board. */
export const acceptInvite = async (services: Services, board: Named): Promise<boolean> =>
  tried(services, board, async () => {
    await services.data.write('update', 'BoardInviteResource', { board_id: board.id })
    await reloadBoard(services, board.id)
    services.toasts.show({ text: services.texts(texts)('collaborators.joined', { board: board.name }) })
  })

export const declineInvite = async (services: Services, board: Named): Promise<boolean> =>
  tried(services, board, async () => {
    const left = await services.data.write('delete', 'BoardInviteResource', { board_id: board.id })
    services.toasts.show({ text: services.texts(texts)('collaborators.declined', { board: board.name }) })
    if (left === null) leaveBoardPage(services, board)
  })

export const leaveBoard = async (services: Services, board: Named): Promise<boolean> =>
  tried(services, board, async () => {
    const left = await services.data.write('delete', 'BoardCollaboratorResource', { board_id: board.id })
    services.toasts.show({ text: services.texts(texts)('collaborators.left', { board: board.name }) })
    if (left === null) leaveBoardPage(services, board)
    else await reloadBoard(services, board.id)
  })

/** BOARD-04: the viewer requests to join, or cancels the request. Both can be undone. */
export const requestToJoin = async (services: Services, board: Named, isRequest: boolean): Promise<boolean> =>
  tried(services, board, async () => {
    const { data, toasts } = services
    await data.write(isRequest ? 'create' : 'delete', 'BoardJoinRequestResource', { board_id: board.id })
    toasts.show({
      text: services.texts(texts)(isRequest ? 'collaborators.asked' : 'collaborators.askedNoMore', {
        board: board.name,
      }),
      action: {
        label: services.texts(savingTexts)('pin.saved.undo'),
        onPress: () => void requestToJoin(services, board, !isRequest),
      },
    })
  })

/** BOARD-05: the viewer becomes the owner. The board's address changes to theirs. */
export const takeOver = async (services: Services, board: Named): Promise<boolean> =>
  tried(services, board, async () => {
    const { data, navigator, toasts } = services
    const owned = await data.write('update', 'BoardOwnershipTransferResource', { board_id: board.id })
    await reloadBoard(services, board.id)
    toasts.show({ text: services.texts(texts)('collaborators.tookOver', { board: board.name }) })
    if (navigator.shown().visit.location.pathname === board.url) navigator.go(owned.url, { replace: true })
  })

/** BOARD-05: the user who was asked declines, or the owner cancels. */
export const endTransfer = async (services: Services, board: Named, isOwn: boolean): Promise<boolean> =>
  tried(services, board, async () => {
    await services.data.write('delete', 'BoardOwnershipTransferResource', { board_id: board.id })
    services.toasts.show({
      text: services.texts(texts)(isOwn ? 'collaborators.offerCanceled' : 'collaborators.offerDeclined', {
        board: board.name,
      }),
    })
  })
