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
  await expect.poll(page, { timeout: 10_000 }).not.toBeNull()
}

it('[PIN-05] [PIN-11] [PIN-16] the closeup’s queries tell of the page behind a pin, which names a pin without a name', async () => {
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
