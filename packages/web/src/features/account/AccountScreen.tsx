import { Logo, Skeleton } from '@corkboard/design-system'
import type { ReactNode } from 'react'
import styles from './AccountForm.module.css'

interface AccountScreenProps {
  readonly title: string
  readonly text?: ReactNode
  readonly children?: ReactNode
}

/** A page with a single account action in the middle. */
export const AccountScreen = ({ title, text, children }: AccountScreenProps) => (
  <div className={`${styles.page} ${styles.steady}`}>
    <div className={styles.card}>
      <div className={styles.head} aria-live="polite">
        <Logo size={48} />
        <h1>{title}</h1>
        {text && <p>{text}</p>}
      </div>
      {children}
    </div>
  </div>
)

/** Shown until the content is known. */
export const WaitingScreen = ({ title }: { readonly title: string }) => (
  <AccountScreen title={title}>
    <div className={styles.form} aria-busy>
      <Skeleton shape="line" />
      <Skeleton shape="title" />
      <Skeleton shape="title" />
    </div>
  </AccountScreen>
)
