import type { EndpointCall, RequestOf } from '@corkboard/contract/endpoint-calls'
import { callEndpoint } from '../../api/endpoint-client.ts'
import type { Services } from '../../services.tsx'
import { browserEnvironment } from '../../shell/environment.ts'
import { entitiesReceived } from '../../store/entities.ts'
import { normalizeResource } from '../../store/normalize.ts'

type App = Pick<Services, 'store' | 'navigator'>
type CommentCall = Extract<EndpointCall, `${string} /v3/${'aggregated_comments' | 'helpful'}/${string}`>

/** A write on comments; a comment in its reply is taken into the store. @throws ApiError */
export const callComments = async <C extends CommentCall>(
  { store, navigator }: App,
  call: C,
  request: RequestOf<C>,
): Promise<void> => {
  const env = browserEnvironment(store, () => navigator)
  const data = await callEndpoint(env, call, request)
  store.dispatch(entitiesReceived(normalizeResource(data).entities))
}
