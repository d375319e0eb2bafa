import { addUnsafeDomain, removeUnsafeDomain } from '@corkboard/domain/content/links'
import { startLocalServer, sendPage, TestSite, type Visitor } from '@corkboard/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pagesPlugin } from './plugin.ts'
import type { PageRenderer } from './renderer.ts'

/** No page is rendered for outgoing links. */
const renderer: PageRenderer = {
  render: async () => ({ status: 404, html: ['nothing'], dependsOn: [], preload: [] }),
  renderFailure: () => ({ status: 500, html: ['failed'], dependsOn: [], preload: [] }),
  pageKey: () => undefined,
  handlers: () => ({ base: '/', files: [], handlers: {} }),
  inlineScripts: [],
  offlineWorker: () => '',
}

const start = (linkCheckUrl?: string, trustedServers: readonly string[] = []) =>
  TestSite.start({
    trustedServers,
    ...(linkCheckUrl !== undefined && { linkCheckUrl }),
    pages: async (site) => ({
      plugin: pagesPlugin({
        site,
        renderer,
        defaults: { country: 'NZ', appVersion: 'v1', stage: 'production' },
      }),
      files: async () => {},
      appVersion: 'v1',
    }),
  })

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'
const follow = async (visitor: Visitor, path: string, headers: Record<string, string> = {}) => {
  const response = await visitor.browser.send(path, { headers })
  return { status: response.status, to: response.headers.get('location'), headers: response.headers }
}

let site: TestSite
beforeAll(async () => {
  site = await start()
})
afterAll(() => site[Symbol.asyncDispose]())

const pinTo = async (at: TestSite, link: string) => {
  const person = await at.person(`P${crypto.randomUUID().slice(0, 6)}`)
  return person.pinsTo(await person.createsBoard('Kitchens'), { link })
}

