import {
  boardCreated,
  boardDeleted,
  boardEdited,
  boardPrivacyChanged,
  boardRestored,
  linkPageChanged,
  type PayloadOf,
  pinCreated,
  pinDeleted,
  pinEdited,
  pinRestored,
  pinsDeleted,
  pinsMoved,
} from '@corkboard/contract/events'
import { pins } from '../pins/module.ts'
import { topics } from '../topics/module.ts'
import { BUILDS, defineModule, onAny, onEvent, onEvents, type TxCtx } from '../../kernel/index.ts'
import { describeBoard, describeNew, describePins } from './assign-topics.ts'
import { eraseBoardSubjects, erasePinSubjects } from './erase-subjects.ts'
import { BUILD_TOPICS_TASK, buildTopicsOnce } from './rebuild-topics.ts'
import { followBoard, followPins } from './subject-store.ts'

const describeCreated = (tx: TxCtx, created: readonly PayloadOf<typeof pinCreated>[]): Promise<void> =>
  describeNew(
    tx.db,
    created.map(({ pin_id: id }) => id),
    created.filter((pin) => pin.origin_pin_id !== null).map(({ pin_id: id }) => id),
  )

const describeEdited = async (tx: TxCtx, board: PayloadOf<typeof boardEdited>): Promise<void> => {
  if (board.has_other_words) await describeBoard(tx.db, board.board_id)
  await followBoard(tx.db, board.board_id)
}

/** Finds out from texts what pins and boards are about, and how they rank on the pages of their topics. */
export const subjects = defineModule('content/subjects', {
  uses: [topics, pins],
  tables: ['board_topics', 'pin_annotations', 'pin_ranks', 'pin_topics'],
  on: [
    onEvents(pinCreated, describeCreated),
    onEvents(pinEdited, (tx, pins) =>
      describePins(
        tx.db,
        pins.map(({ pin_id: id }) => id),
      ),
    ),
    ...onAny([linkPageChanged, pinsMoved], (tx, groups) =>
      describePins(
        tx.db,
        groups.flatMap(({ pin_ids: ids }) => ids),
      ),
    ),
    ...onAny([pinDeleted, pinRestored], (tx, pins) =>
      followPins(
        tx.db,
        pins.map(({ pin_id: id }) => id),
      ),
    ),
    onEvents(pinsDeleted, (tx, groups) =>
      followPins(
        tx.db,
        groups.flatMap(({ pin_ids: ids }) => ids),
      ),
    ),
    onEvent(boardCreated, (tx, { board_id: id }) => describeBoard(tx.db, id)),
    onEvent(boardEdited, describeEdited),
    ...onAny([boardPrivacyChanged, boardRestored, boardDeleted], async (tx, boards) => {
      for (const { board_id: id } of boards) await followBoard(tx.db, id)
    }),
  ],
  // For a site whose topics were assigned by other rules.
  jobs: [{ name: BUILD_TOPICS_TASK, run: buildTopicsOnce, atStart: true, queue: BUILDS }],
  erase: { attachedToPins: erasePinSubjects, attachedToBoards: eraseBoardSubjects },
})
