import { Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'

/** The addresses of a name; none where it has none. */
export type ResolveHost = (name: string, signal: AbortSignal) => Promise<readonly string[]>

/**
 * Asks the name servers, not the machine: what its hosts file calls by a name is nobody's business outside, and its
 * resolver would hold a thread of few for as long as a hostile name server likes.
 */
export const resolveByDns: ResolveHost = async (name, signal) => {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 })
  const cancel = () => resolver.cancel()
  signal.addEventListener('abort', cancel, { once: true })
  const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
  signal.removeEventListener('abort', cancel)
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
}

/** The address that a URL's host is already, without the brackets of IPv6. */
export const literalAddress = (hostname: string): string | undefined => {
  const address = hostname.replace(/^\[|\]$/g, '')
  return isIP(address) === 0 ? undefined : address
}
