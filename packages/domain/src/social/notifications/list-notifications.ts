import { fail, type Id, type NotificationDetail, type NotificationItem } from '@corkboard/contract'
import { presentBoardBrief } from '../../content/boards/index.ts'
import { type Ctx, type Page, type PageRequest, requireSignedIn, type SignedIn } from '../../kernel/index.ts'
import { type PersonRow, presentUser } from '../../people/index.ts'
import type { SeenPin } from '../../content/pins/index.ts'
import { glanceAt } from '../sharing/index.ts'
import { seeActions, type SeenNotification, seeNotifications } from './load-notifications.ts'
import { isToComment } from './notification-kinds.ts'
import {
  actionSkeleton,
  type ActionPlace,
  markRead,
  notificationById,
  type NotificationPlace,
  notificationSkeleton,
  unreadNotifications,
} from './notification-store.ts'

/** How often a page is refilled after the visibility rules removed entries, before a short page is returned. */
const TOP_UPS = 4
/** Avatars per entry. */
const FACES = 3
/** Length of the comment excerpt in an entry, in characters. */
const EXCERPT = 140
/** Beyond this the badge shows "99+". */
const MAX_COUNTED = 99

const excerpt = (text: string): string => {
  const characters = [...text]
  return characters.length <= EXCERPT
    ? text
    : `${characters
        .slice(0, EXCERPT - 1)
        .join('')
        .trimEnd()}…`
}

const actorsOf = ({ actions }: SeenNotification): PersonRow[] => [
  ...new Map(actions.map(({ actor }) => [actor.id, actor])).values(),
]

const present = async (ctx: Ctx, seen: readonly SeenNotification[]): Promise<NotificationItem[]> => {
  const glances = await glanceAt(
    ctx,
    seen.flatMap(({ pin }) => pin ?? []),
  )
  return seen.map((line) => {
    const notice = line.actions[0]?.notice
    const scheduledTitle = line.actions[0]?.scheduledTitle
    const actors = notice || scheduledTitle !== undefined ? [] : actorsOf(line)
    const comment = line.actions[0]?.comment
    return {
      id: line.id,
      type: 'news',
      kind: line.kind,
      people: actors.slice(0, FACES).map((person) => presentUser(ctx, person, line.relations)),
      people_count: actors.length,
      pin: (line.pin && glances.get(line.pin.id)) ?? null,
      board: line.board ? presentBoardBrief(line.board, line.board.owner.username) : null,
      comment_id: isToComment(line.kind) ? line.subjectId : null,
      newest_comment_id: comment?.id ?? null,
      comment_text: comment ? excerpt(comment.text) : null,
      notice: notice ? { ...notice, text: excerpt(notice.text) } : null,
      scheduled_pin: scheduledTitle === undefined ? null : { id: line.subjectId, title: scheduledTitle },
      last_at: line.lastAt.toISOString(),
      is_read: line.isRead,
    }
  })
}

/** PEOPLE-04: the viewer's notifications, latest first. */
export const listNotifications = async (anyCtx: Ctx, { size, after }: PageRequest): Promise<Page<NotificationItem>> => {
  const ctx = requireSignedIn(anyCtx)
  const visible: SeenNotification[] = []
  let from: NotificationPlace | undefined = after && { lastAt: String(after[0]), id: String(after[1]) }
  let isEnd = false
  for (let round = 0; round <= TOP_UPS && visible.length < size && !isEnd; round += 1) {
    const wanted = size - visible.length
    const rows = await notificationSkeleton(ctx.db, ctx.viewer.userId, from, wanted + 1)
    const slice = rows.slice(0, wanted)
    visible.push(...(await seeNotifications(ctx, slice)))
    from = slice.at(-1)?.place
    isEnd = rows.length <= wanted
  }
  return { items: await present(ctx, visible), next: isEnd || !from ? undefined : [from.lastAt, from.id] }
}

/**
 * PEOPLE-04: everything behind one notification.
 * @throws 'news.not_found'
 */
export const listNotificationDetails = async (
  anyCtx: Ctx,
  notificationId: Id,
  { size, after }: PageRequest,
): Promise<Page<NotificationDetail>> => {
  const ctx = requireSignedIn(anyCtx)
  const row = await notificationById(ctx.db, ctx.viewer.userId, notificationId)
  if (!row) throw fail('news.not_found', { field: 'news_id' })
  const from: ActionPlace | undefined = after && { happenedAt: String(after[0]), sourceId: String(after[1]) }
  const actions = await actionSkeleton(ctx.db, row.id, from, size + 1)
  const slice = actions.slice(0, size)
  const { byNotification, known } = await seeActions(ctx, [row], slice)
  const seen = byNotification.get(row.id) ?? []
  const glances = await glanceAt(
    ctx,
    seen.flatMap(({ pin }): SeenPin[] => (pin ? [pin] : [])),
  )
  const items = seen.map(({ actor, pin, comment, happenedAt }) => ({
    user: presentUser(ctx, actor, known.relations),
    pin: (pin && glances.get(pin.id)) ?? null,
    comment_id: comment?.id ?? null,
    comment_text: comment ? excerpt(comment.text) : null,
    happened_at: happenedAt.toISOString(),
  }))
  const last = slice.at(-1)?.place
  return { items, next: actions.length > size && last ? [last.happenedAt, last.sourceId] : undefined }
}

/** Counts unread notifications that the viewer may see, up to 99; hidden ones are not counted. */
export const countUnreadNotifications = async (ctx: Ctx<SignedIn>): Promise<number> => {
  const rows = await unreadNotifications(ctx.db, ctx.viewer.userId, MAX_COUNTED)
  return (await seeNotifications(ctx, rows)).length
}

/** Marks the given notifications as read, or all up to now. Notifies the user's other tabs. */
export const markNotificationsRead = (ctx: Ctx<SignedIn>, ids?: readonly Id[]): Promise<void> =>
  ctx.transaction(async (tx) => {
    const { userId } = tx.viewer
    if (await markRead(tx.db, userId, ids, tx.now())) tx.changed(`news:${userId}`)
  })
