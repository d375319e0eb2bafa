import type { EndpointCall, RequestOf } from '@corkboard/contract/endpoint-calls'
import { addressOf } from './endpoint-client.ts'

/** Path and query of a call that is sent in another way than others: `POST /v3/media/`. */
export const addressOfCall = <C extends EndpointCall>(
  call: C,
  request: Pick<RequestOf<C>, Extract<'params' | 'query', keyof RequestOf<C>>>,
): string => addressOf(call.split(' ')[1]!, request)
