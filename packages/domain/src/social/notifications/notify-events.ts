import type {
  commentCreated,
  commentMentioned,
  moderationNoted,
  PayloadOf,
  personFollowed,
  pinMentioned,
  pinSponsorRequested,
  pinTried,
  scheduledPinRefused,
} from '@corkboard/contract/events'
import { type Id, shardOf } from '@corkboard/contract'
import { loadBoards } from '../../content/boards/index.ts'
import { loadComments } from '../../content/comments/index.ts'
import { hasTried, loadPins } from '../../content/pins/index.ts'
import { wanting } from '../../accounts/settings/index.ts'
import { type Ctx, personPresence, type SignedIn, type TxCtx } from '../../kernel/index.ts'
import { loadPeople, loadRelations, personFacts } from '../../people/index.ts'
import { mailRefusedSchedule } from './mail-refused-schedule.ts'
import { type BoardItemKind, SETTING_OF } from './notification-kinds.ts'
import { deleteAction, deleteActions, insertAction, type NewAction } from './notification-store.ts'

/**
 * Stores a notification for one reader, once however often it is called. Skipped when the reader did it themselves, turned
 * such notifications off, may not know who did it, or may not see what it is about (`isSeen`).
 */
export const notify = async (
  tx: TxCtx,
  action: NewAction,
  isSeen: (reader: Ctx<SignedIn>) => Promise<boolean> = async () => true,
): Promise<void> => {
  const { readerId, actorId, kind } = action
  if (readerId === actorId) return
  const setting = SETTING_OF[kind]
  if (setting !== null && !(await wanting(tx, [readerId], 'news', setting)).has(readerId)) return
  const reader = tx.as(readerId)
  const [people, relations] = [await loadPeople(reader, [readerId, actorId]), await loadRelations(reader, [actorId])]
  const [self, actor] = [people.get(readerId), people.get(actorId)]
  if (!self || self.isDeleted || !actor) return
  if (personPresence(reader.viewer, personFacts(actor, relations)) !== 'listed') return
  if (await isSeen(reader)) await store(tx, action)
}

const store = async (tx: TxCtx, action: NewAction): Promise<void> => {
  const { readerId } = action
  if (await insertAction(tx.db, tx.site.ids.next(shardOf(readerId)), action, tx.now())) tx.changed(`news:${readerId}`)
}

/** PEOPLE-02: a person has a new follower. */
export const notifyOfFollow = (
  tx: TxCtx,
  { follower_id: followerId, followee_id: followeeId }: PayloadOf<typeof personFollowed>,
): Promise<void> =>
  notify(tx, {
    readerId: followeeId,
    kind: 'followed',
    subjectId: followeeId,
    sourceId: followerId,
    actorId: followerId,
  })

const showsComment =
  (commentId: Id) =>
  async (reader: Ctx<SignedIn>): Promise<boolean> =>
    (await loadComments(reader, [commentId])).get(commentId)?.presence === 'listed'

/** COMMENT-01: notifies the pinner of a comment, and the author of a comment of replies to it, by the rules. */
export const notifyOfComment = async (tx: TxCtx, comment: PayloadOf<typeof commentCreated>): Promise<void> => {
  const { comment_id: commentId, pin_id: pinId, parent_id: parentId, by_id: byId, pinner_id: pinnerId } = comment
  const action = { sourceId: commentId, actorId: byId }
  const parent = parentId && (await loadComments(tx.as(byId), [parentId])).get(parentId)
  if (parent) {
    const { id: subjectId, authorId: readerId } = parent
    await notify(tx, { ...action, readerId, kind: 'replied', subjectId }, showsComment(commentId))
    if (readerId === pinnerId) return
  }
  await notify(tx, { ...action, readerId: pinnerId, kind: 'commented', subjectId: pinId }, showsComment(commentId))
}

/** COMMENT-01 */
export const notifyOfMentions = async (
  tx: TxCtx,
  { comment_id: commentId, by_id: byId, user_ids: userIds }: PayloadOf<typeof commentMentioned>,
): Promise<void> => {
  for (const readerId of userIds) {
    const action = { readerId, kind: 'mentioned', subjectId: commentId, sourceId: commentId, actorId: byId } as const
    await notify(tx, action, showsComment(commentId))
  }
}

