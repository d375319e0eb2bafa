import type { Id, NotificationItemKind } from '@corkboard/contract'
import { boardFollows, loadBoards, type SeenBoard } from '../../content/boards/index.ts'
import { loadComments, type SeenComment } from '../../content/comments/index.ts'
import { type Ctx, personPresence, viewerIdOf } from '../../kernel/index.ts'
import { loadPeople, loadRelations, personFacts, type PersonRow, type Relations } from '../../people/index.ts'
import { loadPins, pinsNaming, type SeenPin } from '../../content/pins/index.ts'
import { loadNotices, type Notice } from '../safety/index.ts'
import { refusedPins } from '../../content/scheduling/index.ts'
import { peopleNamedIn } from '../../content/stories/index.ts'
import { COMMENT_IN, isBoardKind, isNoticeKind } from './notification-kinds.ts'
import { type ActionRow, actionsOf, type NotificationRow } from './notification-store.ts'

/** Kinds of actions on pins, or with them. */
const PIN_KINDS: ReadonlySet<NotificationItemKind> = new Set([
  'pin_saved',
  'pin_reacted',
  'pin_tried',
  'story_mentioned',
  'pin_mentioned',
  'sponsor_asked',
])

/** How many actions of one entry are loaded; more are shown as "50 people". */
const MAX_ACTIONS = 50

/** An action that the reader may see. */
export interface SeenAction extends ActionRow {
  readonly actor: PersonRow
  readonly comment: SeenComment<SeenPin> | undefined
  /** The pin that the action created or is about. */
  readonly pin: SeenPin | undefined
  readonly notice?: Notice
  /** The title of a scheduled pin that was refused. */
  readonly scheduledTitle?: string
}

/** An entry with what its reader may see of it. */
export interface SeenNotification extends NotificationRow {
  readonly actions: readonly SeenAction[]
  readonly pin: SeenPin | undefined
  readonly board: SeenBoard | undefined
  readonly relations: Relations
}

const isListed = (thing: { readonly presence: string } | undefined): boolean => thing?.presence === 'listed'

const commentIdOf = (kind: NotificationItemKind, subjectId: Id, action: ActionRow): Id | undefined => {
  const place = COMMENT_IN[kind]
  if (place === undefined) return undefined
  return place === 'source' ? action.sourceId : subjectId
}

interface Known {
  readonly people: ReadonlyMap<Id, PersonRow>
  readonly relations: Relations
  readonly comments: ReadonlyMap<Id, SeenComment<SeenPin>>
  readonly pins: ReadonlyMap<Id, SeenPin>
  readonly boards: ReadonlyMap<Id, SeenBoard>
  /** The follows of the boards in "board followed" notifications: `board person`. */
  readonly boardFollows: ReadonlySet<string>
  /** The users mentioned in the stories among the pins, by content. */
  readonly named: ReadonlyMap<Id, ReadonlySet<Id>>
  /** The pins that mention or tag the reader. */
  readonly mentioning: ReadonlySet<Id>
  /** Moderation notices, by action. */
  readonly notices: ReadonlyMap<Id, Notice>
  /** The titles of scheduled pins that wait for their owner, by id. */
  readonly refused: ReadonlyMap<Id, string>
}

/** Notifications about a board are for its collaborators and invited users; new followers are for its owner. */
const concerns = (ctx: Ctx, { kind }: NotificationRow, board: SeenBoard | undefined): boolean => {
  if (!board) return false
  if (board.ownerId === viewerIdOf(ctx.viewer)) return true
  if (kind === 'board_followed') return false
  if (board.access !== undefined) return true
  return kind === 'board_invited' && board.invite !== undefined
}

const seeAction = (ctx: Ctx, row: NotificationRow, action: ActionRow, known: Known): SeenAction[] => {
  const actor = known.people.get(action.actorId)
  if (isNoticeKind(row.kind)) {
    const notice = known.notices.get(action.sourceId)
    return actor && notice ? [{ ...action, actor, comment: undefined, pin: undefined, notice }] : []
  }
  if (row.kind === 'schedule_refused') {
    // Not shown once it was changed, published or deleted.
    const scheduledTitle = known.refused.get(row.subjectId)
    return actor && scheduledTitle !== undefined
      ? [{ ...action, actor, comment: undefined, pin: undefined, scheduledTitle }]
      : []
  }
  if (!actor || personPresence(ctx.viewer, personFacts(actor, known.relations)) !== 'listed') return []
  const commentId = commentIdOf(row.kind, row.subjectId, action)
  const comment = commentId === undefined ? undefined : known.comments.get(commentId)
  if (commentId !== undefined && !isListed(comment)) return []
  if (isBoardKind(row.kind)) {
    const board = known.boards.get(row.subjectId)
    if (!concerns(ctx, row, board)) return []
    if (row.kind === 'board_followed' && !known.boardFollows.has(`${row.subjectId} ${actor.id}`)) return []
    if (row.kind !== 'board_pin_added') return [{ ...action, actor, comment: undefined, pin: undefined }]
    const added = known.pins.get(action.sourceId)
    return isListed(added) && added?.boardId === row.subjectId
      ? [{ ...action, actor, comment: undefined, pin: added }]
      : []
  }
  switch (row.kind) {
    case 'followed':
      // Not shown once the actor no longer follows.
      return known.relations.followers.has(actor.id) ? [{ ...action, actor, comment: undefined, pin: undefined }] : []
    case 'pin_saved': {
      const saved = known.pins.get(action.sourceId)
      return isListed(saved) ? [{ ...action, actor, comment: undefined, pin: saved }] : []
    }
    case 'story_mentioned': {
      const pin = known.pins.get(row.subjectId)
      const isNamed = pin?.contentId && known.named.get(pin.contentId)?.has(row.userId)
      return isListed(pin) && isNamed ? [{ ...action, actor, comment: undefined, pin }] : []
    }
    case 'pin_mentioned': {
      const pin = known.pins.get(row.subjectId)
      return isListed(pin) && known.mentioning.has(row.subjectId) ? [{ ...action, actor, comment: undefined, pin }] : []
    }
    case 'sponsor_asked': {
      const pin = known.pins.get(row.subjectId)
      return pin?.sponsorId === row.userId ? [{ ...action, actor, comment: undefined, pin }] : []
    }
    case 'pin_reacted':
    case 'pin_tried': {
      const pin = known.pins.get(row.subjectId)
      return pin ? [{ ...action, actor, comment: undefined, pin }] : []
    }
    default:
      return [{ ...action, actor, comment, pin: comment?.pin }]
  }
}

