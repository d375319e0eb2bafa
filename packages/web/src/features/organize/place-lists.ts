import type { Id } from '@corkboard/contract/ids'
import type { BoardSection } from '@corkboard/contract/content/wire/section'
import { placeFeed, sectionsOf } from '../../product/feeds.ts'
import type { Services } from '../../services.tsx'
import { selectEntry } from '../../store/data.ts'
import { entityPatched } from '../../store/entities.ts'
import { changeFeeds } from '../../store/feed-changes.ts'
import { requestKey, resource } from '../../store/requests.ts'

type App = Pick<Services, 'store' | 'data'>

/** A board or one of its sections. */
export interface Place {
  readonly boardId: Id
  readonly sectionId: Id | null
}

/** Reloads the counts and sections of these boards. */
export const refresh = async ({ data }: App, boardIds: readonly Id[]): Promise<void> => {
  data.outdate()
  await Promise.all(
    [...new Set(boardIds)].flatMap((id) => [
      data.load(resource('BoardResource', { board_id: id }), { force: true }),
      data.load(sectionsOf(id), { force: true }),
    ]),
  )
}

export const keyOf = ({ boardId, sectionId }: Place): string => requestKey(placeFeed(boardId, sectionId))

export const clearList = ({ store }: App, { boardId, sectionId }: Place): void => {
  changeFeeds(store, { kind: 'invalidated', key: keyOf({ boardId, sectionId }) })
}

const loadedSections = ({ store }: App, boardId: Id): readonly BoardSection[] =>
  (selectEntry(store.getState(), sectionsOf(boardId))?.data ?? []) as readonly BoardSection[]

/** Clears the other lists of a board. */
export const clearOtherLists = (app: App, { boardId, sectionId }: Place): void => {
  const others = [null, ...loadedSections(app, boardId).map(({ id }) => id)].filter((id) => id !== sectionId)
  for (const id of others) clearList(app, { boardId, sectionId: id })
}

/** The pins say where they are: the form that edits one reads it there. The board's sections must be loaded. */
export const recordPlace = (app: App, ids: readonly Id[], { boardId, sectionId }: Place): void => {
  const { id, slug, title } = loadedSections(app, boardId).find((one) => one.id === sectionId) ?? {}
  const fields = { board: boardId, section: id === undefined ? null : { id, slug, title } }
  for (const pinId of ids) app.store.dispatch(entityPatched({ ref: { type: 'pin', id: pinId }, fields }))
}

/** The pins of a board no longer say where they are, until the next response does. */
export const clearPlaces = ({ store }: App, boardId: Id): void => {
  for (const pin of Object.values(store.getState().entities.pin)) {
    if (pin?.board !== boardId) continue
    const fields = { board: undefined, section: undefined }
    store.dispatch(entityPatched({ ref: { type: 'pin', id: pin.id }, fields }))
  }
}

/** Reloads lists with many changes, and their boards' counts. */
export const reloadLists = async (app: App, lists: readonly Place[]): Promise<void> => {
  await refresh(
    app,
    lists.map(({ boardId }) => boardId),
  )
  const isShown = (list: Place) => app.store.getState().feeds[keyOf(list)] !== undefined
  await Promise.all(
    lists
      .filter(isShown)
      .map(({ boardId, sectionId }) => app.data.load(placeFeed(boardId, sectionId), { force: true })),
  )
}
