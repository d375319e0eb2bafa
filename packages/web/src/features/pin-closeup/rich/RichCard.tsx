import { ExternalIcon } from '@corkboard/design-system'
import { LinkTexts } from '../../../messages/LinkTexts.tsx'
import { useMessages } from '../../../messages/messages.tsx'
import type { PinEntity } from '../../../store/entities.ts'
import { ArticleCard } from './ArticleCard.tsx'
import { ProductCard } from './ProductCard.tsx'
import { RecipeCard } from './RecipeCard.tsx'
import styles from './RichCard.module.css'

/** A page is a product, a recipe or an article (field facts §7); of other pages the link alone is shown. */
const partsOf = (pin: PinEntity) => {
  const { products = [], recipe, article } = pin.rich_metadata ?? {}
  if (products.length > 0) {
    return {
      kind: 'product',
      content: <ProductCard products={products} isStale={pin.is_stale_product === true} />,
    } as const
  }
  if (recipe) return { kind: 'recipe', content: <RecipeCard recipe={recipe} /> } as const
  return article ? ({ kind: 'article', content: <ArticleCard article={article} /> } as const) : undefined
}

const Card = ({ pin }: { readonly pin: PinEntity }) => {
  const t = useMessages()
  const parts = partsOf(pin)
  // Nobody is talked into following a link that may do harm.
  if (!parts || !pin.domain || pin.is_unsafe) return null
  return (
    <section className={styles.card} aria-label={t(`rich.${parts.kind}`)}>
      {parts.content}
      <a className={styles.visit} href={pin.tracked_link ?? undefined} target="_blank" rel="noopener nofollow ugc">
        {t(`rich.visit.${parts.kind}`, { domain: pin.domain })}
        <ExternalIcon size={16} />
      </a>
    </section>
  )
}

/** What the page that a pin links to says of itself (PIN-05). */
export const RichCard = ({ pin }: { readonly pin: PinEntity }) => (
  <LinkTexts>
    <Card pin={pin} />
  </LinkTexts>
)
