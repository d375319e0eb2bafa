import type { Id } from '@corkboard/contract'
import {
  boardFollowed,
  boardInvited,
  boardInviteEnded,
  boardJoined,
  boardJoinRequested,
  boardSuggested,
  boardTransferEnded,
  boardTransferred,
  boardTransferRequested,
  commentCreated,
  commentHighlighted,
  commentLiked,
  commentMarkedHelpful,
  commentMentioned,
  moderationNoted,
  type PayloadOf,
  personFollowed,
  pinCreated,
  pinMentioned,
  pinReacted,
  pinSponsorRequested,
  pinTried,
  scheduledPinRefused,
} from '@corkboard/contract/events'
import { accounts } from '../../accounts/accounts/module.ts'
import { settings } from '../../accounts/settings/module.ts'
import { boards } from '../../content/boards/module.ts'
import { comments } from '../../content/comments/module.ts'
import { pins } from '../../content/pins/module.ts'
import { scheduling } from '../../content/scheduling/module.ts'
import { stories } from '../../content/stories/module.ts'
import { people } from '../../people/module.ts'
import { mail } from '../../platform/mail/module.ts'
import { throttle } from '../../platform/throttle/module.ts'
import { safety } from '../safety/module.ts'
import { sharing } from '../sharing/module.ts'
import { notifyOfComments } from './notify-comments.ts'
import { defineModule, onEvent, onEvents, type TxCtx } from '../../kernel/index.ts'
import { mailNotifications } from './mail-notifications.ts'
import type { BoardItemKind } from './notification-kinds.ts'
import {
  notifyOfBoard,
  notifyOfCommentReaction,
  notifyOfFollow,
  notifyOfMentions,
  notifyOfPinMentions,
  notifyOfModeration,
  notifyOfRefusedSchedule,
  notifyOfSponsorship,
  notifyOfTry,
  removeBoardNotifications,
} from './notify-events.ts'
import { notifyOfNewestReactions, notifyOfReactions, REACTIONS_TASK } from './notify-reactions.ts'
import { notifyOfSaves } from './notify-saves.ts'
import { notifyOfSharedBoards } from './notify-shared-boards.ts'
import { notifyOfStories } from './notify-stories.ts'
import { sweepNotifications } from './sweep-notifications.ts'

const notifyOfPins = async (tx: TxCtx, created: readonly PayloadOf<typeof pinCreated>[]): Promise<void> => {
  const idsOf = (pins: typeof created) => pins.map(({ pin_id: id }) => id)
  await notifyOfSaves(tx, idsOf(created.filter((pin) => pin.origin_pin_id !== null)))
  await notifyOfSharedBoards(tx, idsOf(created))
  await notifyOfStories(tx, idsOf(created.filter((pin) => pin.origin_pin_id === null)))
}

/** BOARD-04: how a request to join ended for the two it was between. */
const notifyOfJoin = async (tx: TxCtx, joined: PayloadOf<typeof boardJoined>): Promise<void> => {
  const { board_id: boardId, user_id: userId, by_id: byId, invite_id: sourceId, invited_by_id: inviterId } = joined
  if (joined.asked) {
    await notifyOfBoard(tx, 'board_join_approved', { boardId, readerId: userId, actorId: byId, sourceId })
  } else if (inviterId !== null) {
    await notifyOfBoard(tx, 'board_joined', { boardId, readerId: inviterId, actorId: userId, sourceId })
  }
}

const ENDED_KINDS: readonly BoardItemKind[] = ['board_invited', 'board_suggested', 'board_join_requested']

const removeInvite = async (tx: TxCtx, ended: PayloadOf<typeof boardInviteEnded>): Promise<void> => {
  const actors = new Set([ended.by_id, ended.user_id, ended.invited_by_id].filter((id): id is Id => id !== null))
  for (const actorId of actors) {
    await removeBoardNotifications(tx, { sourceId: ended.invite_id, actorId, kinds: ENDED_KINDS })
  }
}