/** CREATE-07: notifies users mentioned in the description of a pin, if they can see it. */
export const notifyOfPinMentions = async (
  tx: TxCtx,
  { pin_id: pinId, by_id: byId, user_ids: userIds }: PayloadOf<typeof pinMentioned>,
): Promise<void> => {
  for (const readerId of userIds) {
    const action = { readerId, kind: 'pin_mentioned', subjectId: pinId, sourceId: pinId, actorId: byId } as const
    await notify(tx, action, async (reader) => (await loadPins(reader, [pinId])).get(pinId)?.presence === 'listed')
  }
}

const FLAG_OF = {
  comment_liked: 'isLiked',
  comment_helpful: 'isMarkedHelpful',
  comment_highlighted: 'isHighlighted',
} as const

interface CommentReaction {
  readonly comment_id: Id
  readonly author_id: Id
  readonly by_id: Id
}

/** COMMENT-02: a comment was liked, marked helpful or highlighted, or no longer is. Its current state decides. */
export const notifyOfCommentReaction = async (
  tx: TxCtx,
  kind: keyof typeof FLAG_OF,
  { comment_id: commentId, by_id: byId, author_id: authorId }: CommentReaction,
): Promise<void> => {
  const marked = (await loadComments(tx.as(byId), [commentId])).get(commentId)
  if (!marked?.[FLAG_OF[kind]]) return deleteAction(tx.db, kind, commentId, byId)
  const action = { readerId: authorId, kind, subjectId: commentId, sourceId: commentId, actorId: byId }
  await notify(tx, action, showsComment(commentId))
}

/** PIN-08: a member tried a pin, or removed the try. The current state decides. */
export const notifyOfTry = async (
  tx: TxCtx,
  { pin_id: pinId, by_id: byId }: PayloadOf<typeof pinTried>,
): Promise<void> => {
  if (!(await hasTried(tx.db, pinId, byId))) return deleteAction(tx.db, 'pin_tried', pinId, byId)
  const readerId = (await loadPins(tx.as(byId), [pinId])).get(pinId)?.pinnerId
  if (readerId === undefined) return
  const action = { readerId, kind: 'pin_tried', subjectId: pinId, sourceId: pinId, actorId: byId } as const
  await notify(tx, action, async (reader) => (await loadPins(reader, [pinId])).has(pinId))
}

/** PIN-10: a pinner named a sponsor, who may approve or decline. */
export const notifyOfSponsorship = (
  tx: TxCtx,
  { pin_id: pinId, by_id: byId, user_id: sponsorId }: PayloadOf<typeof pinSponsorRequested>,
): Promise<void> => {
  const action = {
    readerId: sponsorId,
    kind: 'sponsor_asked',
    subjectId: pinId,
    sourceId: pinId,
    actorId: byId,
  } as const
  return notify(tx, action, async (reader) => (await loadPins(reader, [pinId])).get(pinId)?.sponsorId === sponsorId)
}

/** PIN-09: staff hid something of the reader's, or warn them. The reader is stored as the actor: staff stay unnamed. */
export const notifyOfModeration = (
  tx: TxCtx,
  { kind, action_id: sourceId, target_id: subjectId, user_id: readerId }: PayloadOf<typeof moderationNoted>,
): Promise<void> => store(tx, { readerId, kind, subjectId, sourceId, actorId: readerId })

/** CREATE-06: the reader's scheduled pin was refused at its time. They may not open the site soon, so it is mailed too. */
export const notifyOfRefusedSchedule = async (
  tx: TxCtx,
  { refusal_id: sourceId, scheduled_pin_id: subjectId, user_id: readerId }: PayloadOf<typeof scheduledPinRefused>,
): Promise<void> => {
  await store(tx, { readerId, kind: 'schedule_refused', subjectId, sourceId, actorId: readerId })
  await mailRefusedSchedule(tx, readerId, subjectId)
}

/**
 * BOARD-03, BOARD-04, BOARD-05: invites, requests to join, follows and transfers of a board. `sourceId` is the invite or
 * the transfer, or the board itself where there is neither.
 */
export const notifyOfBoard = (
  tx: TxCtx,
  kind: BoardItemKind,
  about: { readonly boardId: Id; readonly readerId: Id; readonly actorId: Id; readonly sourceId: Id },
): Promise<void> => {
  const { boardId: subjectId, ...action } = about
  return notify(tx, { ...action, kind, subjectId }, async (reader) =>
    (await loadBoards(reader, [subjectId])).has(subjectId),
  )
}

/** Removes the notifications of a request that was withdrawn or denied. */
export const removeBoardNotifications = (
  tx: TxCtx,
  request: { readonly sourceId: Id; readonly actorId: Id; readonly kinds: readonly BoardItemKind[] },
): Promise<void> => deleteActions(tx.db, request.kinds, request.sourceId, request.actorId)
