import type { Id } from '@corkboard/contract/ids'
import type { OwnSave } from '@corkboard/contract/content/wire/board'
import type { Pin, SavedInfo } from '@corkboard/contract/content/wire/pin'
import type { Services } from '../../services.tsx'
import { changeFeeds } from '../../store/feed-changes.ts'
import { entityPatched } from '../../store/entities.ts'
import { optimistic } from '../../store/optimistic.ts'
import { requestKey, resource } from '../../store/requests.ts'
import { arrive } from '../boards/arrive.ts'
import { pickerBoards, placeFeed } from '../feeds.ts'
import { invalidateSuggestions } from './invalidate-suggestions.ts'
import { texts } from './texts/texts.generated.ts'

/** Called with one of the viewer's pins of a picture to take off its board, and all of them. */
export type OnUnsave = (save: OwnSave, saves: readonly OwnSave[]) => void

export interface ChosenSection {
  readonly id: Id
  readonly title: string
  readonly url: string
}

export interface ChosenBoard {
  readonly id: Id
  readonly name: string
  readonly url: string
  /** The chosen section, if any (BOARD-02). */
  readonly section?: ChosenSection
}

type App = Pick<Services, 'store' | 'data' | 'toasts' | 'texts'>

/**
 * PIN-06: saves a copy of a pin to the user's board. The pin names its board immediately. Returns the copy, or nothing
 * after a refusal, which is already shown.
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
      arrive(store, { boardId: board.id, sectionId: board.section?.id }, [copy.id])
      invalidateSuggestions(app)
      // Other places' counts and covers have changed too.
      data.outdate()
      // The last used board is first in the picker and now the one that Save uses.
      void data.load(pickerBoards(), { force: true })
      return copy
    },
    app.texts(texts)('pin.save.failed'),
  )
}

/**
 * Undoes a save: deletes the copy and restores the pin.
 * @param before where the pin was saved before
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
      invalidateSuggestions(app)
      const key = requestKey(placeFeed(copy.board.id, copy.section?.id))
      // The user may have moved the copy since.
      changeFeeds(store, { kind: 'removed', items: [{ type: 'pin', id: copy.id }] }, { kind: 'invalidated', key })
      data.outdate()
      // Another save of the pin may have been undone since, and only the server knows which one is left.
      if (savedInfo) void data.load(resource('PinResource', { id: pinId }), { force: true })
    },
    app.texts(texts)('pin.save.undoFailed'),
  )
}
