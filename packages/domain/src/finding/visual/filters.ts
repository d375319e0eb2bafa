/** Filters for the results of a visual search, and the choices they offer. */
import type { RichProduct } from '@corkboard/contract'
import type { LinkFacts } from '../../content/links/index.ts'
import type { SeenPin } from '../../content/pins/index.ts'

export interface VisualFilters {
  /** Only products. */
  readonly isShopping: boolean
  readonly domains: readonly string[]
  readonly categories: readonly string[]
  /** In the products' own currency; either end may be open. */
  readonly price: {
    readonly min: number | undefined
    readonly max: number | undefined
    readonly currency: string | undefined
  }
}

export interface CountedFilter {
  readonly value: string
  readonly count: number
}

export interface PriceFilter {
  readonly currency: string
  readonly min: number
  readonly max: number
  readonly count: number
}

export interface FoundPin {
  readonly pin: SeenPin
  readonly link: LinkFacts | undefined
}

/** The number that fits at a glance. */
const OFFERED = 8

const priceOf = ({ offer_summary: { price, min_price: least } }: RichProduct): number | null => price ?? least

const offersOf = ({ link }: FoundPin) =>
  (link?.metadata?.products ?? []).flatMap((product) => {
    const price = priceOf(product)
    const { currency } = product.offer_summary
    return price === null || currency === null ? [] : [{ price, currency }]
  })

const hostOf = ({ pin }: FoundPin): string | undefined => {
  const host = pin.link === null ? undefined : URL.parse(pin.link)?.hostname
  return host?.replace(/^www\./, '')
}

const counted = (values: Iterable<string | null | undefined>): CountedFilter[] => {
  const counts = new Map<string, number>()
  for (const value of values) if (value) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, OFFERED)
}

/** 1, 2, 5, 10, 20, 50 … in a currency. */
const STEPS = [1, 2, 5]
const roundUp = (price: number): number => {
  const magnitude = 10 ** Math.floor(Math.log10(Math.max(price, 0.01)))
  return [...STEPS, 10].map((step) => step * magnitude).find((step) => step >= price) ?? price
}

/** Up to four ranges with about the same number of products, between round prices in the most common currency. */
const priceRanges = (found: readonly FoundPin[]): PriceFilter[] => {
  const offers = found.flatMap(offersOf)
  const currency = counted(offers.map((offer) => offer.currency))[0]?.value
  if (currency === undefined) return []
  const prices = offers.filter((offer) => offer.currency === currency).map(({ price }) => price)
  const sorted = prices.toSorted((a, b) => a - b)
  const ends = [0.25, 0.5, 0.75, 1].map((share) => roundUp(sorted[Math.ceil(share * sorted.length) - 1]!))
  return [...new Set(ends)]
    .map((max, n, all) => ({ currency, min: all[n - 1] ?? 0, max }))
    .map((range) => ({ ...range, count: sorted.filter((price) => price > range.min && price <= range.max).length }))
    .filter(({ count }) => count > 0)
}

/** The filters offered for these results. */
export const offeredFilters = (found: readonly FoundPin[]) => ({
  price: priceRanges(found),
  domains: counted(found.map(hostOf)),
  categories: counted(found.map(({ pin }) => pin.board.category)),
})

const hasPrice = (found: FoundPin, { min = 0, max = Infinity, currency }: VisualFilters['price']): boolean =>
  offersOf(found).some(
    (offer) => offer.price > min && offer.price <= max && (currency === undefined || offer.currency === currency),
  )

export const passes = (found: FoundPin, { isShopping, domains, categories, price }: VisualFilters): boolean =>
  (!isShopping || (found.link?.metadata?.products.length ?? 0) > 0) &&
  (domains.length === 0 || domains.includes(hostOf(found) ?? '')) &&
  (categories.length === 0 || categories.includes(found.pin.board.category ?? '')) &&
  ((price.min === undefined && price.max === undefined) || hasPrice(found, price))
