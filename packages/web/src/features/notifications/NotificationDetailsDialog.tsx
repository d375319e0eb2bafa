import type { NotificationDetail, NotificationItem } from '@corkboard/contract/social/wire/notifications'
import { Avatar, Button, Dialog, ErrorState, Skeleton } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as peopleTexts } from '../../product/people/texts/texts.generated.ts'
import { texts as shellTexts } from '../../shell/texts/texts.generated.ts'
import { Link } from '../../router/Link.tsx'
import { useFeed } from '../../services.tsx'
import { pinPath, profilePath } from '../../product/addresses.ts'
import { Age } from '../../product/ages/Age.tsx'
import { commentPath } from '../../product/comment-path.ts'
import { list } from '../../store/requests.ts'
import styles from './NotificationsPage.module.css'
import { notificationText } from './notification-text.ts'

interface DetailsProps {
  readonly item: NotificationItem
  readonly onClose: () => void
}

const DetailLine = ({ detail, onClose }: { readonly detail: NotificationDetail; readonly onClose: () => void }) => {
  const { user, pin, comment_id: commentId } = detail
  const toPin = pin && (commentId === null ? pinPath(pin) : commentPath({ id: commentId, pin_id: pin.id }))
  return (
    <li className={styles.line}>
      <Link href={toPin ?? profilePath(user)} className={styles.target} onClick={onClose}>
        <Avatar id={user.id} name={user.full_name} src={user.image_medium_url} decorative />
        <span className={styles.words}>
          <span dir="auto">{user.full_name}</span>
          {detail.comment_text && (
            <span className={styles.quote} dir="auto">
              {detail.comment_text}
            </span>
          )}
          <Age className={styles.time} at={detail.happened_at} />
        </span>
        {pin?.image && (
          <img
            className={styles.picture}
            src={pin.image.url}
            alt={pin.alt_text}
            width={pin.image.width}
            height={pin.image.height}
            loading="lazy"
            style={{ backgroundColor: pin.dominant_color }}
          />
        )}
      </Link>
    </li>
  )
}

/** PEOPLE-04: everything behind one notification. */
export const NotificationDetailsDialog = ({ item, onClose }: DetailsProps) => {
  const t = useTexts(texts, peopleTexts, shellTexts)
  const feed = useFeed<NotificationDetail>(list('NewsHubDetailsResource', { news_id: item.id }))
  const title = notificationText(t, item)
  return (
    <Dialog open title={title} closeLabel={t('people.close')} onClose={onClose}>
      {feed.error && feed.items.length === 0 ? (
        <ErrorState
          level={3}
          title={t('notification.failed')}
          retryLabel={t('error.retry')}
          onRetry={feed.reload}
          pending={feed.isLoading}
        >
          {feed.error.message}
        </ErrorState>
      ) : feed.isFirstLoad ? (
        <Skeleton shape="title" />
      ) : (
        <ul className={styles.list}>
          {feed.items.map((detail, index) => (
            <DetailLine key={index} detail={detail} onClose={onClose} />
          ))}
        </ul>
      )}
      {feed.hasMore && (
        <Button pending={feed.isLoading} onClick={feed.loadMore}>
          {t('people.more')}
        </Button>
      )}
    </Dialog>
  )
}
