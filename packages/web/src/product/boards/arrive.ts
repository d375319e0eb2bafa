import type { Id } from '@corkboard/contract/ids'
import { placeFeed } from '../feeds.ts'
import { changeFeeds } from '../../store/feed-changes.ts'
import { requestKey } from '../../store/requests.ts'
import type { AppStore } from '../../store/root.ts'

type Store = Pick<AppStore, 'dispatch' | 'getState'>

const pinItem = (id: Id) => ({ type: 'pin', id }) as const

/**
 * BOARD-02: shows pins that are new on a board or section in its list: after its leading stories, or last if the board
 * shows the oldest first. Several keep their order.
 */
export const arrive = (
  store: Store,
  to: { readonly boardId: Id; readonly sectionId: Id | null | undefined },
  pinIds: readonly Id[],
): void => {
  const key = requestKey(placeFeed(to.boardId, to.sectionId))
  const items = pinIds.map(pinItem)
  if (store.getState().entities.board[to.boardId]?.pin_order !== 'oldest') {
    changeFeeds(store, { kind: 'added', key, items })
    return
  }
  changeFeeds(store, ...items.map((item) => ({ kind: 'appended', key, item }) as const))
}

/** The keys of the lists of a place, whichever board or section. */
const PLACE = /^(?:BoardFeedResource|BoardSectionPinsResource) /

/** Removes pins from the lists of boards and sections. A pin may have moved since the caller learned where it is. */
export const depart = (store: Store, pinIds: readonly Id[]): void => {
  const items = pinIds.map(pinItem)
  const keys = Object.keys(store.getState().feeds).filter((key) => PLACE.test(key))
  changeFeeds(store, ...keys.map((key) => ({ kind: 'removed', key, items }) as const))
}
