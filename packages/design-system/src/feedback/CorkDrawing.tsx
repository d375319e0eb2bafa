import styles from './CorkDrawing.module.css'

/** Props of {@link CorkDrawing}. */
export type CorkDrawingProps = {
  /** What is empty. */
  of: 'board' | 'search' | 'messages' | 'notifications' | 'videos'
}

const OF = {
  board: styles.board,
  search: styles.search,
  messages: styles.messages,
  notifications: styles.notifications,
  videos: styles.videos,
}

/** The drawing above an empty state: the cork of the brand, and what is missing on it. Decorative. */
export const CorkDrawing = ({ of }: CorkDrawingProps) => <div className={`${styles.drawing} ${OF[of]}`} />
