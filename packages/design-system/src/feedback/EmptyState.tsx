import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'

/** Props of {@link EmptyState}. */
export type EmptyStateProps = {
  /** What is not here yet, as a heading. */
  title: string
  /** What to do next. */
  children?: ReactNode
  /** A drawing above. */
  picture?: ReactNode
  /** The button that does it. */
  action?: ReactNode
  /** Level of the heading. Default 2. */
  level?: 1 | 2 | 3
  /** It is all there is on the page, and takes its middle. */
  isPage?: boolean
}

/** Nothing here, and what to do about it. */
export const EmptyState = ({ title, children, picture, action, level = 2, isPage }: EmptyStateProps) => {
  const Heading = `h${level}` as const
  return (
    <div className={isPage ? `${styles.state} ${styles.middle}` : styles.state}>
      {picture && <div className={styles.picture}>{picture}</div>}
      <Heading>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
