import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { useEntities, useFeed } from '../../services.tsx'
import { boardsPutAway } from '../../shell/feeds.ts'
import { BoardCard } from './BoardCard.tsx'
import styles from './BoardCards.module.css'

/** BOARD-03: one's own boards that are on no other list. They are asked for when they are wanted. */
export const BoardsPutAway = ({ username }: { readonly username: string }) => {
  const t = useMessages()
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.away} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('profile.putAway')}</summary>
      {isOpen && <List username={username} />}
    </details>
  )
}

const List = ({ username }: { readonly username: string }) => {
  const t = useMessages()
  const feed = useFeed(boardsPutAway(username))
  const boards = useEntities('board', feed.items)
  if (boards.length === 0) return <p aria-busy={feed.isLoading}>{feed.isLoading ? '' : t('profile.putAway.none')}</p>
  return (
    <ul className={styles.boards} aria-label={t('profile.putAway')}>
      {boards.map((board) => (
        <li key={board.id}>
          <BoardCard board={board} />
        </li>
      ))}
    </ul>
  )
}
