import { Skeleton } from '@corkboard/design-system'
import { PictureStrip } from '../../product/pictures/PictureStrip.tsx'
import styles from './BoardHead.module.css'

/** The shape of a board's head while it is on its way. */
export const BoardHeadSkeleton = () => (
  <div className={styles.head} aria-busy>
    <PictureStrip pictures={[]} />
    <div className={styles.waiting}>
      <Skeleton shape="title" />
      <Skeleton shape="line" />
    </div>
  </div>
)
