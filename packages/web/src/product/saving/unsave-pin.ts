import type { Id } from '@corkboard/contract/ids'
import type { OwnSave } from '@corkboard/contract/content/wire/board'
import type { SavedInfo } from '@corkboard/contract/content/wire/pin'
import type { Services } from '../../services.tsx'
import { changeFeeds, type Places, placesOf } from '../../store/feed-changes.ts'
import { optimistic } from '../../store/optimistic.ts'
import { requestKey } from '../../store/requests.ts'
import type { RootState } from '../../store/root.ts'
import { placeFeed } from '../feeds.ts'
import { invalidateSaves } from './invalidate-saves.ts'
import { invalidateSuggestions } from './invalidate-suggestions.ts'
import { texts } from './texts/texts.generated.ts'

type App = Pick<Services, 'store' | 'data' | 'toasts' | 'texts'>

/** Returns what a pin says about the newest of these saves. */
export const savedInfoOf = ({ entities }: RootState, saves: readonly OwnSave[]): SavedInfo | null => {
  for (const { boardId, sectionId, localPinId } of saves) {
    const board = entities.board[boardId]
    if (board) return { boardId, localPinId, sectionId, title: board.name, type: 'board', url: board.url }
  }
  return null
}

/** A save that was undone, and what restores it. */
export interface Unsaved {
  readonly pinId: Id
  readonly save: OwnSave
  readonly savedInfo: SavedInfo | null
  /** The copy's position in each list. */
  readonly places: Places
}

const itemOf = ({ localPinId }: OwnSave) => ({ type: 'pin', id: localPinId }) as const

/**
 * PIN-06: deletes the viewer's copy of a pin and unmarks the pin, or marks it as saved where another copy is.
 * @param others the viewer's other saves of the pin, newest first
 * @returns the result, if the server did it, and whether it can be undone
 */
export const unsavePin = async (
  app: App,
  pinId: Id,
  save: OwnSave,
  others: readonly OwnSave[],
): Promise<{ readonly unsaved: Unsaved; readonly canRestore: boolean } | undefined> => {
  const { store, data } = app
  const { entities, feeds } = store.getState()
  const pin = entities.pin[pinId]
  const unsaved = { pinId, save, savedInfo: pin?.savedInfo ?? null, places: placesOf(feeds, [itemOf(save)]) }
  const fields = {
    savedInfo: savedInfoOf(store.getState(), others),
    repin_count: Math.max(0, (pin?.repin_count ?? 0) - 1),
  }
  return optimistic(
    app,
    [{ ref: { type: 'pin', id: pinId }, fields }],
    async () => {
      const { can_restore: canRestore } = await data.write('delete', 'PinResource', { id: save.localPinId })
      changeFeeds(store, { kind: 'removed', items: [itemOf(save)] })
      invalidateSaves(app, ({ localPinId }) => localPinId === save.localPinId)
      data.outdate()
      return { unsaved, canRestore }
    },
    app.texts(texts)('pin.unsave.failed'),
  )
}

/** Undoes it: the copy returns to its places. */
export const restoreSave = async (app: App, { pinId, save, savedInfo, places }: Unsaved): Promise<void> => {
  const { store, data } = app
  const count = store.getState().entities.pin[pinId]?.repin_count ?? 0
  await optimistic(
    app,
    [{ ref: { type: 'pin', id: pinId }, fields: { savedInfo, repin_count: count + 1 } }],
    async () => {
      const { board, section } = await data.write('create', 'PinRestoreResource', { pin_id: save.localPinId })
      const key = requestKey(placeFeed(board.id, section?.id))
      changeFeeds(store, { kind: 'invalidated', key }, { kind: 'returned', places })
      invalidateSuggestions(app)
      data.outdate()
    },
    app.texts(texts)('pin.save.undoFailed'),
  )
}
