import type { Site } from '../../kernel/index.ts'

/** Names that lead to the reader's own machine, through whatever port they forward to the site. */
const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname)

/**
 * A link for a mail. Without a configured origin, its host is the Host header of a request, in which anyone can name
 * their own server to get the link's token there; then it leads to the site's port on this machine.
 */
export const onOwnHost = ({ origin, hasPublicOrigin }: Pick<Site, 'origin' | 'hasPublicOrigin'>, link: string) => {
  const { hostname, pathname, search } = new URL(link)
  return hasPublicOrigin || isLoopback(hostname) ? link : `${origin}${pathname}${search}`
}
