import { Button, Skeleton } from '@corkboard/design-system'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as shellTexts } from '../../shell/texts/texts.generated.ts'
import { useFeed } from '../../services.tsx'
import { repliesTo } from '../../product/feeds.ts'
import styles from './Comments.module.css'

interface RepliesProps {
  readonly commentId: string
  /** The name of the comment's author. */
  readonly name: string
  /** Draws one reply. */
  readonly children: (id: string) => ReactNode
}

/** The replies to one comment, the oldest first. */
export const Replies = ({ commentId, name, children }: RepliesProps) => {
  const t = useTexts(texts, shellTexts)
  const feed = useFeed(repliesTo(commentId))
  // The count includes replies that the viewer hid and replies by users they cannot see.
  const isNoneShown = feed.items.length === 0 && !feed.isFirstLoad && !feed.hasMore && !feed.error
  return (
    <div className={styles.replies}>
      <ol className={styles.list} aria-label={t('comment.replies', { name })} aria-busy={feed.isFirstLoad}>
        {feed.items.map(({ id }) => (
          <li key={id}>{children(id)}</li>
        ))}
      </ol>
      {feed.isFirstLoad && <Skeleton shape="line" />}
      <div className={styles.foot} role="status">
        {isNoneShown && <p className={styles.hint}>{t('comment.replies.none')}</p>}
        {feed.error && (
          <>
            <p>{t('comment.replies.failed')}</p>
            <Button size="small" onClick={feed.reload}>
              {t('error.retry')}
            </Button>
          </>
        )}
      </div>
      {feed.hasMore && !feed.error && (
        <Button kind="quiet" size="small" pending={feed.isLoading} onClick={feed.loadMore}>
          {t('comment.replies.more')}
        </Button>
      )}
    </div>
  )
}
