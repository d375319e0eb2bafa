import { ErrorState, Skeleton } from '@corkboard/design-system'
import { useMessages } from '../../messages/messages.tsx'
import type { Feed } from '../../services.tsx'

interface FeedStateProps {
  readonly feed: Feed<unknown>
  /** What to say where there is nothing. */
  readonly empty: string
}

/** What there is to say of a list beside its lines: it is on its way, it failed, it is empty. */
export const FeedState = ({ feed, empty }: FeedStateProps) => {
  const t = useMessages()
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
