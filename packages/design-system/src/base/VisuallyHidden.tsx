import type { ReactNode } from 'react'
import styles from './VisuallyHidden.module.css'

/** Props of {@link VisuallyHidden}. */
export type VisuallyHiddenProps = {
  /** Heard by screen readers; seen only while something in it has the focus (a skip link). */
  children: ReactNode
}

/** Text for ears only. */
export const VisuallyHidden = ({ children }: VisuallyHiddenProps) => <span className={styles.hidden}>{children}</span>
