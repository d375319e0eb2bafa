import styles from './Skeleton.module.css'

/** Props of {@link Skeleton}. */
export type SkeletonProps = {
  /** The shape of what will come: a line of text, a title, an avatar, a picture of 2:3. */
  shape: 'line' | 'title' | 'circle' | 'picture'
}

/** The shape of what is loading. Put `aria-busy` on the region that waits; the shapes themselves are silent. */
export const Skeleton = ({ shape }: SkeletonProps) => (
  <span aria-hidden className={`${styles.skeleton} ${styles[shape]}`} />
)
