import { ExternalIcon } from '@corkboard/design-system'
import { useTexts } from '../../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { usePin } from '../../../services.tsx'
import type { PinEntity } from '../../../store/entities.ts'
import { ArticleCard } from './ArticleCard.tsx'
import { ProductCard } from './ProductCard.tsx'
import { RecipeCard } from './RecipeCard.tsx'
import styles from './RichCard.module.css'

const VISIT_LABELS = {
  product: 'rich.visit.product',
  recipe: 'rich.visit.recipe',
  article: 'rich.visit.article',
} as const

const LABELS = {
  product: 'rich.product',
  recipe: 'rich.recipe',
  article: 'rich.article',
} as const

/** A page is a product, a recipe or an article (field facts §7). */
const partsOf = (pin: PinEntity) => {
  if (!pin.rich_metadata) return undefined
  const { products, recipe, article } = pin.rich_metadata
  if (products.length > 0) {
    return { kind: 'product', content: <ProductCard pin={pin} products={products} /> } as const
  }
  if (recipe) return { kind: 'recipe', content: <RecipeCard recipe={recipe} /> } as const
  return article ? ({ kind: 'article', content: <ArticleCard article={article} /> } as const) : undefined
}

const Card = ({ pinId }: { readonly pinId: string }) => {
  const t = useTexts(texts)
  const pin = usePin(pinId)
  const parts = pin && partsOf(pin)
  if (!parts || !pin.domain) return null
  return (
    <section className={styles.card} aria-label={t(LABELS[parts.kind])}>
      {parts.content}
      <a className={styles.visit} href={pin.tracked_link ?? undefined} target="_blank" rel="noopener nofollow ugc">
        {t(VISIT_LABELS[parts.kind], { domain: pin.domain })}
        <ExternalIcon size={16} />
      </a>
    </section>
  )
}

/** The card with the metadata of a pin's linked page (PIN-05). */
export const RichCard = ({ pinId }: { readonly pinId: string }) => <Card pinId={pinId} />
