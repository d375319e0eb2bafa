import ipaddr from 'ipaddr.js'

/** The range assigned by the Internet's registry: it contains all publicly reachable unicast IPv6 (RFC 4291). */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3')

/** Inside Azure, this address of the public range leads to the machine's own host, with its keys and settings. */
const CLOUD_HOST = '168.63.129.16'

/**
 * True when an address is on the public Internet. All others (private, loopback, link-local, multicast, shared by
 * carriers, reserved, and the IPv6 forms that embed an IPv4 address) lead into networks that trust us.
 */
export const isPublicAddress = (text: string): boolean => {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.parse(text)
  if (address.toString() === CLOUD_HOST) return false
  return address.range() === 'unicast' && (address.kind() === 'ipv4' || address.match(GLOBAL_UNICAST))
}
