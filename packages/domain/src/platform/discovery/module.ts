import {
  boardDeleted,
  boardEdited,
  boardPrivacyChanged,
  boardRestored,
  boardTransferred,
  pinCreated,
  pinDeleted,
  pinEdited,
  pinRestored,
  pinsDeleted,
  pinsMoved,
} from '@corkboard/contract/events'
import { defineModule, onAny } from '../../kernel/index.ts'
import { noteChanges, sweepChanges } from './changes.ts'

/** The client of the discovery process, and the log of what that process has to read again. */
export const discovery = defineModule('platform/discovery', {
  uses: [],
  tables: ['discovery_changes'],
  on: [
    ...onAny([pinCreated, pinDeleted, pinRestored, pinEdited], (tx, pins) =>
      noteChanges(tx.db, 'pin', [...new Set(pins.map(({ pin_id: id }) => id))]),
    ),
    ...onAny([pinsDeleted, pinsMoved], (tx, groups) =>
      noteChanges(tx.db, 'pin', [...new Set(groups.flatMap(({ pin_ids: ids }) => ids))]),
    ),
    ...onAny([boardEdited, boardPrivacyChanged, boardTransferred, boardRestored, boardDeleted], (tx, boards) =>
      noteChanges(tx.db, 'board', [...new Set(boards.map(({ board_id: id }) => id))]),
    ),
  ],
  sweeps: [(ctx) => sweepChanges(ctx.db, ctx.now())],
  erase: { elsewhere: { discovery_changes: 'the log keeps a day' } },
  notCopied: { discovery_changes: 'a log of what another process has to read again' },
})
