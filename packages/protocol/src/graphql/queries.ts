import { type CorkboardError, fail, type QueryResponse } from '@corkboard/contract'
import type { Ctx } from '@corkboard/domain/kernel'
import type { DetailOptions } from '@corkboard/domain/content/pins'
import {
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
  parse,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
} from 'graphql/index.js'
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit'
import { asRefusal, reportRefusal } from '../errors/refusal.ts'
import { toQueryError } from '../errors/graphql-errors.ts'
import { createSchema } from './create-schema.ts'
import { queryContext } from './loaders.ts'
import { manifest } from './manifest.ts'

export type Variables = Readonly<Record<string, unknown>>

/** A response. `refusal` is the most serious reason why there is no data at all; a partial response has none. */
export interface QueryOutcome {
  readonly response: QueryResponse
  readonly refusal?: CorkboardError
}

interface Persisted {
  readonly name: string
  readonly compiled: CompiledQuery
  readonly wanted: DetailOptions
}

/** Fields that make reading a pin more expensive, by type. */
const OF_SUBJECTS = ['PinJoin.annotations', 'PinJoin.relatedInterests']
const OF_SURROUNDINGS = ['Pin.pinTags', 'Pin.userMentionTags', 'Pin.trackedLink']

const detailsIn = (schema: GraphQLSchema, document: DocumentNode): DetailOptions => {
  const fields = new Set<string>()
  const types = new TypeInfo(schema)
  const note = visitWithTypeInfo(types, {
    Field: ({ name }) => void fields.add(`${types.getParentType()?.name}.${name.value}`),
  })
  visit(document, note)
  const hasAny = (wanted: readonly string[]) => wanted.some((field) => fields.has(field))
  return { subjects: hasAny(OF_SUBJECTS), surroundings: hasAny(OF_SURROUNDINGS) }
}

let schema: GraphQLSchema | undefined

/** @throws when the document does not fit the schema. `queries.test.ts` compiles all of them. */
const compile = (name: string, document: string): Persisted => {
  schema ??= createSchema()
  const parsed = parse(document)
  const [problem] = validate(schema, parsed)
  if (problem) throw new Error(`Persisted query ${name}: ${problem.message}`)
  const compiled = compileQuery(schema, parsed, name)
  if (!isCompiledQuery(compiled)) throw new Error(`Persisted query ${name} cannot be compiled`)
  return { name, compiled, wanted: detailsIn(schema, parsed) }
}

const queries = new Map<string, Persisted>()

/** Compiles each query at its first use: all of them would take a fifth of the start. */
export const persistedQuery = (hash: string): Persisted | undefined => {
  const known = queries.get(hash)
  if (known) return known
  const entry = Object.hasOwn(manifest, hash) ? manifest[hash] : undefined
  if (!entry) return undefined
  const query = compile(entry.name, entry.document)
  queries.set(hash, query)
  return query
}

/**
 * Executes a persisted query as this viewer, for the endpoint and, in process, for server rendering.
 * @throws 'query.unknown' for a hash that is not in the manifest
 */
export const runQuery = async (ctx: Ctx, queryHash: string, variables: Variables): Promise<QueryOutcome> => {
  const query = persistedQuery(queryHash)
  if (!query) throw fail('query.unknown', { field: 'queryHash' })
  const result = await query.compiled.query(undefined, queryContext(ctx, query.wanted), variables)
  const { data, errors = [] } = result
  if (errors.length === 0) return { response: { data: data ?? null } }
  const refusals = errors.map(refusalOf)
  refusals.forEach((refusal) => reportRefusal(ctx, refusal, query.name))
  const hasData = Object.values(data ?? {}).some((value) => value !== null)
  const gravest = refusals.reduce((worse, refusal) => (refusal.status > worse.status ? refusal : worse))
  return {
    response: { data: data ?? null, errors: refusals.map(toQueryError) },
    ...(hasData ? {} : { refusal: gravest }),
  }
}

const VARIABLE = /"\$(\w+)"/

/** The error that a resolver threw. If there is none, the variables do not fit the query. */
const refusalOf = (error: GraphQLError): CorkboardError => {
  if (error.originalError) return asRefusal(error.originalError)
  if (error.path) return asRefusal(error)
  const variable = VARIABLE.exec(error.message)?.[1]
  return fail('request.invalid', { field: variable === undefined ? 'variables' : `variables.${variable}` })
}

/** The same for server rendering: never throws; an error is a response with `errors`. */
export const executeQuery = async (ctx: Ctx, queryHash: string, variables: Variables): Promise<QueryResponse> => {
  try {
    return (await runQuery(ctx, queryHash, variables)).response
  } catch (error) {
    const refusal = asRefusal(error)
    reportRefusal(ctx, refusal, 'a persisted query')
    return { data: null, errors: [toQueryError(refusal)] }
  }
}
