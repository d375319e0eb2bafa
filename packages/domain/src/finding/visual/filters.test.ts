import { describe, expect, it } from 'vitest'
import { type FoundPin, offeredFilters, passes, type VisualFilters } from './filters.ts'

const ALL: VisualFilters = {
  isShopping: false,
  domains: [],
  categories: [],
  price: { min: undefined, max: undefined, currency: undefined },
}

const found = (link: string | null, category: string | null, price?: number, currency = 'EUR'): FoundPin =>
  ({
    pin: { link, board: { category } },
    link:
      price === undefined
        ? undefined
        : { metadata: { products: [{ offer_summary: { price, min_price: null, currency } }] } },
  }) as unknown as FoundPin

const PINS = [
  found('https://www.shop.example/mug', 'home_decor', 12),
  found('https://shop.example/bowl', 'home_decor', 18),
  found('https://potter.example/vase', 'art', 140),
  found('https://potter.example/about', 'art'),
  found(null, null),
]

describe('[FIND-08 b] filters of a visual search', () => {
  it('offer the domains and categories of the results, most frequent first, and prices in round ranges', () => {
    expect(offeredFilters(PINS)).toEqual({
      domains: [
        { value: 'potter.example', count: 2 },
        { value: 'shop.example', count: 2 },
      ],
      categories: [
        { value: 'art', count: 2 },
        { value: 'home_decor', count: 2 },
      ],
      price: [
        { currency: 'EUR', min: 0, max: 20, count: 2 },
        { currency: 'EUR', min: 20, max: 200, count: 1 },
      ],
    })
  })

  it('offer nothing when there is nothing to choose', () => {
    expect(offeredFilters([])).toEqual({ domains: [], categories: [], price: [] })
  })

  it.each<[string, Partial<VisualFilters>, number[]]>([
    ['nothing', {}, [0, 1, 2, 3, 4]],
    ['products', { isShopping: true }, [0, 1, 2]],
    ['a domain', { domains: ['shop.example'] }, [0, 1]],
    ['a category', { categories: ['art'] }, [2, 3]],
    ['a category or another', { categories: ['art', 'home_decor'] }, [0, 1, 2, 3]],
    ['a price', { price: { min: 12, max: 20, currency: 'EUR' } }, [1]],
    ['a least price', { price: { min: 20, max: undefined, currency: undefined } }, [2]],
    ['a price in another currency', { price: { min: 0, max: 20, currency: 'USD' } }, []],
    ['products of a domain', { isShopping: true, domains: ['potter.example'] }, [2]],
  ])('narrow to %s', (_what, filters, expected) => {
    expect(PINS.flatMap((pin, n) => (passes(pin, { ...ALL, ...filters }) ? [n] : []))).toEqual(expected)
  })
})
