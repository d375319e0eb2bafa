import { Button, ErrorState, Skeleton } from '@corkboard/design-system'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as shellTexts } from '../../shell/texts/texts.generated.ts'
import type { Feed } from '../../services.tsx'

interface FeedListProps<Item> {
  readonly feed: Feed<Item>
  /** What to say where there is nothing. */
  readonly empty: string
  readonly label?: string
  readonly className: string | undefined
  /** One item as a line of the list. */
  readonly children: (item: Item) => ReactNode
}

/** What there is to say of a list beside its lines: it is on its way, it failed, it is empty. */
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

/** A list that comes in parts, as whoever runs the site sees it. */
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
