import type { OfferSummary, RichMetadata, RichProduct } from '@corkboard/contract'
import { expect, it } from 'vitest'
import { NO_LINK_FACTS } from '../links/index.ts'
import { isOneProduct, shoppingFlags } from './shopping-flags.ts'

const product = (offer: Partial<OfferSummary>, shippingPrice?: number): RichProduct => ({
  name: 'Chair',
  brand: null,
  offer_summary: {
    price: null,
    min_price: null,
    max_price: null,
    standard_price: null,
    currency: 'USD',
    in_stock: null,
    ...offer,
  },
  shipping_info: shippingPrice === undefined ? null : { price: shippingPrice, currency: 'USD', countries: [] },
  rating: null,
})
const page = (products: readonly RichProduct[], more: Partial<typeof NO_LINK_FACTS> = {}) => ({
  ...NO_LINK_FACTS,
  metadata: { products } as unknown as RichMetadata,
  ...more,
})

it.each([
  ['no product', page([]), [], false],
  ['a product without a price', page([product({})]), ['product'], false],
  ['a product for sale', page([product({ price: 20, in_stock: true }, 5)]), ['product', 'in_stock'], true],
  ['a product with variants', page([product({ min_price: 10, max_price: 30 })]), ['product'], true],
  [
    'a reduced product, sent for free',
    page([product({ price: 20, standard_price: 30 }, 0)]),
    ['product', 'on_sale', 'free_shipping'],
    true,
  ],
  ['two products', page([product({ price: 20 }), product({ price: 30 })]), ['product'], false],
  [
    'a product that is sold out',
    page([product({ price: 20, in_stock: false })], { isOutOfStock: true }),
    ['product', 'out_of_stock'],
    false,
  ],
  ['a page read long ago', page([product({ price: 20 })], { isStale: true }), ['product', 'stale'], false],
] as const)('[PIN-02 a] the shopping flags of %s', (_what, facts, flags, isEligible) => {
  expect(shoppingFlags(facts)).toEqual(flags)
  expect(isOneProduct(facts)).toBe(isEligible)
})
