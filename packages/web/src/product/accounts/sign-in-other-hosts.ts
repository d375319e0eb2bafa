import type { RequestOf } from '@corkboard/contract/endpoint-calls'
import type { RestEnvelope } from '@corkboard/contract/resource'
import { addressOfCall } from '../../api/endpoint-address.ts'
import { callEndpoint } from '../../api/endpoint-client.ts'
import type { ApiEnvironment } from '../../api/transport.ts'
import type { Services } from '../../services.tsx'
import { browserEnvironment } from '../../shell/environment.ts'

const SESSION = 'POST /vx/users/cctld_session/'

const signInAt = async (origin: string, env: ApiEnvironment): Promise<void> => {
  const body: RequestOf<typeof SESSION>['body'] = await callEndpoint(env, 'POST /vx/users/cctld_token/', {
    body: { origin },
  })
  const response = await fetch(`${origin}${addressOfCall(SESSION, {})}`, {
    method: 'POST',
    // A form needs no preflight.
    body: new URLSearchParams(body),
    credentials: 'include',
  })
  const { status } = (await response.json()) as RestEnvelope
  if (status !== 'success') throw new Error(`A session was not taken along: ${status}`)
}

/**
 * IDENT-11: signs partners, and users who sign in on a country host, in on the site's other hosts too. It is invisible,
 * and so is a failure: browsers do not share such a session between different sites, and there the user logs in again.
 */
export const signInOtherHosts = async ({ store, navigator, report }: Services, isPartner: boolean): Promise<void> => {
  const { country_from_hostname: country, other_origins: origins } = store.getState().session.context
  if (!isPartner && country === null) return
  const env = browserEnvironment(store, () => navigator)
  const results = await Promise.allSettled(origins.map((origin) => signInAt(origin, env)))
  if (results.some(({ status }) => status === 'rejected')) report({ kind: 'count', name: 'session not taken along' })
}
