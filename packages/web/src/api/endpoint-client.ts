import type { ResponseOf, EndpointCall, RequestOf } from '@corkboard/contract/endpoint-calls'
import type { RestEnvelope } from '@corkboard/contract/resource'
import { successful } from './errors.ts'
import { send, type ApiEnvironment, type Call } from './transport.ts'

interface Parts {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, string | number>>
  readonly body?: object
  readonly signal?: AbortSignal
}

/** A request without required parts may be left out. */
type Given<C extends EndpointCall, Request = RequestOf<C> & Pick<Parts, 'signal'>> =
  object extends RequestOf<C> ? [request?: Request] : [request: Request]

/** @param path as the contract has it, with parameters in braces */
export const addressOf = (path: string, { params, query }: Parts): string => {
  const filled = path.replaceAll(/{(\w+)}/g, (_, name: string) => encodeURIComponent(params![name]!))
  if (!query) return filled
  return `${filled}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`
}

/** Calls an endpoint of the contract and gives the `data` of its response. @throws ApiError */
export const callEndpoint = (async (env: ApiEnvironment, name: string, request: Parts = {}) => {
  const [method, path] = name.split(' ') as [Call['method'], string]
  const response = await send(env, {
    method,
    path: addressOf(path, request),
    queryName: path,
    body: request.body && JSON.stringify(request.body),
    isWrite: method !== 'GET',
    signal: request.signal,
  })
  return successful(response as RestEnvelope).data
}) as <C extends EndpointCall>(env: ApiEnvironment, call: C, ...request: Given<C>) => Promise<ResponseOf<C>>
