import { Button, CorkDrawing, EmptyState, ErrorState, PlusIcon, Skeleton } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as boardFormsTexts } from '../../product/board-forms/texts/texts.generated.ts'
import { texts as shellTexts } from '../../shell/texts/texts.generated.ts'
import { useEntities, useFeed, useViewer } from '../../services.tsx'
import { createBoardPath } from '../../product/addresses.ts'
import { Link } from '../../router/Link.tsx'
import { EndWatcher } from '../../shell/EndWatcher.tsx'
import { boardsOf } from '../../product/feeds.ts'
import type { UserEntity } from '../../store/entities.ts'
import { BoardCard } from './BoardCard.tsx'
import styles from './BoardCards.module.css'
import { ArchivedBoards } from './ArchivedBoards.tsx'

const LOADING_CARDS = 6
/** Boards that every window shows without scrolling. */
const FIRST = 2
/** Fewer boards than a row are centered with this width, px including their gap. */
const FEW = 4
const FEW_WIDTH_PX = 336

/** The boards of a user that the viewer may see. */
export function BoardCards({ user }: { readonly user: UserEntity }) {
  const t = useTexts(texts, boardFormsTexts, shellTexts)
  const viewer = useViewer()
  const feed = useFeed(boardsOf(user.username))
  const boards = useEntities('board', feed.items)
  if (feed.error && boards.length === 0) {
    return <ErrorState title={t('picker.failed')} retryLabel={t('error.retry')} onRetry={feed.reload} />
  }
  const isOwn = isViewer(viewer, user)
  const isWhole = !feed.hasMore && !feed.isFirstLoad
  const cards = boards.length + (isOwn ? 1 : 0)
  const isFew = isWhole && cards < FEW
  const isCompact = user.profile_view?.boards === 'compact'
  if (!feed.isLoading && boards.length === 0) {
    return (
      <>
        <NoBoards user={user} isOwn={isOwn} />
        {isOwn && <ArchivedBoards username={user.username} />}
      </>
    )
  }
  return (
    <>
      <ul
        className={[styles.boards, isFew && cards === 1 && styles.single, isCompact && styles.compact]
          .filter(Boolean)
          .join(' ')}
        style={isFew ? { maxInlineSize: `${cards * FEW_WIDTH_PX}px` } : undefined}
        aria-label={t('profile.boards', { name: user.full_name })}
        aria-busy={feed.isLoading}
      >
        {boards.map((board, place) => (
          <li key={board.id}>
            <BoardCard board={board} isFirst={place < FIRST} />
          </li>
        ))}
        {isOwn && isWhole && (
          <li>
            <Link href={createBoardPath} className={styles.card}>
              <span className={styles.covers} data-count={0} aria-hidden>
                <span className={styles.create}>
                  <PlusIcon size={24} />
                </span>
              </span>
              <span className={styles.name}>{t('profile.createBoard')}</span>
            </Link>
          </li>
        )}
        {feed.isFirstLoad &&
          Array.from({ length: LOADING_CARDS }, (_, index) => (
            <li key={index}>
              <div className={styles.covers} data-count={0}>
                <Skeleton shape="picture" />
              </div>
              <Skeleton shape="line" />
            </li>
          ))}
      </ul>
      {feed.hasMore && <EndWatcher key={boards.length} onReach={feed.loadMore} />}
      {isOwn && isWhole && <ArchivedBoards username={user.username} />}
    </>
  )
}

const isViewer = (viewer: ReturnType<typeof useViewer>, user: UserEntity) =>
  viewer.kind === 'AUTH' && viewer.id === user.id

const NoBoards = ({ user, isOwn }: { readonly user: UserEntity; readonly isOwn: boolean }) => {
  const t = useTexts(texts, boardFormsTexts)
  if (!isOwn) {
    return (
      <EmptyState
        title={t('profile.empty.saved.others', { name: user.first_name || user.full_name })}
        picture={<CorkDrawing of="board" />}
      />
    )
  }
  return (
    <EmptyState
      title={t('profile.empty.saved.own')}
      picture={<CorkDrawing of="board" />}
      action={
        <Button kind="accent" href={createBoardPath}>
          {t('profile.createBoard')}
        </Button>
      }
    >
      {t('profile.empty.saved.own.text')}
    </EmptyState>
  )
}
