import {
  boardDeleted,
  boardPrivacyChanged,
  boardRestored,
  personBlocked,
  pinCreated,
  pinDeleted,
  pinEdited,
  pinFavorited,
  pinLinkChanged,
  pinMentioned,
  pinReacted,
  pinRestored,
  pinsDeleted,
  pinsMoved,
  pinSponsorRequested,
  pinTried,
  userDeleted,
} from '@corkboard/contract/events'
import { accounts } from '../../accounts/accounts/module.ts'
import { boards } from '../boards/module.ts'
import { links } from '../links/module.ts'
import { topics } from '../topics/module.ts'
import { media } from '../../media/module.ts'
import { people } from '../../people/module.ts'
import { throttle } from '../../platform/throttle/module.ts'
import { defineModule, onAny, onEvent, onEvents, type TxCtx } from '../../kernel/index.ts'
import { BULK_ACTION_TASK, runBulkAction, deleteOldBulkActions } from './bulk-actions/index.ts'
import { eraseBulkActions, eraseDeletedPins, erasePinsOf } from './erase-pins.ts'
import { clearDeletedBoard, followBoardPrivacy, tagsOfPins } from './pin-events.ts'
import { eraseReactionsOf, foldCounts } from './reactions/index.ts'
import { removePinsOfPerson } from './remove-pins-of-person.ts'
import { leaveSponsorships } from './sponsorship/index.ts'
import { pictureUses } from './picture-uses.ts'
import { recount } from './recount.ts'
import { copy } from './copy-pins.ts'

/**
 * PIN-07, PIN-08: adds waiting reactions, favorites and tries to the counters, of all pins of a batch at the same time
 * (quality P8).
 */
const countReactions = async (tx: TxCtx, reactions: readonly { readonly pin_id: string }[]): Promise<void> => {
  const ids = [...new Set(reactions.map(({ pin_id: pinId }) => pinId))]
  await foldCounts(tx.db, ids)
  tx.changed(...ids.map((id) => `pin:${id}` as const))
}

/** Pins and saves, their order on a board, reactions, notes and tries, sponsorships, carousels, videos and stories. */
export const pins = defineModule('content/pins', {
  uses: [accounts, boards, links, topics, media, people, throttle],
  reads: ['comments_from', 'is_search_hidden', 'mentions_from', 'shares_originals'],
  tables: [
    'pins',
    'pin_stats',
    'pin_stat_changes',
    'pin_contents',
    'pin_content_media',
    'pin_reactions',
    'pin_favorites',
    'pin_did_its',
    'pin_notes',
    'pin_hides',
    'pin_mentions',
    'pin_metrics',
    'pin_sponsorships',
    'pin_tags',
    'board_actions',
    'board_action_pins',
  ],
  emits: [
    pinCreated,
    pinEdited,
    pinLinkChanged,
    pinDeleted,
    pinRestored,
    pinsDeleted,
    pinsMoved,
    pinReacted,
    pinFavorited,
    pinTried,
    pinSponsorRequested,
    pinMentioned,
  ],
  on: [
    ...onAny([pinReacted, pinFavorited, pinTried], countReactions),
    ...onAny([boardPrivacyChanged, boardRestored], async (tx, boards) => {
      for (const { board_id: id } of boards) await followBoardPrivacy(tx.db, id)
    }),
    onEvent(boardPrivacyChanged, async (tx) => tx.changed('visibility:all', 'feed:public')),
    // Again, in case a process has missed it.
    onEvents(pinDeleted, async (tx, pins) =>
      tx.changed(
        ...(await tagsOfPins(
          tx.db,
          pins.map(({ pin_id: id }) => id),
        )),
      ),
    ),
    onEvent(boardDeleted, (tx, { board_id: id }) => clearDeletedBoard(tx.db, id, tx.now())),
    onEvent(personBlocked, async (tx, { blocker_id: blockerId, blocked_id: blockedId }) =>
      tx.changed(...(await removePinsOfPerson(tx.db, blockerId, blockedId, tx.now()))),
    ),
    onEvent(userDeleted, async (tx, { user_id: userId }) =>
      tx.changed(...(await leaveSponsorships(tx.db, userId)).map((id) => `pin:${id}` as const)),
    ),
  ],
  jobs: [{ name: BULK_ACTION_TASK, run: runBulkAction }],
  sweeps: [(ctx) => deleteOldBulkActions(ctx.db, ctx.now())],
  pictures: pictureUses,
  erase: {
    batches: [erasePinsOf, eraseReactionsOf],
    attachedToBoards: eraseBulkActions,
    deletedBefore: eraseDeletedPins,
    tables: ['pins', 'pin_reactions', 'pin_favorites', 'pin_did_its', 'pin_sponsorships'],
    rows: { pin_notes: 'user_id', pin_hides: 'user_id', pin_mentions: 'user_id', pin_tags: 'user_id' },
    elsewhere: { pin_tags: 'the tagged pin is no user; the tag goes with it' },
  },
  recount,
  copy,
  notCopied: { pin_mentions: 'in the text of the pins', pin_sponsorships: 'an agreement of two users' },
})
