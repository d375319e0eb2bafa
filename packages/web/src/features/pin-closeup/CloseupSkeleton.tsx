import { Skeleton } from '@corkboard/design-system'
import styles from './PinCloseup.module.css'

/** The placeholder for a closeup while it loads. */
export const CloseupSkeleton = () => (
  <div className={styles.closeup} aria-busy>
    <div className={styles.pictureSide}>
      <Skeleton shape="picture" />
    </div>
    <div className={styles.facts}>
      <Skeleton shape="title" />
      <Skeleton shape="line" />
      <Skeleton shape="line" />
      <div className={styles.person}>
        <Skeleton shape="circle" />
        <div className={styles.personWords}>
          <Skeleton shape="line" />
        </div>
      </div>
    </div>
  </div>
)
