import type { Pin } from '@corkboard/contract'
import { addUnsafeDomain } from '@corkboard/domain/content/links'
import { drawPicture, type LocalServer, sendPage, startLocalServer } from '@corkboard/testkit'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { barriersOn } from '../accessibility.ts'
import { startJourneys } from '../journeys.ts'
import type { Person } from '../person.ts'

const described = (thing: object) => `<script type="application/ld+json">${JSON.stringify(thing)}</script>`

const PAGES: Readonly<Record<string, string>> = {
  '/kettle': described({
    '@type': 'Product',
    name: 'A kettle that sings',
    brand: 'Old & Sons',
    aggregateRating: { ratingValue: 4.6, ratingCount: 1204 },
    offers: {
      price: 49,
      priceCurrency: 'EUR',
      availability: 'InStock',
      priceSpecification: { price: 65, priceType: 'https://schema.org/ListPrice' },
      shippingDetails: { shippingRate: { value: 0, currency: 'EUR' } },
    },
  }),
  '/soup': described({
    '@type': 'Recipe',
    name: 'Pea soup with mint',
    recipeIngredient: ['Peas', 'Mint', 'Butter', 'Salt', 'Pepper', 'Stock', 'Cream', 'Bread', 'A lemon'],
    prepTime: 'PT15M',
    cookTime: 'PT1H',
    recipeYield: '4',
  }),
  '/news': described({
    '@type': 'Article',
    headline: 'Why kettles sing',
    description: 'Steam, a narrow way out, and a hundred years of trying.',
    author: [{ name: 'Ann Steam' }],
    datePublished: '2026-01-05',
  }),
  '/lamp': described({
    '@type': 'Product',
    name: 'A lamp for two',
    offers: {
      price: 30,
      priceCurrency: 'EUR',
      shippingDetails: { shippingRate: { value: 5, currency: 'EUR' }, shippingDestination: { addressCountry: 'DE' } },
    },
  }),
  '/plain': '<title>A plain page</title>',
}

let shop: LocalServer
beforeAll(async () => {
  shop = await startLocalServer(({ url }, response) => sendPage(response, PAGES[url ?? ''] ?? '<title>Nothing</title>'))
})
afterAll(() => shop[Symbol.asyncDispose]())

const corkboard = startJourneys({}, [], () => [shop.place])

const pins: Record<string, Pin> = {}
beforeAll(async () => {
  const alice = await corkboard.site.person('Alice')
  const board = await alice.createsBoard('Kitchens')
  for (const name of ['kettle', 'soup', 'news', 'lamp', 'plain']) {
    const picture = await drawPicture({ width: 600, height: 800 })
    pins[name] = await alice.pinsTo(board, { title: `About ${name}`, link: `${shop.origin}/${name}`, picture })
  }
  for (const pin of Object.values(pins)) {
    const isRead = async () => {
      const { rich_metadata: page } = await alice.asks<Pin>('PinResource', 'get', { id: pin.id })
      if (!page) throw new Error(`Nobody has read ${pin.link}`)
    }
    await vi.waitFor(isRead, { timeout: 60_000 })
  }
})

const closeup = (name: string): string => `/pin/${pins[name]!.id}/`

/** Returns the card, whether the server or the app rendered it. */
const cardOf = (person: Person, kind: string) => person.page.getByRole('region', { name: kind })

describe('[PIN-05 a] the card of a pin’s linked page', () => {
  it('shows a product with its price, its former price and its availability', async () => {
    const visitor = await corkboard.visitor()
    await visitor.opens(closeup('kettle'))
    const card = cardOf(visitor, 'Product')
    await expect.poll(() => card.innerText()).toMatch(/€49\.00/)
    const text = await card.innerText()
    for (const part of [
      'A kettle that sings',
      '€65.00',
      'In stock',
      'Free shipping',
      'by Old & Sons',
      'See it at 127.0.0.1',
    ])
      expect(text).toContain(part)
    expect(await barriersOn(visitor.page)).toEqual([])
  })

  it('[PIN-02 a] tells members whether a product ships to their country', async () => {
    const [greta, henry] = [await corkboard.member('Greta'), await corkboard.member('Henry')]
    await greta.does.asks('UserSettingsResource', 'update', { country: 'DE' })
    await henry.does.asks('UserSettingsResource', 'update', { country: 'US' })
    for (const [person, text] of [
      [greta, 'Ships to your country'],
      [henry, 'Doesn’t ship to your country'],
    ] as const) {
      await person.opens(closeup('lamp'))
      await expect.poll(() => cardOf(person, 'Product').innerText()).toContain(text)
      expect(await barriersOn(person.page)).toEqual([])
    }
    const visitor = await corkboard.visitor()
    await visitor.opens(closeup('lamp'))
    await expect.poll(() => cardOf(visitor, 'Product').innerText()).toContain('Shipping €5.00')
    expect(await cardOf(visitor, 'Product').innerText()).not.toContain('your country')
  })

  it('shows a recipe with its times and ingredients, all of them on request', async () => {
    const visitor = await corkboard.visitor({ device: 'phone', theme: 'dark' })
    await visitor.opens(closeup('soup'))
    const card = cardOf(visitor, 'Recipe')
    const text = await card.innerText()
    for (const part of [
      'Ready in 1 h 15 min',
      '15 min to prep',
      '1 h to cook',
      '4 servings',
      'Stock',
      '3 more ingredients',
    ])
      expect(text).toContain(part)
    expect(await card.getByText('A lemon').isVisible()).toBe(false)
    await card.getByText('3 more ingredients').tap()
    expect(await card.getByText('A lemon').isVisible()).toBe(true)
    // In a right-to-left layout, an ingredient in Latin script keeps its bullet next to it.
    const lemon = card.getByRole('listitem').filter({ hasText: 'A lemon' })
    await visitor.page.evaluate(() => (document.documentElement.dir = 'rtl'))
    expect(await lemon.evaluate((item) => getComputedStyle(item).direction)).toBe('rtl')
    await visitor.page.evaluate(() => (document.documentElement.dir = 'ltr'))
    expect(await barriersOn(visitor.page)).toEqual([])
  })

  it('shows an article with its author and date, for members too, and after client-side navigation', async () => {
    const member = await corkboard.member('Bob')
    await member.opens('/alice/kitchens/')
    await member.page
      .getByRole('link', { name: /About news/ })
      .first()
      .click()
    await expect.poll(() => cardOf(member, 'Article').innerText()).toContain('By Ann Steam')
    expect(await cardOf(member, 'Article').innerText()).toContain('Jan 5, 2026')
  })

  it('does not appear for other pages', async () => {
    const visitor = await corkboard.visitor()
    await visitor.opens(closeup('plain'))
    await visitor.sees('heading', 'About plain')
    expect(await visitor.page.getByRole('region', { name: /Product|Recipe|Article/ }).count()).toBe(0)
  })

  it('is rendered by the server, and needs no file of its own', async () => {
    const visitor = await corkboard.visitor()
    const files: string[] = []
    visitor.page.on('request', (request) => files.push(request.url()))
    await visitor.opens(closeup('soup'))
    await visitor.page.waitForLoadState('networkidle')
    expect(await cardOf(visitor, 'Recipe').innerText()).toContain('3 more ingredients')
    const room = await cardOf(visitor, 'Recipe').evaluate((card) => getComputedStyle(card).paddingBlockStart)
    expect(room).toBe('16px')
    const first = new Set(files)
    // Client-side navigation to the next pin has no server markup, so it loads the file.
    await visitor.page
      .getByRole('link', { name: /About kettle/ })
      .first()
      .click()
    await expect.poll(() => cardOf(visitor, 'Product').innerText()).toContain('A kettle that sings')
    expect(files.filter((file) => file.endsWith('.mjs') && !first.has(file)).length).toBeGreaterThan(0)
  })
})

