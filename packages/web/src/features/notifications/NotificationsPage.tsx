import type { ModerationNotice, NotificationItem } from '@corkboard/contract/social/wire/notifications'
import {
  Avatar,
  Button,
  ClockIcon,
  CorkDrawing,
  EmptyState,
  ErrorState,
  ShieldIcon,
  Skeleton,
} from '@corkboard/design-system'
import { useEffect, useRef, useState } from 'react'
import { isAbort } from '../../api/errors.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts as reportingTexts } from '../../product/reporting/texts/texts.generated.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as peopleTexts } from '../../product/people/texts/texts.generated.ts'
import { texts as shellTexts } from '../../shell/texts/texts.generated.ts'
import { Link } from '../../router/Link.tsx'
import { useAppDispatch, useAppSelector, useFeed, useServices } from '../../services.tsx'
import { notificationSettingsPath, pinPath, profilePath, scheduledPinsPath } from '../../product/addresses.ts'
import { Age } from '../../product/ages/Age.tsx'
import { commentPath } from '../../product/comment-path.ts'
import { badgeReceived, selectLive } from '../../shell/live/live-slice.ts'
import { feedReceived } from '../../store/responses.ts'
import { selectEntry } from '../../store/data.ts'
import { list, requestKey } from '../../store/requests.ts'
import type { AppStore } from '../../store/root.ts'
import { groupByComment } from './group-by-comment.ts'
import styles from './NotificationsPage.module.css'
import { notificationText } from './notification-text.ts'

export const notificationsFeed = list('NewsHubResource', {})

const WAITING_LINES = 5

/** Returns where a notification links to: its comment, pin, board or user. Null if the viewer can see none of them. */
const addressOf = ({
  pin,
  newest_comment_id: commentId,
  board,
  people,
  notice,
  scheduled_pin: scheduled,
}: NotificationItem): string | null => {
  if (scheduled) return scheduledPinsPath
  if (notice) return notice.path
  if (pin && commentId !== null) return commentPath({ id: commentId, pin_id: pin.id })
  if (board) return board.url
  return pin ? pinPath(pin) : profilePath(people[0]!)
}

const Faces = ({ people }: Pick<NotificationItem, 'people'>) => (
  <span className={styles.faces} aria-hidden>
    {people.slice(0, 2).map((person) => (
      <Avatar
        key={person.id}
        id={person.id}
        name={person.full_name}
        src={person.image_medium_url}
        size={people.length > 1 ? 32 : 48}
        decorative
      />
    ))}
  </span>
)

/** PIN-09: the moderators' message about it. */
const Notice = ({ notice }: { readonly notice: ModerationNotice }) => {
  const t = useTexts(reportingTexts)
  const reasons = notice.reasons.map((reason) => t('notification.reason', { reason }))
  return (
    <>
      {notice.text && (
        <span className={styles.quote} dir="auto">
          {notice.text}
        </span>
      )}
      {reasons.length > 0 && (
        <span className={styles.quote}>{t('notification.reasons', { reasons: reasons.join(', ') })}</span>
      )}
      {notice.message && (
        <span className={styles.quote} dir="auto">
          {notice.message}
        </span>
      )}
    </>
  )
}

interface LineProps {
  readonly item: NotificationItem
  /** Other notifications about the same comment. */
  readonly others: readonly NotificationItem[]
  readonly isNew: boolean
}

const NotificationLine = ({ item, others, isNew }: LineProps) => {
  const t = useTexts(texts, peopleTexts, shellTexts)
  const services = useServices()
  const openDetails = async (of: NotificationItem) => {
    try {
      await services.dialogs.bring(async () => {
        const { NotificationDetailsDialog } = await import('./NotificationDetailsDialog.tsx')
        return (close) => <NotificationDetailsDialog item={of} onClose={close} />
      })
    } catch (error) {
      services.report({ kind: 'error', error, where: 'dialog' })
      services.toasts.show({ text: t('error.default'), kind: 'danger' })
    }
  }
  const words = notificationText(t, item)
  const address = addressOf(item)
  const content = (
    <>
      {item.notice || item.scheduled_pin ? (
        <span className={styles.site} aria-hidden>
          {item.notice ? <ShieldIcon size={24} /> : <ClockIcon size={24} />}
        </span>
      ) : (
        <Faces people={item.people} />
      )}
      <span className={styles.words}>
        <span className={isNew ? styles.unread : undefined} dir="auto">
          {isNew && <span className={styles.dot} role="img" aria-label={t('notification.unread')} />}
          {words}
        </span>
        {others.map((other) => (
          <span key={other.id} dir="auto">
            {notificationText(t, other)}
          </span>
        ))}
        {item.comment_text && (
          <span className={styles.quote} dir="auto">
            {item.comment_text}
          </span>
        )}
        {item.notice && <Notice notice={item.notice} />}
        <Age className={styles.time} at={item.last_at} />
      </span>
      {item.pin?.image && (
        <img
          className={styles.picture}
          src={item.pin.image.url}
          alt={item.pin.alt_text}
          width={item.pin.image.width}
          height={item.pin.image.height}
          loading="lazy"
          style={{ backgroundColor: item.pin.dominant_color }}
        />
      )}
    </>
  )
  return (
    <li className={styles.line}>
      {address === null ? (
        <div className={styles.target}>{content}</div>
      ) : (
        <Link href={address} className={styles.target}>
          {content}
        </Link>
      )}
      {[item, ...others]
        .filter(({ people_count: count }) => count > 1)
        .map((one) => (
          <Button
            key={one.id}
            kind="quiet"
            size="small"
            onClick={() => void openDetails(one)}
            aria-label={t('notification.details', { words: notificationText(t, one) })}
          >
            {t('notification.all', { count: one.people_count })}
          </Button>
        ))}
    </li>
  )
}

