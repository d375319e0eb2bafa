import { Skeleton } from '@corkboard/design-system'
import { PictureStrip } from '../../product/pictures/PictureStrip.tsx'
import styles from './BoardHead.module.css'

/** The placeholder for a board's head while it loads. */
export const BoardHeadSkeleton = () => (
  <div className={styles.head} aria-busy>
    <PictureStrip pictures={[]} />
    <div className={styles.waiting}>
      <Skeleton shape="title" />
      <Skeleton shape="line" />
    </div>
  </div>
)
