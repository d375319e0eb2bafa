import type { Pin } from '@corkboard/contract'
import { TestSite } from '@corkboard/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { xml2js } from 'xml-js'

let site: TestSite
let pin: Pin
beforeAll(async () => {
  site = await TestSite.start()
  const alice = await site.person('Alice')
  pin = await alice.pinsTo(await alice.createsBoard('Taps & basins'))
})
afterAll(() => site[Symbol.asyncDispose]())

const reads = async (address: string) => {
  const response = await fetch(new URL(address, site.origin))
  return { status: response.status, type: response.headers.get('content-type'), body: await response.text() }
}
const addressesIn = (xml: string): string[] => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address!)

describe('sitemaps', () => {
  it('lead from one URL to every public page', async () => {
    const index = await reads('/sitemap.xml')
    expect(index).toMatchObject({ status: 200, type: 'application/xml; charset=utf-8' })
    const parts = await Promise.all(addressesIn(index.body).map(reads))
    for (const { body } of [index, ...parts]) expect(() => xml2js(body)).not.toThrow()
    const found = parts.flatMap(({ body }) => addressesIn(body))
    expect(found).toContain(`${site.origin}/pin/${pin.id}/`)
    expect(found).toContain(`${site.origin}/alice/`)
    expect(found).toContain(`${site.origin}/alice/taps-basins/`)
    expect(parts.map(({ body }) => body).join('')).toContain(`<image:loc>${site.origin}${pin.images['736x']!.url}`)
  })

  it.each([
    '/sitemaps/pins/17.xml',
    '/sitemaps/pins/9999999999999999999.xml',
    '/sitemaps/secrets/0.xml',
    '/sitemaps/pins/now.xml',
    '/sitemaps/topics/17.xml',
  ])('have no part at %s', async (path) => expect((await reads(path)).status).toBe(404))
})
