import type { DataResponse, DataRequest } from '@corkboard/contract'
import { hasOwner } from '@corkboard/domain/accounts/accounts'
import type { Ctx } from '@corkboard/domain/kernel'
import { executeQuery } from '../graphql/queries.ts'
import { callResource } from '../resource/engine/call.ts'

/** Loads data for a page in process, through the same handlers as the endpoints, as this viewer. */
export const load = async (ctx: Ctx, request: DataRequest): Promise<DataResponse> =>
  request.kind === 'resource'
    ? { kind: 'resource', envelope: await callResource(ctx, request.name, 'get', request.options) }
    : { kind: 'query', response: await executeQuery(ctx, request.queryHash, request.variables) }

/** True when something of ours failed, as opposed to a refused request. */
export const hasBrokenDown = (response: DataResponse): boolean =>
  response.kind === 'resource'
    ? (response.envelope.resource_response.error?.http_status ?? 0) >= 500
    : (response.response.errors ?? []).some(({ extensions }) => Number(extensions?.['http_status'] ?? 500) >= 500)

/** Once there is an owner there always is one, so this is only queried until then. */
export const newInstanceCheck = (ctx: Ctx): (() => Promise<boolean>) => {
  let isOwned = false
  return async () => {
    if (!isOwned) isOwned = await hasOwner(ctx)
    return !isOwned
  }
}
