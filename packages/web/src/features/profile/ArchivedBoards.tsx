import { ChevronDownIcon, ErrorState } from '@corkboard/design-system'
import { useState } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as boardFormsTexts } from '../../product/board-forms/texts/texts.generated.ts'
import { texts as shellTexts } from '../../shell/texts/texts.generated.ts'
import { useEntities, useFeed } from '../../services.tsx'
import { EndWatcher } from '../../shell/EndWatcher.tsx'
import { archivedBoards } from '../../product/member-feeds.ts'
import { BoardCard } from './BoardCard.tsx'
import styles from './BoardCards.module.css'

/** BOARD-03: the viewer's archived boards, which are in no other list. Loaded on demand. */
export const ArchivedBoards = ({ username }: { readonly username: string }) => {
  const t = useTexts(texts)
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.away} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {t('profile.putAway')}
        <ChevronDownIcon size={16} />
      </summary>
      {isOpen && <List username={username} />}
    </details>
  )
}

const List = ({ username }: { readonly username: string }) => {
  const t = useTexts(texts, boardFormsTexts, shellTexts)
  const feed = useFeed(archivedBoards(username))
  const boards = useEntities('board', feed.items)
  if (feed.error && boards.length === 0) {
    return <ErrorState title={t('picker.failed')} retryLabel={t('error.retry')} onRetry={feed.reload} level={3} />
  }
  if (boards.length === 0) return <p aria-busy={feed.isLoading}>{feed.isLoading ? '' : t('profile.putAway.none')}</p>
  return (
    <>
      <ul className={styles.boards} aria-label={t('profile.putAway')}>
        {boards.map((board) => (
          <li key={board.id}>
            <BoardCard board={board} />
          </li>
        ))}
      </ul>
      {feed.hasMore && !feed.error && <EndWatcher key={boards.length} onReach={feed.loadMore} />}
    </>
  )
}
