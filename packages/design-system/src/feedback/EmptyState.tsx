import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'

/** Props of {@link EmptyState}. */
export type EmptyStateProps = {
  /** What is missing, as a heading. */
  title: string
  /** What to do next. */
  children?: ReactNode
  /** An illustration above. */
  picture?: ReactNode
  /** A button for the next step. */
  action?: ReactNode
  /** The heading's level. Default 2. */
  level?: 1 | 2 | 3
  /** True if it is the page's only content; it is then centered. */
  isPage?: boolean
}

/** Says that there is nothing here, and what to do next. */
export const EmptyState = ({ title, children, picture, action, level = 2, isPage }: EmptyStateProps) => {
  const Heading = `h${level}` as const
  return (
    <div className={isPage ? `${styles.state} ${styles.middle}` : styles.state}>
      {picture && <div className={styles.picture}>{picture}</div>}
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
