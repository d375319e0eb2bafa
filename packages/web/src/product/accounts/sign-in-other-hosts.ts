import type { ResponseOf, RequestOf } from '@corkboard/contract/endpoint-calls'
import type { RestEnvelope } from '@corkboard/contract/resource'
import { addressOfCall } from '../../api/endpoint-address.ts'
import { callEndpoint } from '../../api/endpoint-client.ts'
import type { ApiEnvironment } from '../../api/transport.ts'
import type { Services } from '../../services.tsx'
import { browserEnvironment } from '../../shell/environment.ts'

const SESSION = 'POST /vx/users/cctld_session/'
const CHECK = 'GET /vx/users/cctld_session/'

type Outcome = 'taken' | 'blocked' | 'failed'

const tokenFor = (origin: string, env: ApiEnvironment) =>
  callEndpoint(env, 'POST /vx/users/cctld_token/', { body: { origin } })

const callHost = async <Data>(address: string, init: RequestInit): Promise<RestEnvelope<Data>> => {
  const response = await fetch(address, { ...init, credentials: 'include' })
  return (await response.json()) as RestEnvelope<Data>
}

/** A session is carried over only if the browser has its cookie: browsers store none from the pages of another site. */
const signInAt = async (origin: string, env: ApiEnvironment): Promise<Outcome> => {
  try {
    const sent: RequestOf<typeof SESSION>['body'] = await tokenFor(origin, env)
    // A form needs no preflight.
    const body = new URLSearchParams(sent)
    const { status } = await callHost(`${origin}${addressOfCall(SESSION, {})}`, { method: 'POST', body })
    if (status !== 'success') return 'failed'
    const { data } = await callHost<ResponseOf<typeof CHECK>>(`${origin}${addressOfCall(CHECK, {})}`, {})
    return data?.is_signed_in ? 'taken' : 'blocked'
  } catch {
    return 'failed'
  }
}

/** The hosts that are left while the user is at one of them. */
const KEY = 'corkboard.hosts'

const readRemaining = (): string[] | undefined => {
  const text = sessionStorage.getItem(KEY)
  return text === null ? undefined : (JSON.parse(text) as string[])
}

/** Posts a form at the next host, which sends the user back here with `#session=…`. Nothing goes on until then. */
const visitHosts = async ([origin, ...remaining]: readonly string[], env: ApiEnvironment): Promise<void> => {
  sessionStorage.removeItem(KEY)
  if (origin === undefined) return
  const { token } = await tokenFor(origin, env)
  sessionStorage.setItem(KEY, JSON.stringify(remaining))
  const form = document.createElement('form')
  form.method = 'post'
  form.action = `${origin}${addressOfCall(SESSION, {})}`
  const { href, hash } = location
  for (const [name, value] of Object.entries({ token, next: href.slice(0, href.length - hash.length) })) {
    const field = document.createElement('input')
    Object.assign(field, { type: 'hidden', name, value })
    form.append(field)
  }
  document.body.append(form)
  form.submit()
  return new Promise(() => {})
}

const RESULT = /^#session=(taken|missing)$/

/** The result of the host the user comes back from. */
const takeResult = (): string | undefined => {
  const result = RESULT.exec(location.hash)?.[1]
  if (result === undefined) return undefined
  history.replaceState(history.state, '', location.pathname + location.search)
  return result
}

/**
 * IDENT-11: signs partners, and users who sign in on a country host, in on the site's other hosts too. Where browsers
 * share no session, because the hosts are different sites, the user goes through them and comes back.
 * @param mayLeave false while the user does something that a new document would end
 */
export const signInOtherHosts = async (
  { store, navigator, report }: Services,
  isPartner: boolean,
  mayLeave: () => boolean,
): Promise<void> => {
  const { country_from_hostname: country, other_origins: origins } = store.getState().session.context
  if (!isPartner && country === null) return
  const env = browserEnvironment(store, () => navigator)
  const count = () => report({ kind: 'count', name: 'session not taken along' })
  if (takeResult() === 'missing') count()
  const remaining = readRemaining()
  if (remaining) return visitHosts(remaining, env)
  const outcomes = await Promise.all(origins.map((origin) => signInAt(origin, env)))
  const blocked = origins.filter((_, index) => outcomes[index] === 'blocked')
  if (blocked.length > 0 && mayLeave()) return visitHosts(blocked, env)
  if (outcomes.some((outcome) => outcome !== 'taken')) count()
}
