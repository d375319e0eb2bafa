import { expect, it } from 'vitest'
import { addressOf, type Parts, queryToStore, resultsOf } from './search-requests.ts'

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

it('[FIND-06 a] recent searches get what was searched instead of a typo, and nothing of a search that asks for help', () => {
  const typed = { scope: 'pins', query: 'kichen' } as const
  const typo = { original_query: 'kichen', corrected_query: 'kitchen' }
  const parts = { sensitivity: null, typo: null } as Parts
  expect(queryToStore(typed, { ...parts, typo })).toBe('kitchen')
  expect(queryToStore({ ...typed, isExact: true }, parts)).toBe('kichen')
  expect(
    queryToStore(typed, { ...parts, sensitivity: { topic: 'low_mood', is_withheld: false } } as Parts),
  ).toBeUndefined()
  expect(queryToStore(typed, undefined)).toBeUndefined()
})
