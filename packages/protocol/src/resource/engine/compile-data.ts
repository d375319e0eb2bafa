import type { ResourceAction } from '@corkboard/contract'
import fastJsonStringify from 'fast-json-stringify'
import type { TSchema } from 'typebox'

export type StringifyData = (data: unknown) => string

interface JsonSchema {
  readonly type?: string
  readonly const?: unknown
  readonly anyOf?: readonly JsonSchema[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly patternProperties?: Readonly<Record<string, JsonSchema>>
  readonly items?: JsonSchema
  readonly [keyword: string]: unknown
}

/**
 * Compiles the writer of one action's `data`. It writes what the contract names and nothing else, so a field that is
 * not meant for clients cannot slip out, and refuses an answer in which a promised field is missing.
 */
export const compileData = (action: ResourceAction): StringifyData => {
  const schema = writable(action.data)
  const items = { type: 'array', items: schema }
  const beside = action.beside && writable(action.beside)
  const answer = beside
    ? { ...beside, properties: { ...beside.properties, results: items } }
    : action.list
      ? items
      : schema
  return fastJsonStringify(answer as fastJsonStringify.Schema)
}

/**
 * The same schema in the form the compiler turns into straight code: "this or null" and choices of fixed texts need no
 * validator at run time, which would otherwise run once for every such field of every item.
 */
export const writable = (schema: TSchema | JsonSchema): JsonSchema => {
  const given = schema as JsonSchema
  if (given.anyOf) {
    const choices = given.anyOf.filter((choice) => choice.type !== 'null')
    const nullable = choices.length < given.anyOf.length ? { nullable: true } : {}
    if (choices.every((choice) => typeof choice.const === 'string')) return { type: 'string', ...nullable }
    const [only] = choices
    if (choices.length === 1 && only) return { ...writable(only), ...nullable }
    return { anyOf: given.anyOf.map(writable) }
  }
  if (typeof given.const === 'string') return { type: 'string' }
  if (given.properties) {
    const properties = Object.fromEntries(
      Object.entries(given.properties).map(([name, property]) => [name, writable(property)]),
    )
    return { type: 'object', properties, required: given['required'] ?? [] }
  }
  if (given.patternProperties) {
    const patternProperties = Object.fromEntries(
      Object.entries(given.patternProperties).map(([pattern, value]) => [pattern, writable(value)]),
    )
    return { type: 'object', patternProperties }
  }
  if (given.items) return { type: 'array', items: writable(given.items) }
  return given.type === undefined ? {} : { type: given.type }
}
