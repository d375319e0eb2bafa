import { type Id, shardOf } from '@corkboard/contract'
import type { AfterCommit, Tx } from '@corkboard/database'
import { loadBoards } from '../../content/boards/index.ts'
import { loadComments } from '../../content/comments/index.ts'
import { wanting } from '../../accounts/settings/index.ts'
import { type Ctx, personPresence, readerCtx, type SignedIn, type Site } from '../../kernel/index.ts'
import { loadPeople, loadRelations, personFacts } from '../../people/index.ts'
import { hasTried, loadPins } from '../../content/pins/index.ts'
import { type BoardNewsKind, type NoticeKind, SETTING_OF } from './news-kinds.ts'
import { deleteAct, deleteActs, insertAct, type NewAct } from './news-store.ts'

export interface Hearing {
  readonly site: Site
  readonly tx: Tx
  readonly afterCommit: AfterCommit
}

/**
 * Writes an act down for one reader, once however often it is told: unless it is their own, they do not want such
 * news, may not know who did it, or `isSeen` says that they may not see what it is about.
 */
export const tell = async (
  { site, tx, afterCommit }: Hearing,
  act: NewAct,
  isSeen: (reader: Ctx<SignedIn>) => Promise<boolean> = async () => true,
): Promise<void> => {
  const { readerId, actorId, kind } = act
  if (readerId === actorId) return
  const setting = SETTING_OF[kind]
  if (setting !== null && !(await wanting({ db: tx }, [readerId], 'news', setting)).has(readerId)) return
  const reader = readerCtx({ site, db: tx }, readerId)
  const [people, relations] = [await loadPeople(reader, [readerId, actorId]), await loadRelations(reader, [actorId])]
  const [self, actor] = [people.get(readerId), people.get(actorId)]
  if (!self || self.isDeleted || !actor) return
  if (personPresence(reader.viewer, personFacts(actor, relations)) !== 'listed') return
  if (!(await isSeen(reader))) return
  if (await insertAct(tx, site.ids.next(shardOf(readerId)), act, site.clock.now())) {
    afterCommit(() => site.changes.publish([`news:${readerId}`]))
  }
}

/** PEOPLE-02: somebody has a new follower. */
export const hearOfFollow = (hearing: Hearing, followerId: Id, followeeId: Id): Promise<void> =>
  tell(hearing, {
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

export interface SaidFacts {
  readonly commentId: Id
  readonly pinId: Id
  readonly parentId: Id | null
  readonly byId: Id
  readonly pinnerId: Id
}

/** COMMENT-01: the pinner hears of a comment, and whoever is answered of the answer. */
export const hearOfComment = async (hearing: Hearing, said: SaidFacts): Promise<void> => {
  const { commentId, pinId, parentId, byId, pinnerId } = said
  const { site, tx } = hearing
  const act = { sourceId: commentId, actorId: byId }
  const parent = parentId && (await loadComments(readerCtx({ site, db: tx }, byId), [parentId])).get(parentId)
  if (parent) {
    const { id: subjectId, authorId: readerId } = parent
    await tell(hearing, { ...act, readerId, kind: 'replied', subjectId }, showsComment(commentId))
    if (readerId === pinnerId) return
  }
  await tell(hearing, { ...act, readerId: pinnerId, kind: 'commented', subjectId: pinId }, showsComment(commentId))
}

/** COMMENT-01: somebody was named. */
export const hearOfMentions = async (
  hearing: Hearing,
  { commentId, byId, userIds }: { readonly commentId: Id; readonly byId: Id; readonly userIds: readonly Id[] },
): Promise<void> => {
  for (const readerId of userIds) {
    const act = { readerId, kind: 'mentioned', subjectId: commentId, sourceId: commentId, actorId: byId } as const
    await tell(hearing, act, showsComment(commentId))
  }
}

const STANDS = {
  comment_liked: 'isLiked',
  comment_helpful: 'isMarkedHelpful',
  comment_highlighted: 'isHighlighted',
} as const

/** COMMENT-02: a comment was liked, found helpful or put first, or is so no more: what counts is how it stands by now. */
export const hearOfMark = async (
  hearing: Hearing,
  kind: keyof typeof STANDS,
  { commentId, byId, authorId }: { readonly commentId: Id; readonly byId: Id; readonly authorId: Id },
): Promise<void> => {
  const { site, tx } = hearing
  const marked = (await loadComments(readerCtx({ site, db: tx }, byId), [commentId])).get(commentId)
  if (!marked?.[STANDS[kind]]) return deleteAct(tx, kind, commentId, byId)
  const act = { readerId: authorId, kind, subjectId: commentId, sourceId: commentId, actorId: byId }
  await tell(hearing, act, showsComment(commentId))
}

/** PIN-08: somebody tried a pin, or takes that back: what counts is how it stands by now. */
export const hearOfTry = async (
  hearing: Hearing,
  { pinId, byId }: { readonly pinId: Id; readonly byId: Id },
): Promise<void> => {
  const { site, tx } = hearing
  if (!(await hasTried(tx, pinId, byId))) return deleteAct(tx, 'pin_tried', pinId, byId)
  const readerId = (await loadPins(readerCtx({ site, db: tx }, byId), [pinId])).get(pinId)?.pinnerId
  if (readerId === undefined) return
  const act = { readerId, kind: 'pin_tried', subjectId: pinId, sourceId: pinId, actorId: byId } as const
  await tell(hearing, act, async (reader) => (await loadPins(reader, [pinId])).has(pinId))
}

/** PIN-10: somebody is named as the sponsor of a pin. */
export const hearOfSponsor = (
  hearing: Hearing,
  { pinId, byId, sponsorId }: { readonly pinId: Id; readonly byId: Id; readonly sponsorId: Id },
): Promise<void> => {
  const act = { readerId: sponsorId, kind: 'sponsor_asked', subjectId: pinId, sourceId: pinId, actorId: byId } as const
  return tell(hearing, act, async (reader) => (await loadPins(reader, [pinId])).get(pinId)?.sponsorId === sponsorId)
}

/** PIN-09: whoever runs the site hid something of somebody's, or warns them. It is their own act in name only. */
export const hearOfModeration = async (
  { site, tx, afterCommit }: Hearing,
  about: { readonly kind: NoticeKind; readonly actionId: Id; readonly targetId: Id; readonly readerId: Id },
): Promise<void> => {
  const { kind, actionId: sourceId, targetId: subjectId, readerId } = about
  const act = { readerId, kind, subjectId, sourceId, actorId: readerId }
  if (await insertAct(tx, site.ids.next(shardOf(readerId)), act, site.clock.now())) {
    afterCommit(() => site.changes.publish([`news:${readerId}`]))
  }
}

/**
 * BOARD-03, BOARD-04, BOARD-05: somebody invites, asks, joins, follows, or hands a board over. `sourceId` is the invite or
 * the request, and the board itself where there is none.
 */
export const hearOfBoard = (
  hearing: Hearing,
  kind: BoardNewsKind,
  about: { readonly boardId: Id; readonly readerId: Id; readonly actorId: Id; readonly sourceId: Id },
): Promise<void> => {
  const { boardId: subjectId, ...act } = about
  return tell(hearing, { ...act, kind, subjectId }, async (reader) =>
    (await loadBoards(reader, [subjectId])).has(subjectId),
  )
}

/** What was asked was taken back or denied before it came to anything. */
export const forgetBoardNews = (
  tx: Tx,
  asked: { readonly sourceId: Id; readonly actorId: Id; readonly kinds: readonly BoardNewsKind[] },
): Promise<void> => deleteActs(tx, asked.kinds, asked.sourceId, asked.actorId)
