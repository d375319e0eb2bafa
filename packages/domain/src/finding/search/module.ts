import {
  boardCreated,
  boardDeleted,
  boardEdited,
  boardPrivacyChanged,
  boardRestored,
  boardTransferred,
  linkPageChanged,
  type PayloadOf,
  pinCreated,
  pinDeleted,
  pinEdited,
  pinRestored,
  pinsDeleted,
  pinsMoved,
  userChanged,
  userDeleted,
} from '@corkboard/contract/events'
import { boards } from '../../content/boards/module.ts'
import { pins } from '../../content/pins/module.ts'
import { stories } from '../../content/stories/module.ts'
import { subjects } from '../../content/subjects/module.ts'
import { topics } from '../../content/topics/module.ts'
import { editorial } from '../editorial/module.ts'
import { visual } from '../visual/module.ts'
import { people } from '../../people/module.ts'
import { BUILDS, defineModule, onAny, onEvents, type TxCtx } from '../../kernel/index.ts'
import {
  BUILD_SEARCH_TASK,
  buildSearchOnce,
  indexBoardWithPins,
  indexPerson,
  indexPersonWithAll,
  indexPins,
  SWEEP_SEARCH_TASK,
  sweepSearch,
  WEIGH_SEARCH_TASK,
  weighSearch,
} from './search-events.ts'
import { copy } from './copy-searches.ts'
import { DELETE_SENSITIVE_TASK, deleteSensitiveSearches } from './delete-sensitive.ts'

const index = async (tx: TxCtx, pinIds: readonly string[]): Promise<void> => {
  await indexPins(tx.site, tx.db, [...new Set(pinIds)])
  tx.changed('search:all')
}

/** A new name changes how a person is found; hiding or deleting them changes it for all their pins and boards. */
const indexPeople = async (tx: TxCtx, changes: readonly PayloadOf<typeof userChanged>[]): Promise<void> => {
  const isOfAll = changes.some(({ changes_all: changesAll }) => changesAll)
  for (const id of new Set(changes.map(({ user_id: userId }) => userId))) {
    await (isOfAll ? indexPersonWithAll(tx.site, tx.db, id) : indexPerson(tx.site, tx.db, id))
  }
  tx.changed('search:all')
}

/** FIND-05: pins, boards and people found by words; guides, suggestions, recent searches. */
export const search = defineModule('finding/search', {
  uses: [boards, pins, stories, subjects, topics, visual, people, editorial],
  tables: ['search_boards', 'search_people', 'search_pins', 'search_recents', 'search_terms'],
  on: [
    ...onAny([pinCreated, pinEdited, pinDeleted, pinRestored], (tx, changed) =>
      index(
        tx,
        changed.map(({ pin_id: id }) => id),
      ),
    ),
    ...onAny([pinsDeleted, pinsMoved, linkPageChanged], (tx, groups) =>
      index(
        tx,
        groups.flatMap(({ pin_ids: ids }) => ids),
      ),
    ),
    ...onAny(
      [boardCreated, boardEdited, boardPrivacyChanged, boardTransferred, boardRestored, boardDeleted],
      async (tx, changed) => {
        for (const id of new Set(changed.map(({ board_id: boardId }) => boardId))) {
          await indexBoardWithPins(tx.site, tx.db, id)
        }
        tx.changed('search:all')
      },
    ),
    onEvents(userChanged, indexPeople),
    onEvents(userDeleted, (tx, deleted) =>
      indexPeople(
        tx,
        deleted.map(({ user_id: userId }) => ({ user_id: userId, changes_all: true })),
      ),
    ),
  ],
  jobs: [
    // For a site that is older than its search index.
    { name: BUILD_SEARCH_TASK, run: buildSearchOnce, atStart: true, queue: BUILDS },
    { name: DELETE_SENSITIVE_TASK, run: deleteSensitiveSearches, atStart: true },
    { name: WEIGH_SEARCH_TASK, run: weighSearch, cron: '37 * * * *' },
    { name: SWEEP_SEARCH_TASK, run: sweepSearch, cron: '52 3 * * *' },
  ],
  pictures: [{ columns: ['search_pins.picture'], because: 'copied from the pin, to find each picture once' }],
  erase: {
    rows: { search_recents: 'user_id' },
    elsewhere: {
      search_pins: 'pins leave the index when they are deleted',
      search_boards: 'boards leave the index when they are deleted',
    },
  },
  copy,
  notCopied: { search_boards: 'an index of boards', search_pins: 'an index of pins' },
})
