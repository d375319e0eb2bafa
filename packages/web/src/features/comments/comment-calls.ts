import type { RestEnvelope } from '@corkboard/contract/resource'
import { send, type Call } from '../../api/transport.ts'
import type { Services } from '../../services.tsx'
import { browserEnvironment } from '../../shell/environment.ts'
import { entitiesReceived } from '../../store/entities.ts'
import { normalizeResource } from '../../store/normalize.ts'

type App = Pick<Services, 'store' | 'navigator'>

/** A write at a `/v3/…` address; a comment in its answer is taken into the store. @throws ApiError */
export const callComments = async (
  { store, navigator }: App,
  method: Exclude<Call['method'], 'GET'>,
  path: string,
  fields: Readonly<Record<string, unknown>> = {},
): Promise<void> => {
  const answer = (await send(
    browserEnvironment(store, () => navigator),
    // The address names the call, and an id is no part of its name.
    { method, path, queryName: path.replace(/\d{3,}/, 'id'), body: JSON.stringify(fields), isWrite: true },
  )) as RestEnvelope
  store.dispatch(entitiesReceived(normalizeResource(answer.data).entities))
}
