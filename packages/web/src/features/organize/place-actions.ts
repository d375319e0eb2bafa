import type { Id } from '@corkboard/contract/ids'
import type { PlaceAction } from '@corkboard/contract/content/wire/place-action'
import type { Services } from '../../services.tsx'
import { selectEntry } from '../../store/data.ts'
import { resource } from '../../store/requests.ts'
import type { Place } from './place-lists.ts'

type App = Pick<Services, 'store' | 'data'>

/** How often to poll a running action. */
const POLL_EVERY_MS = 1_000

const wireOf = ({ boardId, sectionId }: Place, except: readonly Id[]) => ({
  board_id: boardId,
  section: sectionId,
  except: [...except],
})

/** Waits for the worker to finish a long action (BOARD-07). The board shows its progress meanwhile. */
const settled = async ({ store, data }: App, begun: PlaceAction, boardId: Id): Promise<PlaceAction> => {
  let action = begun
  while (action.is_running) {
    await data.load(resource('BoardActionStatusResource', { board_id: boardId }), { force: true })
    await new Promise((resolve) => setTimeout(resolve, POLL_EVERY_MS))
    const request = resource('PlacePinsResource', { id: action.id })
    await data.load(request, { force: true })
    action = (selectEntry(store.getState(), request)?.data as PlaceAction | null) ?? action
  }
  return action
}

/**
 * BOARD-02: moves everything in `from` except some pins.
 * @throws ApiError
 */
export const movePlace = async (app: App, from: Place, except: readonly Id[], to: Place): Promise<PlaceAction> => {
  const options = { pins_of: wireOf(from, except), board_id: to.boardId, section: to.sectionId }
  return settled(app, await app.data.write('update', 'PlacePinsResource', options), from.boardId)
}

/** @throws ApiError */
export const copyPlace = async (app: App, from: Place, except: readonly Id[], to: Place): Promise<PlaceAction> => {
  const options = { pins_of: wireOf(from, except), board_id: to.boardId, section: to.sectionId }
  return settled(app, await app.data.write('create', 'PlacePinsResource', options), to.boardId)
}

/** @throws ApiError */
export const deletePlace = async (app: App, from: Place, except: readonly Id[]): Promise<PlaceAction> =>
  settled(app, await app.data.write('delete', 'PlacePinsResource', { pins_of: wireOf(from, except) }), from.boardId)

/**
 * @param boardId the board that shows the progress
 * @throws ApiError
 */
export const undoPlaceAction = async (app: App, id: Id, boardId: Id): Promise<PlaceAction> =>
  settled(app, await app.data.write('create', 'PlacePinsUndoResource', { id }), boardId)
