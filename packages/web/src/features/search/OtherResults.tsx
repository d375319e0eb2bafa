import { Avatar, Button, ErrorState, Skeleton } from '@corkboard/design-system'
import type { ComponentType, CSSProperties, ReactNode } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as shellTexts } from '../../shell/texts/texts.generated.ts'
import { texts as followingTexts } from '../../product/following/texts/texts.generated.ts'
import { Link } from '../../router/Link.tsx'
import { useEntities, useFeed } from '../../services.tsx'
import { profilePath } from '../../product/addresses.ts'
import { FollowPersonButton } from '../../product/following/FollowButton.tsx'
import type { BoardEntity, UserEntity } from '../../store/entities.ts'
import type { ResourceRequest } from '../../store/requests.ts'
import styles from './Search.module.css'

const LOADING_CARDS = 6
/** Fewer results than a row on desktop are centered; widths with their gap, px. */
const ROWS = {
  boards: { cards: 5, cardPx: 290, className: styles.boards },
  people: { cards: 7, cardPx: 200, className: styles.people },
} as const

/** A board card, as on profiles. */
export type BoardCardComponent = ComponentType<{ readonly board: BoardEntity }>

interface ResultsProps {
  readonly request: ResourceRequest
  readonly label: string
  readonly empty: ReactNode
}

interface FrameProps extends ResultsProps {
  readonly kind: keyof typeof ROWS
  readonly count: number
  readonly children: ReactNode
}

/** A paginated list: skeletons while it loads, Retry when it fails, a button for more. */
const Frame = ({ request, label, empty, kind, count, children }: FrameProps) => {
  const t = useTexts(texts, shellTexts)
  const feed = useFeed(request)
  if (feed.error && count === 0) {
    return <ErrorState title={t('search.failed')} retryLabel={t('error.retry')} onRetry={feed.reload} />
  }
  if (!feed.isLoading && count === 0) return empty
  const isShort = !feed.hasMore && !feed.isFirstLoad && count < ROWS[kind].cards
  return (
    <>
      <ul
        className={isShort && count === 1 ? `${ROWS[kind].className} ${styles.single}` : ROWS[kind].className}
        style={isShort ? ({ '--short-row': `${count * ROWS[kind].cardPx}px` } as CSSProperties) : undefined}
        aria-label={label}
        aria-busy={feed.isLoading}
      >
        {children}
        {feed.isFirstLoad &&
          Array.from({ length: LOADING_CARDS }, (_, n) => (
            <li key={n}>
              <Skeleton shape="picture" />
            </li>
          ))}
      </ul>
      {feed.hasMore && (
        <div className={styles.more}>
          <Button pending={feed.isLoading} onClick={feed.loadMore}>
            {t('search.more')}
          </Button>
        </div>
      )}
    </>
  )
}

export const BoardResults = ({ card: Card, ...props }: ResultsProps & { readonly card: BoardCardComponent }) => {
  const feed = useFeed(props.request)
  const boards = useEntities('board', feed.items)
  return (
    <Frame {...props} kind="boards" count={boards.length}>
      {boards.map((board) => (
        <li key={board.id}>
          <Card board={board} />
        </li>
      ))}
    </Frame>
  )
}

const Person = ({ user }: { readonly user: UserEntity }) => {
  const t = useTexts(followingTexts)
  return (
    <li className={styles.person}>
      <Link href={profilePath(user)} className={styles.personLink}>
        <Avatar id={user.id} name={user.full_name} src={user.image_large_url} size={120} decorative />
        <span className={styles.personName} dir="auto">
          {user.full_name}
        </span>
        <span className={styles.personDetail} dir="ltr">
          @{user.username}
        </span>
        <span className={styles.personDetail}>{t('closeup.followers', { count: user.follower_count ?? 0 })}</span>
      </Link>
      <FollowPersonButton userId={user.id} />
    </li>
  )
}

export const PeopleResults = (props: ResultsProps) => {
  const feed = useFeed(props.request)
  const people = useEntities('user', feed.items)
  return (
    <Frame {...props} kind="people" count={people.length}>
      {people.map((user) => (
        <Person key={user.id} user={user} />
      ))}
    </Frame>
  )
}
