import { Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'

/** Returns the addresses of a name; empty when it has none. */
export type ResolveHost = (name: string, signal: AbortSignal) => Promise<readonly string[]>

/**
 * Queries the name servers, not the machine: names in its hosts file must not be reachable from outside, and its
 * resolver would block one of a few threads for as long as a hostile name server likes.
 */
export const resolveByDns: ResolveHost = async (name, signal) => {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 })
  const cancel = () => resolver.cancel()
  signal.addEventListener('abort', cancel, { once: true })
  const responses = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
  signal.removeEventListener('abort', cancel)
  return responses.flatMap((response) => (response.status === 'fulfilled' ? response.value : []))
}

/** Returns the address if a URL's host already is one, without the brackets of IPv6. */
export const literalAddress = (hostname: string): string | undefined => {
  const address = hostname.replace(/^\[|\]$/g, '')
  return isIP(address) === 0 ? undefined : address
}
