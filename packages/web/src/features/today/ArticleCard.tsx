import { articlePath } from '@corkboard/contract/finding/editorial'
import type { TodayArticle } from '@corkboard/contract/finding/wire/editorial'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { useArticleTexts } from '../../product/today/article-texts.ts'
import { Link } from '../../router/Link.tsx'
import { ArticleCovers } from './ArticleCovers.tsx'
import styles from './ArticleCard.module.css'

const KIND_LABELS = {
  shop: 'today.kind.shop',
  trending: 'today.kind.trending',
  best: 'today.kind.best',
  article: 'today.kind.article',
} as const

interface ArticleCardProps {
  readonly article: TodayArticle
  /** The first article of the day, as wide as the page. */
  readonly isLead?: boolean
  readonly level?: 2 | 3
}

const SIZES = ['(min-width: 1024px) 280px, (min-width: 768px) 33vw, 66vw', '(min-width: 1024px) 140px, 33vw'] as const
const LEAD_SIZES = ['(min-width: 1024px) 480px, 66vw', '(min-width: 1024px) 240px, 33vw'] as const

/** The kind of article, or the topic of a collection. */
export const ArticleKindLine = ({ article }: { readonly article: Pick<TodayArticle, 'kind' | 'collection'> }) => {
  const t = useTexts(texts)
  return <span className={styles.kind}>{article.collection?.topic?.name ?? t(KIND_LABELS[article.kind])}</span>
}

/** A card that links to an article: its pictures, kind, title and description. */
export const ArticleCard = ({ article, isLead = false, level = 2 }: ArticleCardProps) => {
  const Heading = `h${level}` as const
  const { title, description, lang } = useArticleTexts(article)
  return (
    <article className={isLead ? `${styles.card} ${styles.lead}` : styles.card}>
      <Link href={articlePath(article)} className={styles.link}>
        <span className={styles.pictures}>
          <ArticleCovers covers={article.covers} sizes={isLead ? LEAD_SIZES : SIZES} isFirst={isLead} />
        </span>
        <span className={styles.words}>
          <ArticleKindLine article={article} />
          <Heading className={styles.title} lang={lang} dir="auto">
            {title}
          </Heading>
          {description && (
            <span className={styles.description} lang={lang} dir="auto">
              {description}
            </span>
          )}
        </span>
      </Link>
    </article>
  )
}
