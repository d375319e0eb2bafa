import { ExternalIcon } from '@corkboard/design-system'
import { LinkTexts } from '../../../messages/LinkTexts.tsx'
import { useMessages } from '../../../messages/messages.tsx'
import { usePin } from '../../../services.tsx'
import type { PinEntity } from '../../../store/entities.ts'
import { ArticleCard } from './ArticleCard.tsx'
import { ProductCard } from './ProductCard.tsx'
import { RecipeCard } from './RecipeCard.tsx'
import styles from './RichCard.module.css'

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
  const t = useMessages()
  const pin = usePin(pinId)
  const parts = pin && partsOf(pin)
  if (!parts || !pin.domain) return null
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
export const RichCard = ({ pinId }: { readonly pinId: string }) => (
  <LinkTexts>
    <Card pinId={pinId} />
  </LinkTexts>
)
