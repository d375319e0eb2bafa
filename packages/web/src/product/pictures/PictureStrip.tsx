import type { BoardEntity } from '../../store/entities.ts'
import styles from './PictureStrip.module.css'

/** Fewer pictures would be stretched beyond recognition. */
export const MIN_IN_STRIP = 3

interface PictureStripProps {
  /** Three to five pictures, or one made for the strip. An empty list keeps the strip's space. */
  readonly pictures: readonly NonNullable<BoardEntity['cover_images']>[number][]
}

/** The newest pictures side by side at the head of a page. Decorative. */
export const PictureStrip = ({ pictures }: PictureStripProps) => (
  <div className={styles.strip} data-count={pictures.length} aria-hidden>
    {pictures.map(({ url, dominant_color }) => (
      <img key={url} src={url} alt="" style={{ background: dominant_color }} />
    ))}
  </div>
)
