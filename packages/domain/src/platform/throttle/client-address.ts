import { isIP, isIPv4 } from 'node:net'

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** Parses an IP address for `inet`; `undefined` if there is none (a Unix socket has none). */
export const parseAddress = (text: string | undefined): string | undefined => {
  const plain = (text ?? '').replace(/%.*$/, '')
  const address = MAPPED.exec(plain)?.[1] ?? plain
  return isIP(address) === 0 ? undefined : address
}

/**
 * The network of an address: for IPv6 the whole /64, because one customer usually has all of it; for IPv4 the address
 * itself.
 */
export const networkOf = (address: string): string => {
  if (isIPv4(address)) return address
  // URL normalizes the spelling of an address.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const groups =
    tail === undefined ? before : [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after]
  return `${groups.slice(0, 4).join(':')}::/64`
}