describe('[PIN-11 c] a closeup’s document', () => {
  const documentOf = async (path: string) => (await corkboard.site.visitor().browser.send(path)).text()

  it('has structured data about the pin and its oEmbed address', async () => {
    const html = await documentOf(closeup('soup'))
    const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
    const { '@graph': graph } = JSON.parse(json) as { '@graph': Record<string, unknown>[] }
    expect(graph).toMatchObject([
      {
        '@type': 'SocialMediaPosting',
        url: corkboard.site.origin + closeup('soup'),
        headline: 'About soup',
        sharedContent: { url: `${shop.origin}/soup`, headline: 'Pea soup with mint' },
      },
      { '@type': 'BreadcrumbList', itemListElement: [{ name: 'Kitchens' }, { name: 'About soup' }] },
    ])
    expect(html).toContain('<meta property="og:type" content="article">')
    expect(html).toContain(`<link rel="canonical" href="${corkboard.site.origin}${closeup('soup')}">`)
    const [, address = ''] = /<link rel="alternate" type="application\/json\+oembed" href="([^"]+)"/.exec(html) ?? []
    const result = await fetch(address.replaceAll('&amp;', '&'))
    expect(await result.json()).toMatchObject({ type: 'photo', title: 'About soup', author_name: 'Alice' })
  })

  it('has none of it for a pin hidden from search engines', async () => {
    const dan = await corkboard.site.person('Dan')
    const pin = await dan.pinsTo(await dan.createsBoard('Quiet', { privacy: 'protected' }), { title: 'Quiet' })
    const html = await documentOf(`/pin/${pin.id}/`)
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).not.toMatch(/ld\+json|oembed/)
  })
})

describe('[PIN-16 a] a pin’s link', () => {
  it('opens the page in another tab', async () => {
    const visitor = await corkboard.visitor()
    await visitor.opens(closeup('plain'))
    const opened = visitor.context.waitForEvent('page')
    await visitor.page.getByRole('link', { name: '127.0.0.1' }).first().click()
    const other = await opened
    await other.waitForURL(`${shop.origin}/plain`)
    expect(await other.evaluate(() => window.opener)).toBeNull()
  })

  it('leads to a warning if the operator lists it as harmful, and from there back or on', async () => {
    const erin = await corkboard.site.person('Erin')
    const pin = await erin.pinsTo(await erin.createsBoard('Traps'), {
      title: 'A trap',
      link: 'https://trap.example/win',
    })
    await addUnsafeDomain(corkboard.site.ctx, 'trap.example', 'takes passwords')
    corkboard.site.clock.pass(10_000)
    const visitor = await corkboard.visitor({ device: 'phone' })
    await visitor.opens(pin.tracked_link ?? '')
    await visitor.sees('heading', 'This link may be unsafe')
    await visitor.reads('https://trap.example/win')
    expect(await barriersOn(visitor.page)).toEqual([])
    expect(await visitor.page.getByRole('link', { name: 'Open anyway' }).getAttribute('href')).toBe(
      'https://trap.example/win',
    )
    await visitor.page.getByRole('link', { name: 'Back to the pin' }).click()
    await visitor.sees('heading', 'A trap')
  })

  it('leads nowhere if it is not signed', async () => {
    const visitor = await corkboard.visitor()
    const { id } = pins['plain']!
    await visitor.opens(`/offsite/?pin=${id}&url=https://evil.example/&token=x`, { status: 404, withoutApp: true })
    await visitor.opens(`/offsite/warning/?pin=${id}&url=https://evil.example/&token=x`, { status: 404 })
    await visitor.sees('heading', 'This pin fell off the board')
  })
})
