import { expect, it } from 'vitest'
import { manifest } from './manifest.ts'
import { persistedQuery } from './queries.ts'

it.each(Object.entries(manifest).map(([hash, { name }]) => [name, hash]))(
  '%s fits the schema and compiles',
  (name, hash) => expect(persistedQuery(hash)?.name).toBe(name),
)

it('nothing else is a query, such as a property that every object has', () => {
  expect(persistedQuery('constructor')).toBeUndefined()
})
