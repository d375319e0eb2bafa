import { expect, it } from 'vitest'
import { addressOf, resultsOf } from './search-requests.ts'

it('[FIND-05 b] any address leads to a valid search', () => {
  expect(addressOf('pins', { q: '  red \u0000\n lamp ', exact: '1', user: 'alice', filters: 'sort:newest' })).toEqual({
    scope: 'pins',
    query: 'red lamp',
    filters: 'sort:newest',
    products: undefined,
    isExact: true,
    user: 'alice',
  })
  const long = 'x'.repeat(900)
  const address = addressOf('boards', { q: long, filters: long, products: long, user: long })
  expect(address.query).toHaveLength(200)
  expect(address).toMatchObject({ filters: undefined, products: undefined, user: undefined, isExact: false })
})

it('[FIND-05 h] product results include prices, other pins do not', () => {
  const fields = (scope: 'pins' | 'buyable_pins') => Object.keys(resultsOf({ scope, query: 'lamp' }).options)
  expect(fields('pins')).toContain('field_set_key')
  expect(fields('buyable_pins')).not.toContain('field_set_key')
})