/** A notification that gained an entry counts as a new one. */
const versionOf = ({ id, last_at: at }: NotificationItem): string => `${id} ${at}`

/** Marks the cached list as read for the next visit. */
const markCachedAsRead = (store: AppStore): void => {
  const cached = selectEntry(store.getState(), notificationsFeed)
  if (!Array.isArray(cached?.data)) return
  const read = (cached.data as readonly NotificationItem[]).map((item) => ({ ...item, is_read: true }))
  store.dispatch(feedReceived({ key: requestKey(notificationsFeed), data: read, nextBookmark: cached.nextBookmark }))
}

/**
 * Opening the list marks everything as seen and empties the bell immediately, here and in the user's other tabs. Items
 * that were new stay highlighted while the list is open.
 */
const useSeen = (items: readonly NotificationItem[]): ((item: NotificationItem) => boolean) => {
  const { data, store, report } = useServices()
  const dispatch = useAppDispatch()
  const badge = useAppSelector((state) => selectLive(state).badge)
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  const fresh = items.filter((item) => !item.is_read && !seen.has(versionOf(item))).map(versionOf)
  if (fresh.length > 0) setSeen(new Set([...seen, ...fresh]))
  useEffect(() => {
    if (seen.size === 0) return
    if (badge) dispatch(badgeReceived({ ...badge, news_count: 0 }))
    data.write('update', 'NewsHubResource', {}).then(
      (left) => {
        dispatch(badgeReceived(left))
        markCachedAsRead(store)
      },
      (error: unknown) => {
        // The server still has them as new: restore the bell; the next visit tries again.
        if (badge) dispatch(badgeReceived(badge))
        if (!isAbort(error)) report({ kind: 'error', error, where: 'news' })
      },
    )
    // oxlint-disable-next-line react/exhaustive-deps -- once for each line that is new
  }, [seen])
  return (item) => seen.has(versionOf(item))
}

const Waiting = () => (
  <ul className={styles.list} aria-hidden>
    {Array.from({ length: WAITING_LINES }, (_, index) => (
      <li key={index} className={styles.line}>
        <div className={styles.target}>
          <Skeleton shape="circle" />
          <div className={styles.words}>
            <Skeleton shape="line" />
          </div>
        </div>
      </li>
    ))}
  </ul>
)

/** PEOPLE-04: notifications, the latest first. */
export const NotificationsPage = () => {
  const t = useTexts(texts, peopleTexts, shellTexts)
  const feed = useFeed<NotificationItem>(notificationsFeed)
  const isNew = useSeen(feed.items)
  const count = useAppSelector((state) => selectLive(state).badge?.news_count)
  // A list cached from an earlier visit lacks what the bell has counted since.
  const before = useRef(feed.isFirstLoad ? count : count && 0)
  const { reload, isFirstLoad } = feed
  useEffect(() => {
    if (count === undefined) return
    // A list that was rendered before the first count may lack new notifications.
    const known = before.current ?? (isFirstLoad ? count : 0)
    before.current = count
    // New notifications arrived while the list was cached or open. They appear at the top.
    if (count <= known) return
    reload()
    // oxlint-disable-next-line react/exhaustive-deps -- only a new count asks again
  }, [count])
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{t('notification.title')}</h1>
        <div className={styles.tools}>
          <Button kind="quiet" href={notificationSettingsPath}>
            {t('notification.settings')}
          </Button>
        </div>
      </div>
      {feed.error && feed.items.length === 0 ? (
        <ErrorState
          title={t('notification.failed')}
          retryLabel={t('error.retry')}
          onRetry={feed.reload}
          pending={feed.isLoading}
        >
          {feed.error.message}
        </ErrorState>
      ) : feed.isFirstLoad ? (
        <Waiting />
      ) : feed.items.length === 0 ? (
        <EmptyState
          title={t('notification.none')}
          picture={<CorkDrawing of="notifications" />}
          action={<Button href="/">{t('notification.none.action')}</Button>}
        >
          {t('notification.none.text')}
        </EmptyState>
      ) : (
        <ul className={styles.list} aria-label={t('notification.title')} aria-busy={feed.isLoading}>
          {groupByComment(feed.items).map(([item, ...others]) => (
            <NotificationLine key={item.id} item={item} others={others} isNew={[item, ...others].some(isNew)} />
          ))}
        </ul>
      )}
      {feed.hasMore && (
        <Button pending={feed.isLoading} onClick={feed.loadMore}>
          {t('people.more')}
        </Button>
      )}
    </div>
  )
}
