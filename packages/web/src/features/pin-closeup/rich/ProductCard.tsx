import type { RichProduct, ShippingInfo } from '@corkboard/contract/content/wire/rich-metadata'
import { VisuallyHidden } from '@corkboard/design-system'
import { useTexts } from '../../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import type { PinEntity } from '../../../store/entities.ts'
import { useLook } from '../look/use-look.ts'
import styles from './RichCard.module.css'
import { Stars } from './Stars.tsx'
import { useMoney, usePrice } from './use-price.ts'

/** (ours) For more products than this, visit the page. */
const MAX_SHOWN = 4

const Shipping = ({ shipping }: { readonly shipping: ShippingInfo }) => {
  const t = useTexts(texts)
  const money = useMoney()
  if (shipping.price === 0) return t('rich.shipping.free')
  const price = money(shipping.price, shipping.currency)
  return t(shipping.countries.length > 1 ? 'rich.shipping.from' : 'rich.shipping.price', { price })
}

const Standard = ({ price, currency }: { readonly price: number; readonly currency: string | null }) => {
  const t = useTexts(texts)
  const text = useMoney()(price, currency)
  return (
    <>
      <VisuallyHidden>{t('rich.product.before', { price: text })}</VisuallyHidden>
      <s className={styles.before} aria-hidden>
        {text}
      </s>
    </>
  )
}

interface FactsProps {
  readonly product: RichProduct
  /** Whether it ships to the member's country; `undefined` if the page does not say. */
  readonly shipsHere: boolean | undefined
}

const Facts = ({ product, shipsHere }: FactsProps) => {
  const t = useTexts(texts)
  const { brand, offer_summary: offer, rating, shipping_info: shipping } = product
  return (
    <ul className={styles.facts}>
      {offer.in_stock !== null && (
        <li className={offer.in_stock ? styles.inStock : styles.outOfStock}>
          {t(offer.in_stock ? 'rich.product.inStock' : 'rich.product.outOfStock')}
        </li>
      )}
      {shipping && (
        <li>
          <Shipping shipping={shipping} />
        </li>
      )}
      {shipsHere !== undefined && <li>{t(shipsHere ? 'rich.shipping.here' : 'rich.shipping.notHere')}</li>}
      {rating && (
        <li>
          <Stars rating={rating} />
        </li>
      )}
      {brand && <li dir="auto">{t('rich.product.brand', { brand })}</li>}
    </ul>
  )
}

interface ProductCardProps {
  /** The pin that links to the products. */
  readonly pin: PinEntity
  readonly products: readonly RichProduct[]
}

/** A page's product: price, availability and seller. Of several products, the selected one (PIN-15). */
export const ProductCard = ({ pin, products }: ProductCardProps) => {
  const t = useTexts(texts)
  const priceOf = usePrice()
  const [selected, select] = useLook(pin.id)
  const shown = products.slice(0, MAX_SHOWN)
  const product = shown[Number(selected ?? 0)] ?? shown[0]
  if (!product) return null
  const { offer_summary: offer } = product
  const price = priceOf(offer)
  // Shipping is known for the page only, so with several products it could describe the wrong one.
  const shipsHere = products.length === 1 ? (pin.ships_to_user_country ?? undefined) : undefined
  return (
    <>
      <h2 className={styles.name} dir="auto">
        {product.name}
      </h2>
      {price !== undefined && (
        <p className={styles.price}>
          {price}
          {offer.standard_price !== null && (
            <>
              {' '}
              <Standard price={offer.standard_price} currency={offer.currency} />
            </>
          )}
        </p>
      )}
      <Facts product={product} shipsHere={shipsHere} />
      {pin.is_stale_product && <p className={styles.note}>{t('rich.product.old')}</p>}
      {shown.length > 1 && (
        <>
          <h3 className={styles.part}>{t('products.page')}</h3>
          <ul className={styles.list}>
            {shown.map((each, place) => (
              <li key={place}>
                <button
                  type="button"
                  className={styles.other}
                  aria-pressed={each === product}
                  onClick={() => each !== product && select(String(place))}
                >
                  <span dir="auto">{each.name}</span>
                  <b>{priceOf(each.offer_summary)}</b>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