/**
 * Returns the actions that the reader may see, by entry. Anything they may not see is left out, whether it was hidden
 * from the start or later.
 */
export const seeActions = async (
  ctx: Ctx,
  rows: readonly NotificationRow[],
  actions: readonly ActionRow[],
): Promise<{ readonly byNotification: ReadonlyMap<Id, readonly SeenAction[]>; readonly known: Known }> => {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const commentIds = new Set<Id>()
  const pinIds = new Set<Id>()
  const noticeIds = new Set<Id>()
  for (const action of actions) {
    const row = byId.get(action.notificationId)!
    const commentId = commentIdOf(row.kind, row.subjectId, action)
    if (commentId !== undefined) commentIds.add(commentId)
    if (isNoticeKind(row.kind)) noticeIds.add(action.sourceId)
    if (row.kind === 'board_pin_added') pinIds.add(action.sourceId)
    if (PIN_KINDS.has(row.kind)) pinIds.add(action.sourceId).add(row.subjectId)
  }
  const actorIds = [...new Set(actions.map(({ actorId }) => actorId))]
  const boardIds = new Set(rows.flatMap(({ kind, subjectId }) => (isBoardKind(kind) ? [subjectId] : [])))
  const followed = rows.flatMap(({ kind, subjectId }) => (kind === 'board_followed' ? [subjectId] : []))
  const [people, relations, comments, pins, boards, notices, follows] = await Promise.all([
    loadPeople(ctx, actorIds),
    loadRelations(ctx, actorIds),
    loadComments(ctx, [...commentIds]),
    loadPins(ctx, [...pinIds]),
    loadBoards(ctx, [...boardIds]),
    loadNotices(ctx, [...noticeIds]),
    boardFollows(ctx.db, followed, actorIds),
  ])
  const stories = rows.flatMap(({ kind, subjectId }) =>
    kind === 'story_mentioned' ? (pins.get(subjectId)?.contentId ?? []) : [],
  )
  const named = stories.length === 0 ? new Map<Id, ReadonlySet<Id>>() : await peopleNamedIn(ctx.db, stories)
  const mentions = rows.flatMap(({ kind, subjectId }) => (kind === 'pin_mentioned' ? [subjectId] : []))
  const readerId = viewerIdOf(ctx.viewer)
  const mentioning = readerId === undefined ? new Set<Id>() : await pinsNaming(ctx.db, mentions, readerId)
  const waiting = rows.flatMap(({ kind, subjectId }) => (kind === 'schedule_refused' ? [subjectId] : []))
  const refused = readerId === undefined ? new Map<Id, string>() : await refusedPins(ctx.db, readerId, waiting)
  const followKeys = new Set(follows.map(({ boardId, userId }) => `${boardId} ${userId}`))
  const known = {
    people,
    relations,
    comments,
    pins,
    boards,
    boardFollows: followKeys,
    named,
    mentioning,
    notices,
    refused,
  }
  const byNotification = new Map<Id, SeenAction[]>()
  for (const action of actions) {
    const seen = seeAction(ctx, byId.get(action.notificationId)!, action, known)
    byNotification.set(action.notificationId, [...(byNotification.get(action.notificationId) ?? []), ...seen])
  }
  return { byNotification, known }
}

/** Returns the entries that the reader may see; those without any visible action are left out. */
export const seeNotifications = async (ctx: Ctx, rows: readonly NotificationRow[]): Promise<SeenNotification[]> => {
  const actions = await actionsOf(
    ctx.db,
    rows.map(({ id }) => id),
    MAX_ACTIONS,
  )
  const { byNotification, known } = await seeActions(ctx, rows, actions)
  return rows.flatMap((row): SeenNotification[] => {
    const seen = byNotification.get(row.id) ?? []
    const pin = row.kind === 'pin_saved' ? known.pins.get(row.subjectId) : seen[0]?.pin
    if (seen.length === 0 || (row.kind === 'pin_saved' && !pin)) return []
    const board = isBoardKind(row.kind) ? known.boards.get(row.subjectId) : undefined
    return [{ ...row, actions: seen, pin, board, relations: known.relations }]
  })
}
