import { texts } from './texts/texts.generated.ts'
import { texts as savingTexts } from '../saving/texts/texts.generated.ts'
import { errorOf } from '../../api/errors.ts'
import type { Services } from '../../services.tsx'
import { boardsOf } from '../feeds.ts'
import { archivedBoards } from '../member-feeds.ts'
import { changeFeeds } from '../../store/feed-changes.ts'
import type { BoardEntity } from '../../store/entities.ts'
import { requestKey } from '../../store/requests.ts'

/** BOARD-03: archives a board or takes it out of the archive, and offers to undo that. */
export const archiveBoard = async (services: Services, board: BoardEntity, isArchived: boolean): Promise<void> => {
  const { data, store, toasts } = services
  const t = services.texts(texts, savingTexts)
  try {
    await data.write(isArchived ? 'create' : 'delete', 'BoardArchiveResource', { board_id: board.id })
    data.outdate()
    const owner = board.owner === undefined ? undefined : store.getState().entities.user[board.owner]
    if (owner) {
      for (const list of [boardsOf(owner.username), archivedBoards(owner.username)]) {
        changeFeeds(store, { kind: 'invalidated', key: requestKey(list) })
      }
    }
    toasts.show({
      text: t(isArchived ? 'boardForm.archived' : 'boardForm.unarchived', { name: board.name }),
      action: { label: t('pin.saved.undo'), onPress: () => void archiveBoard(services, board, !isArchived) },
    })
  } catch (thrown) {
    toasts.show({ text: errorOf(thrown).message, kind: 'danger' })
  }
}

/** Undoes a board's deletion and opens the board. */
export const restoreBoard = async (services: Services, boardId: string): Promise<void> => {
  const { data, store, toasts, navigator } = services
  try {
    const board = await data.write('create', 'BoardRestoreResource', { board_id: boardId })
    data.outdate()
    changeFeeds(store, { kind: 'invalidated', key: requestKey(boardsOf(board.owner.username)) })
    toasts.show({ text: services.texts(texts)('boardForm.restored', { name: board.name }) })
    navigator.go(board.url)
  } catch (thrown) {
    toasts.show({ text: errorOf(thrown).message, kind: 'danger' })
  }
}
