import { texts } from './texts/texts.generated.ts'
import { texts as savingTexts } from '../saving/texts/texts.generated.ts'
import { errorOf } from '../../api/errors.ts'
import type { Services } from '../../services.tsx'
import type { BoardEntity } from '../../store/entities.ts'
import { changeFeeds } from '../../store/feed-changes.ts'
import { list, requestKey, resource } from '../../store/requests.ts'
import { boardFeed, boardsOf, pickerBoards, sectionsOf } from '../feeds.ts'

/** BOARD-04: who works on a board, and who is asked to. */
export const collaboratorsOf = (boardId: string) => list('BoardInvitesResource', { board_id: boardId, page_size: 250 })

type Named = Pick<BoardEntity, 'id' | 'name' | 'url'>

/**
 * Says what went wrong; whether it went right. What is refused mostly came too late: somebody else has answered meanwhile,
 * and the board is shown as it stands now.
 */
const tried = async (services: Services, { id }: Named, act: () => Promise<unknown>): Promise<boolean> => {
  const { data, toasts } = services
  try {
    await act()
    return true
  } catch (thrown) {
    toasts.show({ text: errorOf(thrown).message, kind: 'danger' })
    await data.load(resource('BoardResource', { board_id: id }), { force: true })
    return false
  }
}

/** Whoever joins or leaves a board sees another board: what is known of it, and of lists it stands in, is asked anew. */
const reloadBoard = async ({ data, store }: Services, boardId: string): Promise<void> => {
  data.outdate()
  const { viewer } = store.getState().session
  if (viewer.kind === 'AUTH') changeFeeds(store, { kind: 'invalidated', key: requestKey(boardsOf(viewer.username)) })
  changeFeeds(store, { kind: 'invalidated', key: requestKey(pickerBoards()) })
  const loads = [resource('BoardResource', { board_id: boardId }), boardFeed(boardId), sectionsOf(boardId)]
  await Promise.all(loads.map((request) => data.load(request, { force: true })))
}

/** The board is nothing to the viewer any more: they do not stay on its page. */
const leaveBoardPage = ({ data, store, navigator }: Services, board: Named): void => {
  data.outdate()
  changeFeeds(store, { kind: 'removed', items: [{ type: 'board', id: board.id }] })
  if (navigator.shown().visit.location.pathname.startsWith(board.url)) navigator.go('/', { replace: true })
}

/** BOARD-04: the viewer works on the board from now on. */
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

/** BOARD-04: the viewer asks to join, or no longer does; either can be taken back. */
export const askToJoin = async (services: Services, board: Named, isAsking: boolean): Promise<boolean> =>
  tried(services, board, async () => {
    const { data, toasts } = services
    await data.write(isAsking ? 'create' : 'delete', 'BoardJoinRequestResource', { board_id: board.id })
    toasts.show({
      text: services.texts(texts)(isAsking ? 'collaborators.asked' : 'collaborators.askedNoMore', {
        board: board.name,
      }),
      action: {
        label: services.texts(savingTexts)('pin.saved.undo'),
        onPress: () => void askToJoin(services, board, !isAsking),
      },
    })
  })

/** BOARD-05: the viewer owns the board now, at an address of theirs. */
export const takeOver = async (services: Services, board: Named): Promise<boolean> =>
  tried(services, board, async () => {
    const { data, navigator, toasts } = services
    const owned = await data.write('update', 'BoardOwnershipTransferResource', { board_id: board.id })
    await reloadBoard(services, board.id)
    toasts.show({ text: services.texts(texts)('collaborators.tookOver', { board: board.name }) })
    if (navigator.shown().visit.location.pathname === board.url) navigator.go(owned.url, { replace: true })
  })

/** BOARD-05: whoever was asked declines, or the owner cancels. */
export const endTransfer = async (services: Services, board: Named, isOwn: boolean): Promise<boolean> =>
  tried(services, board, async () => {
    await services.data.write('delete', 'BoardOwnershipTransferResource', { board_id: board.id })
    services.toasts.show({
      text: services.texts(texts)(isOwn ? 'collaborators.offerCanceled' : 'collaborators.offerDeclined', {
        board: board.name,
      }),
    })
  })
