import type { ReactNode } from 'react'
import styles from './VisuallyHidden.module.css'

/** Props of {@link VisuallyHidden}. */
export type VisuallyHiddenProps = {
  /** Read by screen readers, and visible only while something in it has the focus (a skip link). */
  children: ReactNode
}

/** Text for screen readers only. */
export const VisuallyHidden = ({ children }: VisuallyHiddenProps) => <span className={styles.hidden}>{children}</span>
