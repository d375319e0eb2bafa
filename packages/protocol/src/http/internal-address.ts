import { BlockList, isIPv6 } from 'node:net'

const INTERNAL = new BlockList()
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  INTERNAL.addSubnet(network, bits, 'ipv4')
}
INTERNAL.addAddress('::1', 'ipv6')
INTERNAL.addSubnet('fc00::', 7, 'ipv6')
INTERNAL.addSubnet('fe80::', 10, 'ipv6')

/** True when a request comes from the operator's own network, judging by its IP address. */
export const isInternalAddress = (address: string): boolean =>
  INTERNAL.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
