import type { Pin } from '@corkboard/contract'
import { sendPage, startLocalServer, TestSite, type Visitor } from '@corkboard/testkit'
import { expect, it } from 'vitest'

const SOUP = `<title>Soups</title><script type="application/ld+json">${JSON.stringify({
  '@type': 'Recipe',
  name: 'Pea soup',
  recipeIngredient: ['Peas'],
  totalTime: 'PT20M',
  aggregateRating: { ratingValue: 4, ratingCount: 2 },
})}</script>`

const waitsUntilRead = async (visitor: Visitor, { id }: Pin): Promise<void> => {
  const page = async () => (await visitor.asks<Pin>('PinResource', 'get', { id })).rich_metadata
  await expect.poll(page).not.toBeNull()
}

it('[PIN-05 a, PIN-11 b, PIN-16 b] the closeup’s queries describe the page behind a pin, which names an untitled pin', async () => {
  await using shop = await startLocalServer((_, response) => sendPage(response, SOUP))
  await using site = await TestSite.start({ trustedServers: [shop.place] })
  const alice = await site.person('Alice')
  const board = await alice.createsBoard('Kitchens')
  const pin = await alice.pinsTo(board, { link: `${shop.origin}/soup`, description: 'Green' })
  const visitor = site.visitor()
  await waitsUntilRead(visitor, pin)

  const { pin: first } = await visitor.queries('CloseupPageQuery', { pinId: pin.id, isAuth: false })
  expect(first).toMatchObject({ title: '', seoTitle: 'Soups', seoDescription: 'Green' })

  const variables = { pinId: pin.id, isAuth: false, isDesktop: false }
  const { pin: second } = await visitor.queries('CloseupDetailQuery', variables)
  expect(second).toMatchObject({
    mobileLink: null,
    trackedLink: pin.tracked_link,
    trackingParams: pin.tracking_params,
    isUnsafe: false,
    isOosProduct: false,
    isStaleProduct: false,
    richMetadata: {
      title: 'Soups',
      site_name: '',
      url: `${shop.origin}/soup`,
      products: [],
      recipe: {
        name: 'Pea soup',
        ingredients: ['Peas'],
        cook_times: { prep: null, cook: null, total: 20 },
        servings: null,
        rating: { value: 4, count: 2 },
      },
      article: null,
    },
    pinJoin: {
      breadcrumbs: [
        { name: 'Kitchens', url: '/alice/kitchens/' },
        { name: 'Soups', url: `/pin/${pin.id}/` },
      ],
    },
  })
})

const LAMP = `<title>Lamps</title><script type="application/ld+json">${JSON.stringify({
  '@type': 'Product',
  name: 'Lamp',
  offers: {
    '@type': 'Offer',
    price: '30',
    priceCurrency: 'EUR',
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value: 0, currency: 'EUR' },
      shippingDestination: [{ addressCountry: 'DE' }],
    },
  },
})}</script>`

it('[PIN-02 a b] the closeup tells members whether a product ships to their country, why they see it, and whose it is', async () => {
  await using shop = await startLocalServer((_, response) => sendPage(response, LAMP))
  await using site = await TestSite.start({ trustedServers: [shop.place] })
  const [alice, bob, carol] = [await site.person('Alice'), await site.person('Bob'), await site.person('Carol')]
  const pin = await alice.pinsTo(await alice.createsBoard('Lamps'), { link: `${shop.origin}/lamp`, title: 'A lamp' })
  await waitsUntilRead(site.visitor(), pin)
  const saved = await bob.saves(pin, await bob.createsBoard('Lights'))
  await alice.asks('UserSettingsResource', 'update', { country: 'DE' })
  await carol.asks('UserSettingsResource', 'update', { country: 'FR' })
  const linkedPage = async (who: Visitor, { id }: Pin, isAuth = true) =>
    (await who.queries('CloseupDetailQuery', { pinId: id, isAuth, isDesktop: false })).pin
  expect(await linkedPage(alice, pin)).toMatchObject({ shipsToUserCountry: true, recommendationReason: null })
  expect(await linkedPage(carol, saved)).toMatchObject({
    shipsToUserCountry: false,
    pinner: { username: 'bob' },
    nativeCreator: { username: 'alice', full_name: 'Alice' },
    closeupAttribution: { username: 'alice' },
  })
  const shown = await carol.asks<Pin[]>('UserHomefeedResource', 'get')
  const reason = shown[0]?.recommendation_reason
  expect(reason).toMatchObject({ kind: expect.stringMatching(/popular|fresh/) })
  expect((await linkedPage(carol, shown[0]!))?.recommendationReason).toEqual(reason)
  const visitor = await linkedPage(site.visitor(), pin, false)
  expect(visitor).not.toHaveProperty('shipsToUserCountry')
  expect(visitor).not.toHaveProperty('recommendationReason')
})
