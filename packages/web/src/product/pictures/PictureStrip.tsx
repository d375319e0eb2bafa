import type { BoardEntity } from '../../store/entities.ts'
import styles from './PictureStrip.module.css'

/** Fewer would be stretched until nothing of them can be seen. */
export const FEWEST_IN_STRIP = 3

interface PictureStripProps {
  /** Three to five, or one that was made for it; none keeps the strip's place. */
  readonly pictures: readonly NonNullable<BoardEntity['cover_images']>[number][]
}

/** Newest pictures side by side at the head of a page: decoration. */
export const PictureStrip = ({ pictures }: PictureStripProps) => (
  <div className={styles.strip} data-count={pictures.length} aria-hidden>
    {pictures.map(({ url, dominant_color }) => (
      <img key={url} src={url} alt="" style={{ background: dominant_color }} />
    ))}
  </div>
)
