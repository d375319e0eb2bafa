import type { Pin } from '@corkboard/contract'
import { type LocalServer, sendPage, startLocalServer, TestSite } from '@corkboard/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'

/** A server in the site's own network, with something worth stealing. It is reachable only through the site. */
let inside: LocalServer
/** A page on the Internet that redirects wherever its owner likes. */
let shop: LocalServer
let site: TestSite

const HOPS = new Map([
  ['/hop', () => '/hop/2'],
  ['/hop/2', () => '/hop/3'],
  ['/hop/3', () => `${inside.origin}/secret`],
  ['/direct', () => `${inside.origin}/secret`],
  ['/by-name', () => `http://localhost:${inside.port}/secret`],
  ['/by-ipv6', () => `http://[::ffff:127.0.0.1]:${inside.port}/secret`],
  ['/by-number', () => `http://2130706433:${inside.port}/secret`],
  ['/standard-port', () => 'http://127.0.0.1/secret'],
  ['/cloud', () => 'http://169.254.169.254/latest/meta-data/'],
  ['/azure', () => 'http://168.63.129.16/machine?comp=goalstate'],
  ['/file', () => 'file:///etc/passwd'],
])

beforeAll(async () => {
  inside = await startLocalServer((_, response) => sendPage(response, '<title>The secret</title>'))
  shop = await startLocalServer(({ url = '' }, response) => {
    const to = HOPS.get(url)
    if (!to) return sendPage(response, '<title>A shop</title>')
    response.writeHead(302, { location: to() }).end()
  })
  site = await TestSite.start({ trustedServers: [shop.place] })
})
afterAll(async () => {
  await site[Symbol.asyncDispose]()
  await shop[Symbol.asyncDispose]()
  await inside[Symbol.asyncDispose]()
})

/** The number of pages of which a reading has succeeded or failed. */
const countRead = async (): Promise<number> => {
  const pages = await site.site.database.db.selectFrom('link_pages').select(['read_at', 'failures']).execute()
  return pages.filter(({ read_at: readAt, failures }) => readAt !== null || failures > 0).length
}

it('[PIN-05 a] a link that redirects into the site’s own network reveals nothing of it', async () => {
  const alice = await site.person('Alice')
  const board = await alice.createsBoard('Links')
  const open = await alice.pinsTo(board, { link: `${shop.origin}/open` })
  const pins: Pin[] = []
  for (const path of HOPS.keys()) pins.push(await alice.pinsTo(board, { link: `${shop.origin}${path}` }))
  for (const link of [`${inside.origin}/secret`, 'http://169.254.169.254/latest/meta-data/']) {
    pins.push(await alice.pinsTo(board, { link }))
  }
  await expect.poll(countRead).toBe(pins.length + 1)
  expect((await alice.sees(open))?.rich_metadata).toMatchObject({ title: 'A shop' })
  for (const pin of pins) expect((await alice.sees(pin))?.rich_metadata).toBeNull()
  expect(shop.requests.map(({ url }) => url)).toEqual(expect.arrayContaining(['/open', ...HOPS.keys()]))
  expect(inside.requests).toEqual([])
})
