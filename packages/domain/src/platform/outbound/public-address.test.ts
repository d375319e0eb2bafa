import { describe, expect, it } from 'vitest'
import { isPublicAddress } from './public-address.ts'

describe('[PIN-05] an address that users’ links may lead to', () => {
  it.each([
    '1.1.1.1',
    '8.8.8.8',
    '93.184.216.34',
    '172.15.255.255',
    '172.32.0.1',
    '100.63.255.255',
    '100.128.0.1',
    '169.253.1.1',
    '192.167.1.1',
    '223.255.255.254',
    '2606:4700:4700::1111',
    '2a00:1450:4001:80b::200e',
  ])('may be %s', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })

  it.each([
    ['this network', '0.0.0.0'],
    ['this network', '0.1.2.3'],
    ['private', '10.0.0.1'],
    ['private', '172.16.0.1'],
    ['private', '172.31.255.255'],
    ['private', '192.168.1.1'],
    ['shared by a carrier', '100.64.0.1'],
    ['shared by a carrier', '100.127.255.255'],
    ['loopback', '127.0.0.1'],
    ['loopback', '127.255.255.254'],
    ['link-local, where clouds keep their secrets', '169.254.169.254'],
    ['for protocols', '192.0.0.1'],
    ['for documents', '192.0.2.1'],
    ['for documents', '198.51.100.1'],
    ['for documents', '203.0.113.1'],
    ['a relay', '192.88.99.1'],
    ['for measuring', '198.18.0.1'],
    ['multicast', '224.0.0.1'],
    ['multicast', '239.255.255.255'],
    ['reserved', '240.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['unspecified', '::'],
    ['loopback', '::1'],
    ['mapped', '::ffff:127.0.0.1'],
    ['mapped', '::ffff:8.8.8.8'],
    ['mapped, written otherwise', '::ffff:7f00:1'],
    ['compatible with IPv4', '::127.0.0.1'],
    ['translated', '::ffff:0:127.0.0.1'],
    ['behind NAT64', '64:ff9b::7f00:1'],
    ['behind a NAT64 of one’s own', '64:ff9b:1::7f00:1'],
    ['6to4 of a loopback', '2002:7f00:1::'],
    ['6to4 of anything', '2002:808:808::1'],
    ['Teredo', '2001::1'],
    ['for measuring', '2001:2::1'],
    ['ORCHID', '2001:20::1'],
    ['for documents', '2001:db8::1'],
    ['for documents', '3fff::1'],
    ['unique local', 'fc00::1'],
    ['unique local', 'fd00::1'],
    ['link-local', 'fe80::1'],
    ['link-local with a zone', 'fe80::1%eth0'],
    ['site-local of old', 'fec0::1'],
    ['multicast', 'ff02::1'],
    ['for what is thrown away', '100::1'],
    ['for routing by segments', '5f00::1'],
    ['not handed out yet', '4000::1'],
    ['no address', 'localhost'],
    ['no address', ''],
  ])('is not one that is %s: %s', (_, address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
})
