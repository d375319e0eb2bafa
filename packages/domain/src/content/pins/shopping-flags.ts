import type { RichProduct, ShoppingFlag } from '@corkboard/contract'
import type { LinkFacts } from '../links/index.ts'

const productsOf = ({ metadata }: LinkFacts): readonly RichProduct[] => metadata?.products ?? []

const isOnSale = ({ offer_summary: { price, standard_price: usual } }: RichProduct): boolean =>
  price !== null && usual !== null && price < usual

/** PIN-02: what the linked page says about its products. */
export const shoppingFlags = (facts: LinkFacts): ShoppingFlag[] => {
  const products = productsOf(facts)
  if (products.length === 0) return []
  const flags: readonly (readonly [ShoppingFlag, boolean])[] = [
    ['product', true],
    ['in_stock', products.some(({ offer_summary: offer }) => offer.in_stock === true)],
    ['out_of_stock', facts.isOutOfStock],
    ['on_sale', products.some(isOnSale)],
    ['free_shipping', products.some(({ shipping_info: shipping }) => shipping?.price === 0)],
    ['stale', facts.isStale],
  ]
  return flags.filter(([, holds]) => holds).map(([flag]) => flag)
}

/** PIN-02: true when the page is about one product that can be bought for a known price. */
export const isOneProduct = (facts: LinkFacts): boolean => {
  const [product, ...others] = productsOf(facts)
  if (!product || others.length > 0 || facts.isOutOfStock || facts.isStale) return false
  const { price, min_price: lowest } = product.offer_summary
  return price !== null || lowest !== null
}
