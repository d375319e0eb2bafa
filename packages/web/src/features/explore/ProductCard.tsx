import { useMemo, type CSSProperties } from 'react'
import type { OfferSummary } from '@corkboard/contract/content/wire/rich-metadata'
import { useTexts } from '../../i18n/use-texts.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { texts } from './texts/texts.generated.ts'
import { usePin } from '../../services.tsx'
import { useCaptionHeights } from '../../product/pin-card/captions.ts'
import { PinCard, type PinCardProps } from '../../product/pin-card/PinCard.tsx'
import styles from './Explore.module.css'

/** Returns the product's price in a short form, or nothing if its page names none. */
const usePrice = (offer: OfferSummary | undefined): string | undefined => {
  const t = useTexts(texts)
  const format = useFormat()
  const price = offer?.min_price ?? offer?.price
  if (!offer || price === null || price === undefined || offer.currency === null) return undefined
  const written = format.number(price, { style: 'currency', currency: offer.currency })
  const isRange = offer.max_price !== null && offer.max_price > price
  return isRange ? t('explore.price.from', { price: written }) : written
}

/** A product pin, with the price on its picture. */
export const ProductCard = (props: PinCardProps) => {
  const t = useTexts(texts)
  const { pinId } = props
  const captionHeight = useCaptionHeights(useMemo(() => [pinId], [pinId]))(pinId)
  const price = usePrice(usePin(pinId)?.rich_metadata?.products[0]?.offer_summary)
  return (
    <div className={styles.product} style={{ '--caption': `${captionHeight}px` } as CSSProperties}>
      <PinCard {...props} />
      {price && (
        <span className={styles.price} role="note" aria-label={t('explore.price', { price })}>
          {price}
        </span>
      )}
    </div>
  )
}
