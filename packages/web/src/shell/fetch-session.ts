import type { SessionState } from '@corkboard/contract/page'
import type { RestEnvelope } from '@corkboard/contract/resource'
import { EMBEDDED, PlatformError } from './embedded.ts'

/**
 * SHELL-13: fetches the session of a document without an embedded one. There is no store yet, so no client either.
 * @throws PlatformError naming the element that the document lacks
 */
export const fetchSession = async (): Promise<SessionState> => {
  try {
    const response = await fetch('/_/_/state', { headers: { accept: 'application/json' } })
    const { data } = (await response.json()) as RestEnvelope<SessionState>
    if (!data) throw new Error(`The session state answered ${response.status}.`)
    return data
  } catch (cause) {
    throw new PlatformError(`The page lacks the element #${EMBEDDED.session}.`, { cause })
  }
}
