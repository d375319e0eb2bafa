import type { NewsItem } from '@corkboard/contract/wire/news'
import { Avatar, BellIcon, Button, EmptyState, ErrorState, Skeleton } from '@corkboard/design-system'
import { useEffect, useRef, useState } from 'react'
import { errorOf } from '../../api/errors.ts'
import { useFormat, useMessages } from '../../messages/messages.tsx'
import { Link } from '../../router/Link.tsx'
import { useAppDispatch, useAppSelector, useFeed, useServices } from '../../services.tsx'
import { newsSettingsPath, pinPath, profilePath } from '../../shell/addresses.ts'
import { badgeTold, selectLive } from '../../shell/live/live-slice.ts'
import { list } from '../../store/requests.ts'
import styles from './NewsPage.module.css'
import { newsWords } from './news-words.ts'

export const newsFeed = list('NewsHubResource', {})

const WAITING_LINES = 5

/** Where a line leads: to the pin or board it is about, or to whoever it is about. */
const addressOf = ({ pin, board, people }: NewsItem): string =>
  pin ? pinPath(pin) : (board?.url ?? profilePath(people[0]!))

const Faces = ({ people }: Pick<NewsItem, 'people'>) => (
  <span className={styles.faces} aria-hidden>
    {people.slice(0, 2).map((person) => (
      <Avatar key={person.id} id={person.id} name={person.full_name} src={person.image_medium_url} decorative />
    ))}
  </span>
)

interface LineProps {
  readonly item: NewsItem
  readonly isRead: boolean
  readonly onRead: () => void
}

const NewsLine = ({ item, isRead, onRead }: LineProps) => {
  const t = useMessages()
  const format = useFormat()
  const services = useServices()
  const openDetails = async () => {
    onRead()
    try {
      const { NewsDetailsDialog } = await import('./NewsDetailsDialog.tsx')
      services.dialogs.open((close) => <NewsDetailsDialog item={item} onClose={close} />)
    } catch (error) {
      services.report({ kind: 'error', error, where: 'dialog' })
      services.toasts.show({ text: t('error.default'), kind: 'danger' })
    }
  }
  const words = newsWords(t, item)
  return (
    <li className={styles.line}>
      <Link href={addressOf(item)} className={styles.target} onClick={onRead}>
        <Faces people={item.people} />
        <span className={styles.words}>
          <span className={isRead ? undefined : styles.unread} dir="auto">
            {!isRead && <span className={styles.dot} role="img" aria-label={t('news.unread')} />}
            {words}
          </span>
          {item.comment_text && (
            <span className={styles.quote} dir="auto">
              {item.comment_text}
            </span>
          )}
          <time className={styles.time} dateTime={item.last_at}>
            {format.date(item.last_at)}
          </time>
        </span>
        {item.pin && (
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
      </Link>
      {item.people_count > 1 && (
        <Button kind="quiet" size="small" onClick={() => void openDetails()} aria-label={t('news.details', { words })}>
          {t('news.all', { count: item.people_count })}
        </Button>
      )}
    </li>
  )
}

/** Reads lines here and on the server; what was read here shows at once. */
const useReading = () => {
  const { data, toasts } = useServices()
  const dispatch = useAppDispatch()
  const [read, setRead] = useState<ReadonlySet<string>>(new Set())
  const [isAllRead, setIsAllRead] = useState(false)
  const mark = async (ids?: readonly string[]) => {
    if (ids) setRead((known) => new Set([...known, ...ids]))
    else setIsAllRead(true)
    try {
      dispatch(badgeTold(await data.write('update', 'NewsHubResource', ids ? { news_ids: [...ids] } : {})))
    } catch (thrown) {
      if (ids) setRead((known) => new Set([...known].filter((id) => !ids.includes(id))))
      else setIsAllRead(false)
      toasts.show({ text: errorOf(thrown).message, kind: 'danger' })
    }
  }
  return {
    isRead: (item: NewsItem) => item.is_read || isAllRead || read.has(item.id),
    mark,
    again: () => setIsAllRead(false),
  }
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

/** PEOPLE-04: what others did, the latest first. */
export const NewsPage = () => {
  const t = useMessages()
  const feed = useFeed<NewsItem>(newsFeed)
  const { isRead, mark, again } = useReading()
  const count = useAppSelector((state) => selectLive(state).badge?.news_count)
  const before = useRef(count)
  const { reload } = feed
  useEffect(() => {
    const known = before.current
    before.current = count
    // Something came while the list is open: it stands at its top.
    if (count === undefined || known === undefined || count <= known) return
    again()
    reload()
    // oxlint-disable-next-line react/exhaustive-deps -- only a new count asks again
  }, [count])
  const unread = feed.items.filter((item) => !isRead(item))
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{t('news.title')}</h1>
        <div className={styles.tools}>
          {unread.length > 0 && <Button onClick={() => void mark()}>{t('news.readAll')}</Button>}
          <Button kind="quiet" href={newsSettingsPath}>
            {t('news.settings')}
          </Button>
        </div>
      </div>
      {feed.error && feed.items.length === 0 ? (
        <ErrorState
          title={t('news.failed')}
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
          title={t('news.none')}
          picture={<BellIcon size={24} />}
          action={<Button href="/">{t('news.none.action')}</Button>}
        >
          {t('news.none.text')}
        </EmptyState>
      ) : (
        <ul className={styles.list} aria-label={t('news.title')} aria-busy={feed.isLoading}>
          {feed.items.map((item) => (
            <NewsLine
              key={item.id}
              item={item}
              isRead={isRead(item)}
              onRead={() => !isRead(item) && void mark([item.id])}
            />
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
