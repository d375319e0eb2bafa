import type { User } from '@corkboard/contract/people/wire/user'
import { Avatar, Button, ErrorState, Skeleton } from '@corkboard/design-system'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as shellTexts } from '../../shell/texts/texts.generated.ts'
import { Link } from '../../router/Link.tsx'
import type { Feed } from '../../services.tsx'
import { profilePath } from '../../product/addresses.ts'
import styles from './ReactionDialogs.module.css'

/** A user with a reaction or a try on a pin. */
export const Person = ({ user, children }: { readonly user: User; readonly children?: ReactNode }) => (
  <div className={styles.person}>
    <Avatar id={user.id} name={user.full_name} src={user.image_small_url} size={32} decorative />
    <Link href={profilePath(user)}>{user.full_name}</Link>
    {children}
  </div>
)

interface PeopleListProps<Item> {
  readonly feed: Feed<Item>
  readonly failed: string
  readonly none: string
  readonly line: (item: Item) => ReactNode
}

/** A list in a dialog, with its loading, failed and empty states. */
export const PeopleList = <Item extends { readonly id: string }>(props: PeopleListProps<Item>) => {
  const t = useTexts(texts, shellTexts)
  const { feed, failed, none, line } = props
  if (feed.error && feed.items.length === 0) {
    return (
      <ErrorState title={failed} retryLabel={t('error.retry')} onRetry={feed.reload} pending={feed.isLoading}>
        {feed.error.message}
      </ErrorState>
    )
  }
  if (feed.isFirstLoad) return <Skeleton shape="title" />
  if (feed.items.length === 0) return <p role="status">{none}</p>
  return (
    <>
      <ul className={styles.list}>
        {feed.items.map((item) => (
          <li key={item.id}>{line(item)}</li>
        ))}
      </ul>
      {feed.hasMore && (
        <Button pending={feed.isLoading} onClick={feed.loadMore}>
          {t('interactions.more')}
        </Button>
      )}
    </>
  )
}
