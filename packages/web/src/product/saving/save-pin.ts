import type { Id } from '@corkboard/contract/ids'
import type { Pin, SavedInfo } from '@corkboard/contract/content/wire/pin'
import type { Services } from '../../services.tsx'
import { changeFeeds } from '../../store/feed-changes.ts'
import { entityPatched } from '../../store/entities.ts'
import { optimistic } from '../../store/optimistic.ts'
import { requestKey, resource } from '../../store/requests.ts'
import { pickerBoards, placeFeed } from '../feeds.ts'
import { texts } from './texts/texts.generated.ts'

export interface ChosenSection {
  readonly id: Id
  readonly title: string
  readonly url: string
}

export interface ChosenBoard {
  readonly id: Id
  readonly name: string
  readonly url: string
  /** The section of it, where one was chosen (BOARD-02). */
  readonly section?: ChosenSection
}

type App = Pick<Services, 'store' | 'data' | 'toasts' | 'texts'>

/**
 * PIN-06: a copy of a pin on one's own board. The pin says at once where it is saved; the answer is the copy.
 * Gives nothing when it was refused, which has been said by then.
 */
export const savePin = async (app: App, pinId: Id, board: ChosenBoard): Promise<Pin | undefined> => {
  const { store, data } = app
  const ref = { type: 'pin', id: pinId } as const
  const known = store.getState().entities.pin[pinId]
  const savedInfo = (localPinId: Id) => ({
    boardId: board.id,
    localPinId,
    sectionId: board.section?.id ?? null,
    title: board.name,
    type: 'board' as const,
    url: board.url,
  })
  return optimistic(
    app,
    [{ ref, fields: { savedInfo: savedInfo(pinId), repin_count: (known?.repin_count ?? 0) + 1 } }],
    async () => {
      const copy = await data.write('create', 'RepinResource', {
        pin_id: pinId,
        board_id: board.id,
        ...(board.section && { section: board.section.id }),
      })
      store.dispatch(entityPatched({ ref, fields: { savedInfo: savedInfo(copy.id) } }))
      const key = requestKey(placeFeed(board.id, board.section?.id))
      changeFeeds(store, { kind: 'prepended', key, item: { type: 'pin', id: copy.id } })
      // Counts and covers elsewhere have changed with it.
      data.outdate()
      // The board last saved to stands first in the picker, and is the quick one from now on.
      void data.load(pickerBoards(), { force: true })
      return copy
    },
    app.texts(texts)('pin.save.failed'),
  )
}

/**
 * Takes a save back: the copy is deleted, the pin is as it was.
 * @param before where the pin had been saved until then
 */
export const undoSave = async (
  app: App,
  pinId: Id,
  copy: Pick<Pin, 'id' | 'board' | 'section'>,
  before: SavedInfo | null,
): Promise<void> => {
  const { store, data } = app
  const ref = { type: 'pin', id: pinId } as const
  const known = store.getState().entities.pin[pinId]
  const now = known?.savedInfo ?? null
  const savedInfo = now && now.localPinId !== copy.id ? now : before
  await optimistic(
    app,
    [{ ref, fields: { savedInfo, repin_count: Math.max(0, (known?.repin_count ?? 0) - 1) } }],
    async () => {
      await data.write('delete', 'PinResource', { id: copy.id })
      changeFeeds(store, { kind: 'invalidated', key: requestKey(placeFeed(copy.board.id, copy.section?.id)) })
      data.outdate()
      // Another save of it may have been taken back since: which one is left, the server knows.
      if (savedInfo) void data.load(resource('PinResource', { id: pinId }), { force: true })
    },
    app.texts(texts)('pin.save.undoFailed'),
  )
}
