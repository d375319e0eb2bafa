import type { NotificationItemKind, NotificationKind } from '@corkboard/contract'
import { mailRecipient } from '../../accounts/accounts/index.ts'
import { wanting } from '../../accounts/settings/index.ts'
import { type Ctx } from '../../kernel/index.ts'
import { type NotificationLine, queueMail } from '../../platform/mail/index.ts'
import { type SeenNotification, seeNotifications } from './load-notifications.ts'
import { isNoticeKind, SETTING_OF } from './notification-kinds.ts'
import { dueForMail, markMailed, noteMail, unreadNotifications } from './notification-store.ts'

const HOUR_MS = 3_600_000
/** (ours) How long notifications wait to be read in the app before they are mailed. */
const WAIT_MS = HOUR_MS
/** (ours) Minimum time between two mails of one kind. */
const PAUSE_MS = 24 * HOUR_MS
const AT_ONCE = 200
/** Notifications listed in a mail; the rest is a number. */
const LINES = 5
const MAX_READ = 50

/**
 * Kinds that are mailed together, as users choose them. New followers of a user have their own mail, sent immediately.
 */
export const MAILED: Readonly<Partial<Record<NotificationKind, readonly NotificationItemKind[]>>> = {
  comment: ['commented', 'replied'],
  mention: ['mentioned', 'story_mentioned', 'pin_mentioned', 'sponsor_asked'],
  reaction: ['pin_reacted', 'pin_tried', 'comment_liked', 'comment_helpful', 'comment_highlighted'],
  pin_saved: ['pin_saved'],
  board_invite: [
    'board_invited',
    'board_join_requested',
    'board_join_approved',
    'board_suggested',
    'board_transfer_requested',
  ],
  board_activity: ['board_joined', 'board_transferred', 'board_pin_added'],
  new_follower: ['board_followed'],
}

/**
 * Usernames only: a name of the user's own choice could contain a URL. Notices have their own mail, sent immediately.
 */
const lineOf = ({ kind, actions }: SeenNotification): NotificationLine[] => {
  if (isNoticeKind(kind) || kind === 'schedule_refused') return []
  const names = [...new Set(actions.map(({ actor }) => actor.username))]
  return [{ kind, username: names[0]!, others: names.length - 1 }]
}

const mailOne = async (ctx: Ctx, userId: string, setting: NotificationKind): Promise<void> => {
  const kinds = MAILED[setting]!
  await ctx.transaction(async (tx) => {
    const now = tx.now()
    const recipient = await mailRecipient(tx, userId)
    const isWanted = (await wanting(tx, [userId], 'mail', setting)).has(userId)
    if (recipient && isWanted) {
      const reader = tx.as(userId)
      const rows = await unreadNotifications(tx.db, userId, MAX_READ, { kinds, unmailed: true })
      const lines = (await seeNotifications(reader, rows)).flatMap(lineOf)
      if (lines.length > 0) {
        const { to, locale, firstName } = recipient
        const { origin } = tx.site
        await queueMail(tx, {
          kind: 'news_digest',
          to,
          locale,
          values: { firstName, lines: lines.slice(0, LINES), more: Math.max(0, lines.length - LINES) },
          page: `${origin}/news/`,
          news: { userId, kind: setting, origin },
        })
        await noteMail(tx.db, userId, kinds, now)
      }
    }
    await markMailed(tx.db, userId, kinds, now)
  })
}

/** PEOPLE-04: mails notifications left unread for an hour, once a day per kind, to users who want that. */
export const mailNotifications = async (ctx: Ctx): Promise<void> => {
  const now = ctx.now().getTime()
  const due = await dueForMail(ctx.db, new Date(now - WAIT_MS), new Date(now - PAUSE_MS), AT_ONCE)
  const done = new Set<string>()
  for (const { userId, kind } of due) {
    const setting = SETTING_OF[kind]
    const isMailed = setting !== null && MAILED[setting]?.includes(kind) === true
    const key = `${userId} ${isMailed ? setting : kind}`
    if (done.has(key)) continue
    done.add(key)
    if (isMailed) await mailOne(ctx, userId, setting)
    else await ctx.transaction((tx) => markMailed(tx.db, userId, [kind], tx.now()))
  }
}
