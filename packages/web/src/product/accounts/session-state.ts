import type { SessionState } from '@corkboard/contract/page'
import { callEndpoint } from '../../api/endpoint-client.ts'
import type { Services } from '../../services.tsx'
import { accountEnvironment } from '../../shell/environment.ts'

/**
 * Returns who is signed in to the browser by now, with the context and experiences of a page that starts with them.
 * @throws ApiError
 */
export const loadSessionState = ({ store, navigator }: Pick<Services, 'store' | 'navigator'>): Promise<SessionState> =>
  callEndpoint(accountEnvironment(store, navigator), 'GET /_/_/state', { query: { source_url: location.pathname } })
