import type { OfferSummary, RichProduct, ShippingInfo } from '@corkboard/contract'
import { isA, type Thing, thingsOf, valuesOf } from './json-ld.ts'
import { currency, inStock, line, metaLine, nameOf, orNull, price, rating } from './values.ts'

const PRODUCTS = new Set([
  'Product',
  'ProductGroup',
  'IndividualProduct',
  'ProductModel',
  'SomeProducts',
  'Vehicle',
  'Car',
])
const AGGREGATES = new Set(['AggregateOffer'])

/** (ours) A page with more products than this is a shop's listing. */
const MAX_PRODUCTS = 10
const MAX_OFFERS = 100
const MAX_NAME = 200
const MAX_BRAND = 80
const MAX_COUNTRIES = 50

/** True for schema.org's price before a reduction. */
const isStandardPrice = (part: Thing): boolean =>
  valuesOf(part['priceType']).some((type) =>
    /(?:ListPrice|StrikethroughPrice|MSRP|RegularPrice|SRP)$/.test(line(type, 100)),
  )

interface Offered {
  readonly price: number | null
  readonly low: number | null
  readonly high: number | null
  readonly standard: number | null
  readonly currency: string | null
  readonly inStock: boolean | null
}

const offered = (offer: Thing): Offered => {
  const parts = thingsOf(offer['priceSpecification']).slice(0, MAX_OFFERS)
  const asked = parts.find((part) => !isStandardPrice(part))
  const before = parts.find(isStandardPrice)
  const isAggregate = isA(offer, AGGREGATES)
  return {
    price: price(offer['price']) ?? price(asked?.['price']),
    low: isAggregate ? price(offer['lowPrice']) : null,
    high: isAggregate ? price(offer['highPrice']) : null,
    standard: price(before?.['price']),
    currency: currency(offer['priceCurrency']) ?? currency(asked?.['priceCurrency']),
    inStock: inStock(offer['availability']),
  }
}

/** The offers of a product: its own, those inside an aggregate, and those of its variants. */
const offersOf = (product: Thing): readonly Thing[] => {
  const own = thingsOf(product['offers'])
  const inside = own.flatMap((offer) => thingsOf(offer['offers']))
  const variants = thingsOf(product['hasVariant'])
    .slice(0, MAX_OFFERS)
    .flatMap((variant) => thingsOf(variant['offers']))
  return [...own, ...inside, ...variants].slice(0, MAX_OFFERS)
}

const known = <T>(values: readonly (T | null)[]): T[] => values.filter((value) => value !== null)

/** Summarizes many offers as one, in the first currency given. Free products have a price of 0. */
const summary = (offers: readonly Offered[]): OfferSummary => {
  const unit = known(offers.map((offer) => offer.currency))[0] ?? null
  const alike = offers.filter((offer) => offer.currency === null || offer.currency === unit)
  const prices = known(alike.flatMap((offer) => [offer.price, offer.low, offer.high]))
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  const own = known(alike.map((offer) => offer.price))[0] ?? null
  const shown = prices.length === 0 ? null : low === high ? low : own
  const standard = known(alike.map((offer) => offer.standard))[0] ?? null
  const stock = known(offers.map((offer) => offer.inStock))
  const range =
    prices.length > 0 && low !== high ? { min_price: low, max_price: high } : { min_price: null, max_price: null }
  return {
    price: shown,
    ...range,
    standard_price: standard !== null && shown !== null && standard > shown ? standard : null,
    currency: unit,
    in_stock: stock.length === 0 ? null : stock.includes(true),
  }
}

const country = (value: unknown): string[] => {
  const code = nameOf(value, 40).toUpperCase()
  return /^[A-Z]{2}$/.test(code) ? [code] : []
}

const shipping = (offers: readonly Thing[]): ShippingInfo | null => {
  const details = offers.flatMap((offer) => thingsOf(offer['shippingDetails'])).slice(0, MAX_OFFERS)
  const rates = details.flatMap((detail) => {
    const [rate] = thingsOf(detail['shippingRate'])
    const amount = rate && price(rate['value'] ?? rate['maxValue'])
    return rate && amount !== null && amount !== undefined ? [{ amount, unit: currency(rate['currency']) }] : []
  })
  const [cheapest] = rates.toSorted((a, b) => a.amount - b.amount)
  if (!cheapest) return null
  const countries = details
    .flatMap((detail) => thingsOf(detail['shippingDestination']))
    .flatMap((place) => valuesOf(place['addressCountry']).flatMap(country))
  return {
    price: cheapest.amount,
    currency: cheapest.unit,
    countries: [...new Set(countries)].slice(0, MAX_COUNTRIES),
  }
}

const fromThing = (product: Thing): RichProduct => {
  const offers = offersOf(product)
  return {
    name: line(product['name'], MAX_NAME),
    brand: orNull(nameOf(product['brand'] ?? product['manufacturer'], MAX_BRAND)),
    offer_summary: summary(offers.map(offered)),
    shipping_info: shipping(offers),
    rating: rating(product['aggregateRating']),
  }
}

/** True for a product that is or was for sale: shops also describe things they do not sell. */
const isForSale = ({ name, offer_summary: offer }: RichProduct): boolean =>
  name !== '' && (offer.price !== null || offer.min_price !== null || offer.in_stock !== null)

/** Variants are represented by their group and are not separate products. */
const isVariant = (thing: Thing): boolean =>
  thing['isVariantOf'] !== undefined || thing['inProductGroupWithID'] !== undefined

const META_PRICE = ['product:price:amount', 'og:price:amount', 'product:sale_price:amount']
const META_CURRENCY = ['product:price:currency', 'og:price:currency', 'product:sale_price:currency']

/** The Open Graph product, which has the page's own title. */
const fromMeta = (meta: ReadonlyMap<string, readonly string[]>, title: string): RichProduct | undefined => {
  const type = metaLine(meta, ['og:type'], 40)
  const amount = price(metaLine(meta, ['product:sale_price:amount', ...META_PRICE], 40))
  if (title === '' || (!/^(?:og:)?product/i.test(type) && amount === null)) return undefined
  const before = price(metaLine(meta, ['product:original_price:amount', 'og:price:standard_amount'], 40))
  return {
    name: title,
    brand: orNull(metaLine(meta, ['product:brand', 'og:brand'], MAX_BRAND)),
    offer_summary: summary([
      {
        price: amount,
        low: null,
        high: null,
        standard: before,
        currency: currency(metaLine(meta, META_CURRENCY, 10)),
        inStock: inStock(metaLine(meta, ['product:availability', 'og:availability', 'availability'], 40)),
      },
    ]),
    shipping_info: null,
    rating: null,
  }
}

/** The products a page sells (PIN-05). */
export const productsOf = (
  things: readonly Thing[],
  meta: ReadonlyMap<string, readonly string[]>,
  title: string,
): RichProduct[] => {
  const described = things
    .filter((thing) => isA(thing, PRODUCTS) && !isVariant(thing))
    .slice(0, MAX_OFFERS)
    .map(fromThing)
    .filter(isForSale)
  const byName = new Map(described.toReversed().map((product) => [product.name, product]))
  const products = [...byName.values()].toReversed().slice(0, MAX_PRODUCTS)
  if (products.length > 0) return products
  const product = fromMeta(meta, title)
  return product && isForSale(product) ? [product] : []
}
