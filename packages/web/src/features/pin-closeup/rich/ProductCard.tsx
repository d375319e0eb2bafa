import type { OfferSummary, RichProduct, ShippingInfo } from '@corkboard/contract/wire/rich-metadata'
import { VisuallyHidden } from '@corkboard/design-system'
import { useFormat, useMessages } from '../../../messages/messages.tsx'
import styles from './RichCard.module.css'
import { Stars } from './Stars.tsx'

/** (ours) Beside the first; a page with more for sale is looked at there. */
const MOST_OTHERS = 3

const useMoney = () => {
  const format = useFormat()
  return (amount: number, currency: string | null): string =>
    currency === null
      ? format.number(amount, { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2 })
      : format.number(amount, { style: 'currency', currency })
}

const usePrice = () => {
  const t = useMessages()
  const money = useMoney()
  return ({ price, min_price: low, max_price: high, currency }: OfferSummary): string | undefined => {
    if (low !== null && high !== null) {
      return t('rich.product.range', { from: money(low, currency), to: money(high, currency) })
    }
    return price === null ? undefined : money(price, currency)
  }
}

const Shipping = ({ shipping }: { readonly shipping: ShippingInfo }) => {
  const t = useMessages()
  const money = useMoney()
  if (shipping.price === 0) return t('rich.shipping.free')
  const price = money(shipping.price, shipping.currency)
  return t(shipping.countries.length > 1 ? 'rich.shipping.from' : 'rich.shipping.price', { price })
}

const Standard = ({ price, currency }: { readonly price: number; readonly currency: string | null }) => {
  const t = useMessages()
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

const Facts = ({ product }: { readonly product: RichProduct }) => {
  const t = useMessages()
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
  readonly products: readonly RichProduct[]
  /** Nothing new has been learned of it for a while. */
  readonly isStale: boolean
}

/** What a page sells: price, whether it is to be had, from whom. */
export const ProductCard = ({ products, isStale }: ProductCardProps) => {
  const t = useMessages()
  const priceOf = usePrice()
  const [product, ...others] = products
  if (!product) return null
  const { offer_summary: offer } = product
  const price = priceOf(offer)
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
      <Facts product={product} />
      {isStale && <p className={styles.note}>{t('rich.product.old')}</p>}
      {others.length > 0 && (
        <>
          <h3 className={styles.part}>{t('rich.product.more')}</h3>
          <ul className={styles.list}>
            {others.slice(0, MOST_OTHERS).map((other) => (
              <li key={other.name} className={styles.other}>
                <span dir="auto">{other.name}</span>
                <b>{priceOf(other.offer_summary)}</b>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
