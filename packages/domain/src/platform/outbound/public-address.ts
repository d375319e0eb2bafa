import ipaddr from 'ipaddr.js'

/** What the Internet's registry hands out: all unicast IPv6 that anybody can reach is in here (RFC 4291). */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3')

/**
 * Whether an address is somebody's on the open Internet. All others (private, loopback, link-local, multicast, shared by
 * carriers, reserved, and the IPv6 forms that carry an IPv4 address inside them) lead into networks that trust us.
 */
export const isPublicAddress = (text: string): boolean => {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.parse(text)
  return address.range() === 'unicast' && (address.kind() === 'ipv4' || address.match(GLOBAL_UNICAST))
}
