import fastJsonStringify from 'fast-json-stringify'
import type { TSchema } from 'typebox'
import { compileWhenUsed } from './compile-when-used.ts'

export type Stringify = (data: unknown) => string

interface JsonSchema {
  readonly type?: string
  readonly const?: unknown
  readonly anyOf?: readonly JsonSchema[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly patternProperties?: Readonly<Record<string, JsonSchema>>
  readonly items?: JsonSchema
  readonly [keyword: string]: unknown
}

/** A writer of {@link writable} schemas: it writes what they name and nothing else. */
export const compileJson = (schema: JsonSchema): Stringify =>
  compileWhenUsed(() => fastJsonStringify(schema as fastJsonStringify.Schema))

/**
 * The same schema in a form that compiles to straight code: "this or null" and choices of fixed texts then need no
 * validator at run time, which would otherwise run for every such field of every item.
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
