import type { DataRequest } from '@corkboard/contract/page'
import type { DataOf, OptionsOf } from '@corkboard/contract/resource'
import type * as Definitions from '@corkboard/contract/resources'
import type { PageRequest } from '../router/define-page.ts'

type Resources = typeof Definitions
type Key = { [K in keyof Resources]: Resources[K] extends { actions: unknown } ? K : never }[keyof Resources]
type ActionsOf<N extends Key> = Resources[N]['actions']
type GetOf<N extends Key> = ActionsOf<N> extends { get: infer A } ? A : never
type Listed<N extends Key> = GetOf<N> extends { list: true } ? N : never
type Single<N extends Key> = GetOf<N> extends never ? never : GetOf<N> extends { list: true } ? never : N

/** Resources that return a single item. */
export type SingleName = { [N in Key]: Single<N> }[Key]
/** Resources that return a list with a bookmark. */
export type ListName = { [N in Key]: Listed<N> }[Key]
/** Resources that write, by verb. */
export type WriteVerb = 'create' | 'update' | 'delete'
export type WriteName<V extends WriteVerb> = {
  [N in Key]: ActionsOf<N> extends { [verb in V]: unknown } ? N : never
}[Key]
type WriteOf<N extends Key, V extends WriteVerb> = ActionsOf<N> extends { [verb in V]: infer A } ? A : never

export type GetOptions<N extends Key> = OptionsOf<GetOf<N>>
export type WriteOptions<N extends Key, V extends WriteVerb> = OptionsOf<WriteOf<N, V>>
export type WriteData<N extends Key, V extends WriteVerb> = DataOf<WriteOf<N, V>>

export type ResourceRequest = Extract<PageRequest, { kind: 'resource' }>
export type QueryRequest = Extract<PageRequest, { kind: 'query' }>

/** Requests a single item by resource name: `resource('UserResource', { username })`. */
export const resource = <N extends SingleName>(name: N, options: GetOptions<N>): ResourceRequest => ({
  kind: 'resource',
  name,
  options: options as Record<string, unknown>,
})

/** Requests a list by resource name. `page_size` may be among its options. */
export const list = <N extends ListName>(
  name: N,
  options: GetOptions<N> & { readonly page_size?: number },
): ResourceRequest => ({ kind: 'resource', name, options: options as Record<string, unknown>, list: true })

/** Requests a persisted query of the committed manifest. */
export const query = (
  document: { readonly name: string; readonly queryHash: string },
  variables: Readonly<Record<string, unknown>>,
): QueryRequest => ({ kind: 'query', name: document.name, queryHash: document.queryHash, variables })

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const fields = value as Record<string, unknown>
  return Object.fromEntries(
    Object.keys(fields)
      .toSorted()
      .map((name) => [name, sorted(fields[name])]),
  )
}

const writeKey = (request: DataRequest): string =>
  request.kind === 'resource'
    ? `${request.name} ${JSON.stringify(sorted(request.options))}`
    : `${request.queryHash} ${JSON.stringify(sorted(request.variables))}`

const keys = new WeakMap<DataRequest, string>()

/**
 * Returns the key of a response in the store: name and options, or query id and variables, in any order. Computed once
 * per request object, because selectors need it at every store change.
 */
export const requestKey = (request: DataRequest): string => {
  let key = keys.get(request)
  if (key === undefined) keys.set(request, (key = writeKey(request)))
  return key
}
