import type { ArticleCover } from '@corkboard/contract/finding/wire/editorial'
import { pictureSources } from '../../product/pictures/picture-sources.ts'
import { usePlaceholder } from '../../product/pictures/use-placeholder.ts'
import styles from './ArticleCovers.module.css'

interface ArticleCoversProps {
  readonly covers: readonly ArticleCover[]
  /** The `sizes` of the first picture and of the others. */
  readonly sizes: readonly [first: string, other: string]
  /** True on the first screen: loads immediately, the first picture with priority. */
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

/** Up to three pictures of an article shown as one. Decorative, because the text describes them. */
export const ArticleCovers = ({ covers, sizes, isFirst = false }: ArticleCoversProps) => (
  <span className={styles.covers} data-count={covers.length} aria-hidden>
    {covers.map((cover, n) => (
      <Cover key={cover.pin_id} cover={cover} sizes={sizes[n === 0 ? 0 : 1]} isFirst={isFirst && n === 0} />
    ))}
  </span>
)