describe('[PIN-16 a b c] a pin’s link', () => {
  it('is found by the pin’s id only for viewers who see the pin', async () => {
    const person = await site.person(`P${crypto.randomUUID().slice(0, 6)}`)
    const link = 'https://shop.example/pot'
    const pin = await person.pinsTo(await person.createsBoard('Pots'), { link })
    const secret = await person.pinsTo(await person.createsBoard('Own', { privacy: 'secret' }), { link })
    const without = await person.pinsTo(await person.createsBoard('Bare'))
    const way = ({ id }: { id: string }) => `/offsite/?pin=${id}`
    expect(await follow(site.visitor(), way(pin))).toMatchObject({ status: 302, to: pin.tracked_link })
    expect(await follow(person, way(secret))).toMatchObject({ status: 302, to: secret.tracked_link })
    for (const pinId of [secret, without, { id: '1' }, { id: '' }]) {
      expect((await follow(site.visitor(), way(pinId))).status).toBe(404)
    }
  })

  it('[PIN-02 a] in its description leads out the same way, and only if the description has it', async () => {
    const person = await site.person(`P${crypto.randomUUID().slice(0, 6)}`)
    const description = 'See (https://tiles.example/a?b=1&c=ü), http://tiles.example.'
    const pin = await person.pinsTo(await person.createsBoard('Tiles'), { description })
    const way = (url: string) => `/offsite/?${new URLSearchParams({ pin: pin.id, url }).toString()}`
    const leads = async (url: string) => {
      const { status, to } = await follow(site.visitor(), way(url))
      return to === null ? status : (await follow(site.visitor(), to)).to
    }
    expect(await leads('https://tiles.example/a?b=1&c=ü')).toBe('https://tiles.example/a?b=1&c=%C3%BC')
    expect(await leads('http://tiles.example')).toBe('http://tiles.example/')
    for (const url of [
      'https://tiles.example/a',
      'https://evil.example/',
      'javascript:alert(1)',
      'http://tiles.example/',
    ])
      expect(await leads(url)).toBe(404)
  })

  it('counts clicks by users, not by bots or forged URLs, and only its pinner sees the count', async () => {
    const person = await site.person(`P${crypto.randomUUID().slice(0, 6)}`)
    const pin = await person.pinsTo(await person.createsBoard('Taps'), { link: 'https://shop.example/tap' })
    const way = pin.tracked_link ?? ''
    await follow(site.visitor(), way)
    await follow(person, way)
    await follow(site.visitor(), way, { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' })
    expect((await follow(site.visitor(), way.replace(/token=./, 'token=_'))).status).toBe(404)
    expect((await person.sees(pin))?.pin_metrics).toEqual({ lifetime_metrics: { outbound_click: 2 } })
    expect((await site.visitor().sees(pin))?.pin_metrics).toBeNull()
  })

  it('leads out through the site, is the same for everyone, and reveals nothing about the visitor', async () => {
    const link = 'https://shop.example/taps?a=1&b=ü#x'
    const pin = await pinTo(site, link)
    expect(pin).toMatchObject({ is_unsafe: false, tracking_params: expect.any(String) })
    expect(pin.tracking_params_map).toEqual({ pin: pin.tracking_params })
    const { status, to, headers } = await follow(site.visitor(), pin.tracked_link ?? '')
    expect([status, to]).toEqual([302, new URL(link).href])
    expect(headers.get('referrer-policy')).toBe('origin')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-robots-tag')).toContain('noindex')
  })

  it('cannot be used to lead users anywhere else', async () => {
    const pin = await pinTo(site, 'https://shop.example/')
    const other = await pinTo(site, 'https://shop.example/')
    const url = new URL(pin.tracked_link ?? '', site.origin)
    const changed = (name: string, value: string | undefined) => {
      const parameters = new URLSearchParams(url.search)
      if (value === undefined) parameters.delete(name)
      else parameters.set(name, value)
      return `/offsite/?${parameters.toString()}`
    }
    for (const path of [
      '/offsite/',
      changed('url', 'https://evil.example/'),
      changed('url', 'https://shop.example/#'),
      changed('url', 'javascript:alert(1)'),
      changed('url', undefined),
      changed('pin', other.id),
      changed('pin', undefined),
      changed('token', 'AAAAAAAAAAAAAAAAAAAAAA'),
      changed('token', ''),
      `${url.pathname}${url.search}&url=https://evil.example/`,
    ]) {
      expect(await follow(site.visitor(), path)).toMatchObject({ status: 404, to: null })
    }
  })

  it('still works after the pin’s link has changed, because pages may contain the old one', async () => {
    const erin = await site.person('Erin')
    const pin = await erin.pinsTo(await erin.createsBoard('Kitchens'), { link: 'https://old.example/' })
    await erin.asks('PinResource', 'update', { id: pin.id, link: 'https://new.example/' })
    expect(await follow(site.visitor(), pin.tracked_link ?? '')).toMatchObject({ to: 'https://old.example/' })
  })

  it('leads to a warning for a domain the operator lists, for its subdomains too, but not for others', async () => {
    const shop = await pinTo(site, 'https://www.evil.example/a')
    const similar = await pinTo(site, 'https://notevil.example/')
    await addUnsafeDomain(site.ctx, 'https://Evil.example/whatever', 'steals passwords')
    site.clock.pass(10_000)
    const { status, to } = await follow(site.visitor(), shop.tracked_link ?? '')
    expect(status).toBe(302)
    const warning = new URL(to ?? '', site.origin)
    expect(warning.pathname).toBe('/offsite/warning/')
    const { pin, url, token } = Object.fromEntries(warning.searchParams)
    expect(await site.visitor().asks('OffsiteLinkResource', 'get', { pin_id: pin, url, token })).toEqual({
      url: 'https://www.evil.example/a',
      hostname: 'www.evil.example',
      is_unsafe: true,
    })
    const isUnsafe = async (id: string) =>
      (await site.visitor().asks<{ is_unsafe: boolean }>('PinResource', 'get', { id })).is_unsafe
    expect([await isUnsafe(shop.id), await isUnsafe(similar.id)]).toEqual([true, false])
    expect(await follow(site.visitor(), similar.tracked_link ?? '')).toMatchObject({ to: 'https://notevil.example/' })
    expect(await removeUnsafeDomain(site.ctx, 'evil.example')).toBe(true)
    site.clock.pass(10_000)
    expect(await follow(site.visitor(), shop.tracked_link ?? '')).toMatchObject({ to: 'https://www.evil.example/a' })
  })

  it.each(['', 'evil', 'http://[::1]/', 'a b.example', '..'])('rejects %j as a domain', async (domain) => {
    await expect(addUnsafeDomain(site.ctx, domain, '')).rejects.toMatchObject({ code: 'request.invalid' })
  })

  it('is checked by a service if there is one, and works without it when that is unavailable', async () => {
    const checkedUrls: string[] = []
    const service = await startLocalServer((request, response) => {
      let body = ''
      request.on('data', (chunk: Buffer) => (body += chunk.toString()))
      request.on('end', () => {
        const { url } = JSON.parse(body) as { url: string }
        checkedUrls.push(url)
        response.end(
          JSON.stringify(url.includes('harm') ? { unsafe: true } : url.includes('odd') ? {} : { unsafe: false }),
        )
      })
    })
    await using checked = await start(`${service.origin}/check`)
    const lead = async (link: string) =>
      (await follow(checked.visitor(), (await pinTo(checked, link)).tracked_link ?? '')).to
    expect(await lead('https://harm.example/')).toMatch(/^\/offsite\/warning\//)
    expect(await lead('https://good.example/')).toBe('https://good.example/')
    expect(await lead('https://odd.example/')).toBe('https://odd.example/')
    expect(checkedUrls).toEqual(['https://harm.example/', 'https://good.example/', 'https://odd.example/'])
    await service[Symbol.asyncDispose]()
    expect(await lead('https://harm.example/b')).toBe('https://harm.example/b')
    expect(checked.logged).toContainEqual(expect.objectContaining({ msg: 'the link check could not be asked' }))
  })

  it('leads phones to the page’s mobile version', async () => {
    await using shop = await startLocalServer((_, response) =>
      sendPage(response, '<title>A</title><link rel="alternate" media="only screen and (max-width: 640px)" href="/m">'),
    )
    await using reading = await start(undefined, [shop.place])
    const pin = await pinTo(reading, `${shop.origin}/a`)
    await expect
      .poll(
        async () =>
          (await reading.visitor().asks<{ mobile_link: string }>('PinResource', 'get', { id: pin.id })).mobile_link,
      )
      .toBe(`${shop.origin}/m`)
    expect(await follow(reading.visitor(), pin.tracked_link ?? '', { 'user-agent': PHONE })).toMatchObject({
      to: `${shop.origin}/m`,
    })
    expect(await follow(reading.visitor(), pin.tracked_link ?? '')).toMatchObject({ to: `${shop.origin}/a` })
  })
})
