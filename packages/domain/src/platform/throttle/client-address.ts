import { isIP, isIPv4 } from 'node:net'

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** An address as `inet` takes it; `undefined` for what is none (a Unix socket has none). */
export const parseAddress = (text: string | undefined): string | undefined => {
  const plain = (text ?? '').replace(/%.*$/, '')
  const address = MAPPED.exec(plain)?.[1] ?? plain
  return isIP(address) === 0 ? undefined : address
}

/** Whoever has one IPv6 address has its whole /64, so those count as one. IPv4 stands for itself. */
export const networkOf = (address: string): string => {
  if (isIPv4(address)) return address
  // URL spells an address one way, whichever way it came.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const groups =
    tail === undefined ? before : [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after]
  return `${groups.slice(0, 4).join(':')}::/64`
}