/** PEOPLE-02, PEOPLE-04: notifies members of what others did, if they may see it; also by mail. */
export const notifications = defineModule('social/notifications', {
  uses: [accounts, settings, boards, comments, pins, stories, scheduling, people, mail, throttle, safety, sharing],
  tables: ['news', 'news_acts', 'news_mails'],
  on: [
    onEvent(personFollowed, notifyOfFollow),
    onEvents(pinCreated, notifyOfPins),
    onEvents(pinReacted, notifyOfReactions),
    onEvent(pinTried, notifyOfTry),
    onEvent(pinSponsorRequested, notifyOfSponsorship),
    onEvents(commentCreated, notifyOfComments),
    onEvent(commentMentioned, notifyOfMentions),
    onEvent(pinMentioned, notifyOfPinMentions),
    onEvent(commentLiked, (tx, reaction) => notifyOfCommentReaction(tx, 'comment_liked', reaction)),
    onEvent(commentMarkedHelpful, (tx, reaction) => notifyOfCommentReaction(tx, 'comment_helpful', reaction)),
    onEvent(commentHighlighted, (tx, reaction) => notifyOfCommentReaction(tx, 'comment_highlighted', reaction)),
    onEvent(moderationNoted, notifyOfModeration),
    onEvent(scheduledPinRefused, notifyOfRefusedSchedule),
    onEvent(boardInvited, (tx, { board_id: boardId, invite_id: sourceId, user_id: readerId, by_id: actorId }) =>
      notifyOfBoard(tx, 'board_invited', { boardId, sourceId, readerId, actorId }),
    ),
    onEvent(boardSuggested, (tx, { board_id: boardId, invite_id: sourceId, owner_id: readerId, by_id: actorId }) =>
      notifyOfBoard(tx, 'board_suggested', { boardId, sourceId, readerId, actorId }),
    ),
    onEvent(
      boardJoinRequested,
      (tx, { board_id: boardId, invite_id: sourceId, owner_id: readerId, user_id: actorId }) =>
        notifyOfBoard(tx, 'board_join_requested', { boardId, sourceId, readerId, actorId }),
    ),
    onEvent(boardJoined, notifyOfJoin),
    onEvent(boardInviteEnded, removeInvite),
    onEvent(
      boardTransferRequested,
      (tx, { board_id: boardId, transfer_id: sourceId, user_id: readerId, by_id: actorId }) =>
        notifyOfBoard(tx, 'board_transfer_requested', { boardId, sourceId, readerId, actorId }),
    ),
    onEvent(boardTransferEnded, (tx, { transfer_id: sourceId, by_id: actorId }) =>
      removeBoardNotifications(tx, { sourceId, actorId, kinds: ['board_transfer_requested'] }),
    ),
    onEvent(boardTransferred, (tx, { board_id: boardId, transfer_id: sourceId, by_id: readerId, user_id: actorId }) =>
      notifyOfBoard(tx, 'board_transferred', { boardId, sourceId, readerId, actorId }),
    ),
    onEvent(boardFollowed, (tx, { board_id: boardId, owner_id: readerId, user_id: actorId }) =>
      notifyOfBoard(tx, 'board_followed', { boardId, sourceId: boardId, readerId, actorId }),
    ),
  ],
  jobs: [
    { name: REACTIONS_TASK, run: notifyOfNewestReactions },
    { name: 'mail_news', run: mailNotifications, cron: '*/15 * * * *' },
  ],
  sweeps: [(ctx) => sweepNotifications(ctx.db, ctx.now())],
  erase: {
    rows: { news_acts: ['actor_id', 'user_id'], news: 'user_id', news_mails: 'user_id' },
    elsewhere: { news: 'the subject is a pin, a board, a comment, or the reader again' },
  },
  notCopied: {
    news: 'about actions of others',
    news_acts: 'about actions of others',
    news_mails: 'when mails were sent',
  },
})
