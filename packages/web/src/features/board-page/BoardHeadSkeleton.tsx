import { Skeleton } from '@corkboard/design-system'
import styles from './BoardHead.module.css'

/** The placeholder for a board's head while it loads. */
export const BoardHeadSkeleton = () => (
  <div className={styles.head} aria-busy>
    <div className={styles.waiting}>
      <Skeleton shape="title" />
      <Skeleton shape="line" />
    </div>
  </div>
)
