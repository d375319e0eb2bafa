import type { Id } from '@corkboard/contract/ids'
import type { SavedInfo } from '@corkboard/contract/content/wire/pin'
import type { PlaceAction } from '@corkboard/contract/content/wire/place-action'
import type { Services } from '../../services.tsx'
import { invalidateSaves } from '../../product/saving/invalidate-saves.ts'
import * as some from './organize-actions.ts'
import { clearPlaces, type Place, reloadLists } from './place-lists.ts'
import * as place from './place-actions.ts'
import type { ChosenPins } from './selection.ts'

type App = Pick<Services, 'store' | 'data'>

/** The number of pins affected, and how to undo it, if possible. */
export interface Done {
  readonly count: number
  /**
   * Resolves to the number of pins restored.
   * @throws ApiError
   */
  readonly undo?: () => Promise<number>
}

/** The result of an action on everything in a place. */
const doneWithPlace = async (app: App, action: PlaceAction, shownOn: Id, lists: readonly Place[]): Promise<Done> => {
  const reload = async () => {
    for (const { boardId } of lists) clearPlaces(app, boardId)
    await reloadLists(app, lists)
  }
  await reload()
  return {
    count: action.pin_count,
    ...(action.can_undo && {
      undo: async () => {
        const back = await place.undoPlaceAction(app, action.id, shownOn)
        await reload()
        return back.pin_count
      },
    }),
  }
}

/** BOARD-02. @throws ApiError */
export const moveChosen = async (app: App, pins: ChosenPins, from: Place, to: Place): Promise<Done> => {
  if ('except' in pins) {
    const action = await place.movePlace(app, from, pins.except, to)
    return doneWithPlace(app, action, from.boardId, [from, to])
  }
  const count = pins.ids.length
  await some.movePins(app, pins.ids, from, to)
  return { count, undo: () => some.movePinsBack(app, pins.ids, to, from).then(() => count) }
}

/** @throws ApiError */
export const copyChosen = async (app: App, pins: ChosenPins, from: Place, to: Place): Promise<Done> => {
  if ('except' in pins) {
    const action = await place.copyPlace(app, from, pins.except, to)
    return doneWithPlace(app, action, to.boardId, [to])
  }
  const copies = await some.copyPins(app, pins.ids, to)
  return { count: copies.length, undo: () => some.deletePins(app, copies, to).then(() => copies.length) }
}

/** Returns the same result, with the saves of these pins forgotten. Undo restores them. */
const withoutSaves = ({ count, undo }: Done, recordSaves: () => void): Done => ({
  count,
  ...(undo && {
    undo: async () => {
      const back = await undo()
      recordSaves()
      return back
    },
  }),
})

/** @throws ApiError */
export const deleteChosen = async (app: App, pins: ChosenPins, from: Place): Promise<Done> => {
  if ('except' in pins) {
    const excluded = new Set(pins.except)
    const action = await place.deletePlace(app, from, pins.except)
    const isGone = ({ boardId, sectionId, localPinId }: SavedInfo) =>
      boardId === from.boardId && sectionId === from.sectionId && !excluded.has(localPinId)
    const recordSaves = invalidateSaves(app, isGone)
    return withoutSaves(await doneWithPlace(app, action, from.boardId, [from]), recordSaves)
  }
  const gone = new Set(pins.ids)
  const count = gone.size
  const canRestore = await some.deletePins(app, pins.ids, from)
  const recordSaves = invalidateSaves(app, ({ localPinId }) => gone.has(localPinId))
  const undo = () => some.restorePins(app, pins.ids, from).then(() => count)
  return withoutSaves({ count, ...(canRestore && { undo }) }, recordSaves)
}
