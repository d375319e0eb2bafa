import type { RichArticle } from '@corkboard/contract/content/wire/rich-metadata'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { texts } from './texts/texts.generated.ts'
import styles from './RichCard.module.css'

/** An article's summary, authors and date. */
export const ArticleCard = ({ article }: { readonly article: RichArticle }) => {
  const t = useTexts(texts)
  const format = useFormat()
  const { name, description, authors, date_published: published } = article
  return (
    <>
      <h2 className={styles.name} dir="auto">
        {name}
      </h2>
      {(authors.length > 0 || published !== null) && (
        <ul className={styles.facts}>
          {authors.length > 0 && <li dir="auto">{t('rich.article.by', { authors: authors.join(', ') })}</li>}
          {published !== null && (
            <li>
              <time dateTime={published}>{format.date(published)}</time>
            </li>
          )}
        </ul>
      )}
      {description && (
        <p className={styles.summary} dir="auto">
          {description}
        </p>
      )}
    </>
  )
}
