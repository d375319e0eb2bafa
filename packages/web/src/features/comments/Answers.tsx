import { Button, Skeleton } from '@corkboard/design-system'
import { useMessages } from '../../messages/messages.tsx'
import { useFeed } from '../../services.tsx'
import { answersTo } from '../../product/feeds.ts'
import { CommentItem, type CommentItemProps } from './CommentItem.tsx'
import styles from './Comments.module.css'

type AnswersProps = Omit<CommentItemProps, 'id'> & {
  readonly commentId: string
  /** Of whom is answered. */
  readonly name: string
}

/** Answers to one comment, the oldest first. */
export const Answers = ({ commentId, name, ...shown }: AnswersProps) => {
  const t = useMessages()
  const feed = useFeed(answersTo(commentId))
  // Those that are counted may all be hidden by the reader, or of people out of their sight.
  const isNoneShown = feed.items.length === 0 && !feed.isFirstLoad && !feed.hasMore && !feed.error
  return (
    <div className={styles.answers}>
      <ol className={styles.list} aria-label={t('comment.answers', { name })} aria-busy={feed.isFirstLoad}>
        {feed.items.map(({ id }) => (
          <li key={id}>
            <CommentItem id={id} {...shown} />
          </li>
        ))}
      </ol>
      {feed.isFirstLoad && <Skeleton shape="line" />}
      <div className={styles.foot} role="status">
        {isNoneShown && <p className={styles.hint}>{t('comment.answers.none')}</p>}
        {feed.error && (
          <>
            <p>{t('comment.answers.failed')}</p>
            <Button size="small" onClick={feed.reload}>
              {t('error.retry')}
            </Button>
          </>
        )}
      </div>
      {feed.hasMore && !feed.error && (
        <Button kind="quiet" size="small" pending={feed.isLoading} onClick={feed.loadMore}>
          {t('comment.answers.more')}
        </Button>
      )}
    </div>
  )
}
