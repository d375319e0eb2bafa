import {
  boardCreated,
  boardDeleted,
  boardEdited,
  boardFollowed,
  boardInvited,
  boardInviteEnded,
  boardJoined,
  boardJoinRequested,
  boardPrivacyChanged,
  boardRestored,
  boardSuggested,
  boardTransferEnded,
  boardTransferred,
  boardTransferRequested,
  type PayloadOf,
  personBlocked,
  pictureBlocked,
  userDeleted,
  userEmailVerified,
  userRegistered,
} from '@corkboard/contract/events'
import { mailRecipient } from '../../accounts/accounts/index.ts'
import { accounts } from '../../accounts/accounts/module.ts'
import { people } from '../../people/module.ts'
import { throttle } from '../../platform/throttle/module.ts'
import { defineModule, onEvent, type TxCtx } from '../../kernel/index.ts'
import { eraseBoardsOf, eraseDeletedBoards } from './erase-boards.ts'
import { endBoardRelations } from './end-relations.ts'
import { claimInvites, endInvitesOf, leaveBoardAcrossBlocks } from './collaborators/index.ts'
import { recount } from './recount.ts'
import { copy } from './copy-boards.ts'

/** BOARD-04: invitations that were sent to an email address, once a person has shown that it is theirs. */
const claimInvitesByMail = async (tx: TxCtx, { user_id: userId }: PayloadOf<typeof userRegistered>): Promise<void> => {
  const recipient = await mailRecipient(tx, userId)
  if (!recipient) return
  for (const { boardId, inviteId, invitedById } of await claimInvites(tx, userId, recipient.to)) {
    await tx.emit(boardInvited, { board_id: boardId, user_id: userId, by_id: invitedById, invite_id: inviteId })
  }
}

/** Boards, their sections, followers and collaborators. */
export const boards = defineModule('content/boards', {
  uses: [accounts, people, throttle],
  tables: [
    'boards',
    'board_stats',
    'board_sections',
    'board_follows',
    'board_recents',
    'board_old_slugs',
    'board_ideas_seen',
    'board_collaborators',
    'board_collaborator_invites',
  ],
  emits: [
    boardCreated,
    boardEdited,
    boardPrivacyChanged,
    boardDeleted,
    boardRestored,
    boardFollowed,
    boardInvited,
    boardSuggested,
    boardJoinRequested,
    boardJoined,
    boardInviteEnded,
    boardTransferRequested,
    boardTransferEnded,
    boardTransferred,
    pictureBlocked,
  ],
  on: [
    onEvent(userRegistered, claimInvitesByMail),
    onEvent(userEmailVerified, claimInvitesByMail),
    onEvent(userDeleted, async (tx, { user_id: userId }) => tx.changed(...(await endInvitesOf(tx, userId)))),
    // What the block itself could not see: a follow or an invitation that was accepted at the same moment.
    onEvent(personBlocked, (tx, { blocker_id: blockerId, blocked_id: blockedId }) =>
      endBoardRelations(tx, blockerId, blockedId),
    ),
    onEvent(boardTransferred, async (tx, { board_id: id }) => tx.tookAway(...(await leaveBoardAcrossBlocks(tx, id)))),
  ],
  erase: {
    last: eraseBoardsOf,
    deletedBefore: eraseDeletedBoards,
    tables: ['boards', 'board_collaborators', 'board_follows', 'board_old_slugs'],
    rows: {
      board_recents: 'user_id',
      board_ideas_seen: 'user_id',
      board_collaborator_invites: ['user_id', 'invited_by_id'],
    },
    references: { board_collaborators: 'invited_by_id' },
  },
  recount,
  copy,
  notCopied: {
    board_recents: 'the pins have their boards and dates',
    board_old_slugs: 'addresses that redirect to the boards',
    board_ideas_seen: 'which recommendations a board has shown',
  },
})
