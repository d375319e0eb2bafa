import * as contract from '@corkboard/contract'
import type { ResourceAction, ResourceDefinition, ResourceVerb } from '@corkboard/contract'
import Type, { type TSchema } from 'typebox'
import { Compile } from 'typebox/compile'

const definitions = new Map(
  Object.values<unknown>(contract)
    .filter((value): value is ResourceDefinition => typeof value === 'object' && value !== null && 'actions' in value)
    .map((definition) => [definition.name, definition]),
)

/** Returns every resource and verb of the contract, for tests that go through all of them. */
export const everyAction = (): { name: string; verb: ResourceVerb; action: ResourceAction }[] =>
  [...definitions.values()].flatMap(({ name, actions }) =>
    (Object.entries(actions) as [ResourceVerb, ResourceAction][]).map(([verb, action]) => ({ name, verb, action })),
  )

const compiled = new Map<TSchema, ReturnType<typeof Compile>>()

/** Fails the test with the field at fault when a response does not match the contract. */
export const checkAgainst = (schema: TSchema, data: unknown, what: string): void => {
  const check = compiled.get(schema) ?? Compile(schema)
  compiled.set(schema, check)
  if (check.Check(data)) return
  const [error] = check.Errors(data)
  throw new Error(`${what} breaks the contract at ${error?.instancePath ?? ''}: ${error?.message ?? ''}`)
}

const lists = new Map<TSchema, TSchema>()

const listOf = (schema: TSchema): TSchema => {
  const list = lists.get(schema) ?? Type.Array(schema)
  lists.set(schema, list)
  return list
}

export const checkResourceData = (name: string, verb: ResourceVerb, data: unknown): void => {
  const action = definitions.get(name)?.actions[verb]
  if (action?.extra) {
    const { results, ...others } = data as { results: unknown }
    checkAgainst(action.extra, others, `${name} ${verb}`)
    checkAgainst(listOf(action.data), results, `${name} ${verb}`)
    return
  }
  if (action) checkAgainst(action.list ? listOf(action.data) : action.data, data, `${name} ${verb}`)
}
