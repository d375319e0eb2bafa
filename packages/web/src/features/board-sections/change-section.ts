import type { Id } from '@corkboard/contract/ids'
import type { BoardSection } from '@corkboard/contract/content/wire/section'
import type { Services } from '../../services.tsx'
import { boardFeed, sectionsOf } from '../../product/feeds.ts'
import { invalidateSaves } from '../../product/saving/invalidate-saves.ts'
import { changeFeeds } from '../../store/feed-changes.ts'
import { requestKey, resource, type WriteOptions } from '../../store/requests.ts'

type App = Pick<Services, 'store' | 'data'>

/** Reloads the board's counts and its list of sections. */
const refresh = async ({ data }: App, boardId: Id): Promise<void> => {
  data.outdate()
  await Promise.all([
    data.load(sectionsOf(boardId), { force: true }),
    data.load(resource('BoardResource', { board_id: boardId }), { force: true }),
  ])
}

/** BOARD-02. @throws ApiError */
export const addSection = async (app: App, boardId: Id, title: string): Promise<BoardSection> => {
  const section = await app.data.write('create', 'BoardSectionResource', { board_id: boardId, title })
  await refresh(app, boardId)
  return section
}

/**
 * Renames a section or moves it among the others.
 * @throws ApiError
 */
export const editSection = async (
  app: App,
  changes: WriteOptions<'BoardSectionResource', 'update'>,
): Promise<BoardSection> => {
  const section = await app.data.write('update', 'BoardSectionResource', changes)
  await refresh(app, section.board_id)
  return section
}

/**
 * Deletes the section. Its pins return to the board or are deleted with it.
 * @throws ApiError
 */
export const deleteSection = async (app: App, section: BoardSection, withPins: boolean): Promise<void> => {
  const { store, data } = app
  await data.write('delete', 'BoardSectionResource', { section_id: section.id, with_pins: withPins })
  changeFeeds(store, { kind: 'invalidated', key: requestKey(boardFeed(section.board_id)) })
  if (withPins) invalidateSaves(app, ({ sectionId }) => sectionId === section.id)
  await refresh(app, section.board_id)
}
