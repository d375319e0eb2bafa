import { Button, ErrorState, Skeleton } from '@corkboard/design-system'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as shellTexts } from '../../shell/texts/texts.generated.ts'
import type { Feed } from '../../services.tsx'

interface FeedListProps<Item> {
  readonly feed: Feed<Item>
  /** The text for an empty list. */
  readonly empty: string
  readonly label?: string
  readonly className: string | undefined
  /** Renders one item as a row of the list. */
  readonly children: (item: Item) => ReactNode
}

/** The state of a list without rows: loading, failed or empty. */
const FeedState = ({ feed, empty }: Pick<FeedListProps<unknown>, 'feed' | 'empty'>) => {
  const t = useTexts(texts, shellTexts)
  if (feed.error) {
    return (
      <ErrorState
        title={t('admin.failed')}
        retryLabel={t('error.retry')}
        onRetry={feed.reload}
        pending={feed.isLoading}
      >
        {feed.error.message}
      </ErrorState>
    )
  }
  if (feed.isFirstLoad) return <Skeleton shape="title" />
  return feed.items.length === 0 ? <p role="status">{empty}</p> : null
}

/** A paginated list on an admin page. */
export const FeedList = <Item,>({ feed, empty, label, className, children }: FeedListProps<Item>) => {
  const t = useTexts(texts)
  return (
    <>
      <FeedState feed={feed} empty={empty} />
      <ul className={className} aria-label={label}>
        {feed.items.map(children)}
      </ul>
      {feed.hasMore && (
        <Button pending={feed.isLoading} onClick={feed.loadMore}>
          {t('admin.more')}
        </Button>
      )}
    </>
  )
}
