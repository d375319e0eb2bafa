import styles from './Skeleton.module.css'

/** Props of {@link Skeleton}. */
export type SkeletonProps = {
  /** The shape of the coming content: a line of text, a title, an avatar, a picture of 2:3. */
  shape: 'line' | 'title' | 'circle' | 'picture'
}

const SHAPES = { line: styles.line, title: styles.title, circle: styles.circle, picture: styles.picture }

/**
 * A placeholder for loading content. Put `aria-busy` on the region that waits, because the shapes themselves are
 * silent.
 */
export const Skeleton = ({ shape }: SkeletonProps) => (
  <span aria-hidden className={`${styles.skeleton} ${SHAPES[shape]}`} />
)
