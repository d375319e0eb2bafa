import type { ResourceAction } from '@corkboard/contract'
import type { TSchema } from 'typebox'
import { compileJson, type Stringify, writable } from '../../fields/stringify.ts'

/** The `type` that a schema fixes for its items. */
const typeOf = (schema: TSchema): string | undefined =>
  (schema as { readonly properties?: { readonly type?: { readonly const?: string } } }).properties?.type?.const

/**
 * A serializer for lists of items of several types, which picks the one for each item by its `type`. Otherwise a
 * validator would try each schema on each item.
 */
const compileMixedList = (schemas: readonly TSchema[]): Stringify => {
  const writers = new Map(schemas.map((schema) => [typeOf(schema), compileJson(writable(schema))]))
  return (items) => {
    // Joining an array would copy every item once more.
    let json = ''
    for (const item of items as readonly { readonly type: string }[]) {
      const write = writers.get(item.type)
      if (!write) throw new TypeError(`The contract has no item of type ${item.type} here.`)
      json += json === '' ? write(item) : `,${write(item)}`
    }
    return `[${json}]`
  }
}

/**
 * Compiles the serializer for one action's `data`. It writes only fields named in the contract, so that no internal
 * field can leak, and rejects a response that lacks a promised field.
 */
export const compileData = (action: ResourceAction): Stringify => {
  const choices = (action.data as { readonly anyOf?: readonly TSchema[] }).anyOf
  if (action.list && !action.extra && choices?.every((choice) => typeOf(choice) !== undefined)) {
    return compileMixedList(choices)
  }
  const schema = writable(action.data)
  const items = { type: 'array', items: schema }
  const extra = action.extra && writable(action.extra)
  const response = extra
    ? { ...extra, properties: { ...extra.properties, results: items } }
    : action.list
      ? items
      : schema
  return compileJson(response)
}
