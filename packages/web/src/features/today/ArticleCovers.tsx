import type { ArticleCover } from '@corkboard/contract/finding/wire/editorial'
import { pictureSources } from '../../product/pictures/picture-sources.ts'
import { usePlaceholder } from '../../product/pictures/use-placeholder.ts'
import styles from './ArticleCovers.module.css'

interface ArticleCoversProps {
  readonly covers: readonly ArticleCover[]
  /** Widths the first and the others take. */
  readonly sizes: readonly [first: string, other: string]
  /** On the first screen: asked for at once, the first before all else. */
  readonly isFirst?: boolean
}

const Cover = ({ cover, sizes, isFirst }: { cover: ArticleCover; sizes: string; isFirst: boolean }) => {
  const box = usePlaceholder<HTMLSpanElement>(cover.placeholder)
  const { src, srcSet } = pictureSources(cover.images)
  return (
    <span ref={box} className={styles.cover} style={{ backgroundColor: cover.dominant_color }}>
      <img
        src={src}
        srcSet={srcSet}
        sizes={sizes}
        alt=""
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
      />
    </span>
  )
}

/** Up to three pictures of an article as one; what they show is said by its words. */
export const ArticleCovers = ({ covers, sizes, isFirst = false }: ArticleCoversProps) => (
  <span className={styles.covers} data-count={covers.length} aria-hidden>
    {covers.map((cover, n) => (
      <Cover key={cover.pin_id} cover={cover} sizes={sizes[n === 0 ? 0 : 1]} isFirst={isFirst && n === 0} />
    ))}
  </span>
)
