import { expect, it } from 'vitest'
import { priceRange, readPrice } from './price-range.ts'

it.each([
  ['10', '10'],
  [' 12,5 ', '12.5'],
  ['12.50', '12.50'],
  ['', ''],
  ['  ', ''],
  ['ten', undefined],
  ['-5', undefined],
  ['1.234', undefined],
])('[FIND-05 h] the price “%s” is read as %j', (text, price) => {
  expect(readPrice(text)).toBe(price)
})

it('[FIND-05 h] a price range goes from low to high and may be open', () => {
  expect(priceRange('50', '9')).toBe('9-50')
  expect(priceRange('', '9')).toBe('-9')
  expect(priceRange('9', '')).toBe('9-')
})
