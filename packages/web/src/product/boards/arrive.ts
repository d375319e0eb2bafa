import type { Id } from '@corkboard/contract/ids'
import { placeFeed } from '../feeds.ts'
import { changeFeeds } from '../../store/feed-changes.ts'
import { requestKey } from '../../store/requests.ts'
import type { AppStore } from '../../store/root.ts'

/**
 * BOARD-02: shows pins that moved to a board or section in its list: after its leading stories, or last if the board
 * shows the oldest first. The last pins may not be loaded yet, so that list is loaded again.
 */
export const arrive = (
  store: Pick<AppStore, 'dispatch' | 'getState'>,
  to: { readonly boardId: Id; readonly sectionId: Id | null | undefined },
  pinIds: readonly Id[],
): void => {
  const key = requestKey(placeFeed(to.boardId, to.sectionId))
  const isOldestFirst = store.getState().entities.board[to.boardId]?.pin_order === 'oldest'
  const items = pinIds.map((id) => ({ type: 'pin', id }) as const)
  changeFeeds(store, isOldestFirst ? { kind: 'invalidated', key } : { kind: 'added', key, items })
}
