import { send, type ApiEnvironment } from '../../api/transport.ts'
import type { Services } from '../../services.tsx'
import { browserEnvironment } from '../../shell/environment.ts'

interface Answer {
  readonly status: string
  readonly data: { readonly token: string }
}

const takeTo = async (origin: string, env: ApiEnvironment): Promise<void> => {
  const token = { method: 'POST', path: '/vx/users/cctld_token/', queryName: 'cctld_token', isWrite: true } as const
  const { data } = (await send(env, { ...token, body: new URLSearchParams({ origin }) })) as Answer
  const response = await fetch(`${origin}/vx/users/cctld_session/`, {
    method: 'POST',
    body: new URLSearchParams({ token: data.token }),
    credentials: 'include',
  })
  const { status } = (await response.json()) as Answer
  if (status !== 'success') throw new Error(`A session was not taken along: ${status}`)
}

/**
 * IDENT-11: partners, and whoever signs in at one of the site's country hosts, are signed in at its other hosts too. It
 * goes unseen, and so does its failure: between hosts that are different sites browsers keep no such session, and there
 * the person logs in once more.
 */
export const takeSessionAlong = async ({ store, navigator, report }: Services, isPartner: boolean): Promise<void> => {
  const { country_from_hostname: country, other_origins: origins } = store.getState().session.context
  if (!isPartner && country === null) return
  const env = browserEnvironment(store, () => navigator)
  const results = await Promise.allSettled(origins.map((origin) => takeTo(origin, env)))
  if (results.some(({ status }) => status === 'rejected')) report({ kind: 'count', name: 'session not taken along' })
}
