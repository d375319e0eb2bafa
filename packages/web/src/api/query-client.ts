import type { QueryResponse } from '@corkboard/contract/page'
import type { Reporter } from '../report.ts'
import { requestKey, type QueryRequest } from '../store/requests.ts'
import { errorOf, GraphQLFetchError, isAbort } from './errors.ts'
import { createQueryCache, type QueryCache } from './query-cache.ts'
import { callHeaders, csrfToken, send, type ApiEnvironment } from './transport.ts'

/** SHELL-22, SHELL-23: sends persisted queries by hash. */
export interface QueryClient {
  /**
   * Loads from the cache while the response is fresh, otherwise from the server.
   * @throws GraphQLFetchError, or ApiError for a refusal
   */
  load(
    request: QueryRequest,
    options?: { readonly force?: boolean; readonly signal?: AbortSignal },
  ): Promise<QueryResponse>
  /** Caches a response that came with the page. */
  prefill(request: QueryRequest, response: QueryResponse): void
  /** Clears the cache, because the viewer has changed. */
  clear(): void
}

export const createQueryClient = (
  env: ApiEnvironment,
  report: Reporter = () => {},
  cache: QueryCache<QueryResponse> = createQueryCache(env.now),
): QueryClient => {
  const underway = new Map<string, Promise<QueryResponse>>()

  const fetchQuery = async (request: QueryRequest, signal?: AbortSignal): Promise<QueryResponse> => {
    const { queryHash, variables, name } = request
    const call = { queryName: name, isWrite: false }
    const headers = callHeaders(env, call)
    try {
      return (await send(env, {
        ...call,
        method: 'POST',
        path: '/_/graphql/',
        body: JSON.stringify({ queryHash, variables }),
        signal,
      })) as QueryResponse
    } catch (thrown) {
      const error = errorOf(thrown)
      // A refusal is not a network failure.
      if (isAbort(thrown) || (error.httpStatus > 0 && error.httpStatus < 500)) throw thrown
      const failure = new GraphQLFetchError(error, { name, headers, cookie: csrfToken(env.cookies()) }, thrown)
      report({ kind: 'error', error: failure, where: 'query' })
      throw failure
    }
  }

  return {
    load: (request, { force = false, signal } = {}) => {
      const key = requestKey(request)
      const known = force ? undefined : cache.get(key)
      if (known) return Promise.resolve(known)
      const shared = underway.get(key)
      if (shared) return shared
      const loading = fetchQuery(request, signal)
        .then((response) => {
          if (!response.errors?.length) cache.set(key, response)
          return response
        })
        .finally(() => underway.delete(key))
      underway.set(key, loading)
      return loading
    },
    prefill: (request, response) => {
      if (!response.errors?.length) cache.set(requestKey(request), response)
    },
    clear: () => cache.clear(),
  }
}
