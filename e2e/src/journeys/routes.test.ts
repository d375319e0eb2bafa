import type { Pin } from '@corkboard/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { startJourneys } from '../journeys.ts'
import { signIn, type Person } from '../person.ts'

const corkboard = startJourneys()

let pin: Pin

beforeAll(async () => {
  const bob = await corkboard.site.person('Bob')
  pin = await bob.pinsTo(await bob.createsBoard('Walks'), { title: 'A walk', link: 'https://example.org/' })
  await corkboard.site.person('Alice')
})

/** Documents of this board arrive without one of their embedded elements. */
const lacks = ({ page }: Person, id: string) =>
  page.route('**/bob/walks/', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(`id="${id}"`, 'id="something-else"')
    return route.fulfill({ response, body })
  })

/** Consumer §2 and what it implies; `:id` is a pin's. With the heading that a visitor sees. */
const ROUTES = [
  ['/', 'Keep the things you love in one place'],
  ['/homefeed/', 'Keep the things you love in one place'],
  ['/login/', 'Welcome back'],
  ['/signup/', 'Join Corkboard'],
  ['/pin/:id/', 'A walk'],
  ['/pin/a-walk--:id/', 'A walk'],
  ['/bob/', 'Bob'],
  ['/bob/walks/', 'Walks'],
  ['/pin/create/', 'Welcome back'],
  ['/board/create/', 'Welcome back'],
  ['/password/reset/', 'Reset your password'],
  ['/settings/', 'Welcome back'],
  ['/settings/account-settings/', 'Welcome back'],
  ['/settings/edit/profile/', 'Welcome back'],
  ['/settings/edit/email/', 'Welcome back'],
  ['/settings/edit/password/', 'Welcome back'],
  ['/settings/two-factor/', 'Welcome back'],
  ['/settings/sessions/', 'Welcome back'],
  ['/settings/messages/', 'Welcome back'],
  ['/settings/messages/mail/', 'Welcome back'],
  ['/settings/messages/news/', 'Welcome back'],
  ['/settings/messages/requests/', 'Welcome back'],
  ['/settings/messages/other/part/', 'Welcome back'],
  ['/settings/permissions/', 'Welcome back'],
  ['/settings/edit/mentions/', 'Welcome back'],
  ['/settings/privacy/', 'Welcome back'],
  ['/settings/saving/', 'Welcome back'],
  ['/settings/language/', 'Welcome back'],
  ['/settings/cookies/', 'Cookies'],
  ['/settings/deleted/', 'Your account was deleted'],
  ['/parental-passcode/', 'Welcome back'],
  ['/parental-passcode/reset/', 'This link no longer works'],
  ['/email/subscription/', 'Email subscriptions'],
  ['/email/subscription/weekly/', 'Email subscriptions'],
  ['/email/subscription/weekly/more/', 'Email subscriptions'],
  ['/pin/:id/sent/', 'Welcome back'],
  ['/messages/', 'Welcome back'],
  ['/news/', 'Welcome back'],
  ['/pin/scheduled/', 'Welcome back'],
  ['/pin/create/story/', 'Welcome back'],
  ['/today/', 'Today'],
  ['/topics/', 'Ideas'],
  ['/search/', 'What are you looking for?'],
  ['/ideas/', 'Ideas'],
  ['/ideas/gardening/1600/', 'Ideas about Gardening'],
  ['/videos/', 'Videos'],
  ['/videos/animals/100/', 'Videos about Animals'],
  ['/shopping/', 'Shopping'],
  ['/shopping/animals/100/', 'Shopping: Animals'],
  ['/search/pins/', 'What are you looking for?'],
] as const

const NOWHERE = [
  '/today/best/nothing/1/',
  '/ideas/nothing/1/',
  '/nobody-here/',
  '/bob/nothing/',
  '/pin/1/',
  '/pin/none/',
  '/a/b/c/d/',
  // Businesses are not built yet, and no page pretends otherwise.
  '/business/hub/',
] as const

const addressOf = (path: string): string => path.replace(':id', pin.id)

const seesHeader = async (person: Person): Promise<void> => {
  const header = person.within('banner')
  await header.sees('link', 'Corkboard')
  await header.sees('searchbox', 'Search')
}

describe('[SHELL-01 a] every route of the specification opens', () => {
  it.each(ROUTES)('%s', async (path, heading) => {
    const visitor = await corkboard.visitor()
    await visitor.opens(addressOf(path))
    await visitor.sees('heading', heading)
    await seesHeader(visitor)
  })

  it.each(NOWHERE)('%s is a page that says that nothing is there', async (path) => {
    const visitor = await corkboard.visitor()
    await visitor.opens(path, { status: 404 })
    await visitor.sees('heading', 'This pin fell off the board')
    await seesHeader(visitor)
    await visitor.presses('link', 'Back home')
    await visitor.arrivesAt('/')
  })

  it('a search without a type is a search for pins, with everything that its address says', async () => {
    const visitor = await corkboard.visitor()
    await visitor.opens('/search/?q=walk&filters=sort%3Anewest&exact=1&user=bob')
    await visitor.arrivesAt('/search/pins/?q=walk&filters=sort%3Anewest&exact=1&user=bob')
    await visitor.sees('link', /A walk$/)
  })

  it('an address without its trailing slash is the same page', async () => {
    const visitor = await corkboard.visitor()
    await visitor.opens('/bob/walks')
    await visitor.sees('heading', 'Walks')
  })
})

/** Not the pages that ask for a login, and not the one whose link the app checks. */
const PUBLIC = ROUTES.filter(([path, heading]) => heading !== 'Welcome back' && path !== '/parental-passcode/reset/')

describe('[SHELL-01 b] a public page is in its document, before any script runs', () => {
  it.each(PUBLIC)('%s', async (path, heading) => {
    const result = await fetch(corkboard.site.origin + addressOf(path))
    const drawn = (await result.text()).replaceAll(/<script.*?<\/script>/gs, '')
    const headings = [...drawn.matchAll(/<h[12][^>]*>(.*?)<\/h[12]>/gs)].map(([, text]) =>
      text!.replaceAll(/<[^>]*>/g, ''),
    )
    expect(headings).toContain(heading)
  })
})

describe('the login pages for signed-in users', () => {
  it.each([
    ['/login/', '/'],
    ['/signup/', '/'],
    ['/login/?next=%2Fbob%2Fwalks%2F', '/bob/walks/'],
    ['/login/?next=%2F%2Felsewhere.example%2F', '/'],
  ])('[SHELL-01 a] %s responds with 302 to %s', async (path, target) => {
    const { browser } = corkboard.site.visitor()
    const alice = corkboard.site.visitor()
    await alice.logsIn('alice')
    expect((await browser.send(path)).status).toBe(200)
    const result = await alice.browser.send(path)
    expect([result.status, result.headers.get('location')]).toEqual([302, target])
  })
})

describe('documents and the app', () => {
  it('[SHELL-09 b] server_only does not start the app; links still work', async () => {
    const visitor = await corkboard.visitor()
    await visitor.opens('/bob/walks/?server_only=1', { withoutApp: true })
    await visitor.sees('heading', 'Walks')
    const scripts = await visitor.page.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.mjs')).length,
    )
    expect(scripts).toBe(0)
    await visitor.within('list', '1 pin').presses('link', /A walk$/)
    await visitor.sees('heading', 'A walk')
  })

  it('[SHELL-09 a] a copy from a search engine does not start the app', async () => {
    const visitor = await corkboard.visitor()
    await visitor.page.route('https://copies.example/**', async (route) => {
      const { pathname } = new URL(route.request().url())
      return route.fulfill({ response: await route.fetch({ url: corkboard.site.origin + pathname }) })
    })
    await visitor.page.route('**/bob/walks/', async (route) => {
      const html = await (await route.fetch()).text()
      const body = html.replace('<head>', '<head><base href="https://copies.example/">')
      return route.fulfill({ contentType: 'text/html', body })
    })
    await visitor.opens('/bob/walks/', { withoutApp: true })
    await visitor.sees('heading', 'Walks')
    expect(await visitor.page.evaluate(() => history.state)).toBeNull()
  })

  it('[SHELL-13 a] a cached render receives its viewer', async () => {
    const shared = await corkboard.site.visitor().browser.send('/bob/walks/')
    const body = await shared.text()
    const alice = await signIn(await corkboard.visitor(), await corkboard.site.person('Ada'))
    await alice.page.route('**/bob/walks/', (route) =>
      route.fulfill({ body, headers: Object.fromEntries(shared.headers) }),
    )
    await alice.opens('/bob/walks/')
    await alice.sees('button', 'Your account')
    await alice.sees('button', 'Follow board')
    await alice.within('banner').misses('link', 'Log in')
  })

  it('[SHELL-13 a] a cached render is the same for everyone, and changes with its content', async () => {
    const read = async () => (await corkboard.site.visitor().browser.send('/bob/')).text()
    const before = await read()
    expect(await read()).toBe(before)
    const anna = await corkboard.site.person('Anna')
    expect(await read()).toBe(before)
    const [board] = await anna.asks<{ id: string; type: 'board' }[]>('BoardsResource', 'get', { username: 'bob' })
    const bob = corkboard.site.visitor()
    await bob.logsIn('bob')
    await bob.asks('BoardResource', 'update', { board_id: board!.id, description: 'Along the river' })
    await bob.asks('BoardResource', 'create', { name: 'Rivers' })
    await expect.poll(read).toContain('Rivers')
  })

  it('[SHELL-10 b] a document without what the app needs fails and names it', async () => {
    const visitor = await corkboard.visitor()
    visitor.expects(/PlatformError.*embedded-responses/)
    await lacks(visitor, 'embedded-responses')
    await visitor.opens('/bob/walks/', { withoutApp: true })
    await visitor.sees('heading', 'Walks')
    await expect.poll(() => visitor.troubles.found()).toEqual([])
  })

  it('[SHELL-13 b] a document without the session fetches it', async () => {
    const cora = await corkboard.member('Cora')
    await lacks(cora, 'embedded-session')
    const asked = cora.page.waitForRequest((request) => request.url().endsWith('/_/_/state'))
    await cora.opens('/bob/walks/')
    await asked
    await cora.sees('button', 'Your account')
    await cora.sees('button', 'Follow board')
  })

  it('[SHELL-10 b, SHELL-13 b] a document without the session, which cannot be fetched, names it', async () => {
    const visitor = await corkboard.visitor()
    visitor.expects(/PlatformError.*embedded-session/)
    visitor.expects(/^503 GET \/_\/_\/state$/)
    await lacks(visitor, 'embedded-session')
    await visitor.page.route('**/_/_/state', (route) => route.fulfill({ status: 503 }))
    await visitor.opens('/bob/walks/', { withoutApp: true })
    await visitor.sees('heading', 'Walks')
    await expect.poll(() => visitor.troubles.found()).toEqual([])
  })

  it('[SHELL-03 b] a document without the handler list fetches it', async () => {
    const visitor = await corkboard.visitor()
    await lacks(visitor, 'embedded-handlers')
    const request = visitor.page.waitForRequest('**/pageHandlers/www/')
    await visitor.opens('/bob/walks/')
    await request
    await visitor.within('list', '1 pin').presses('link', /A walk$/)
    await visitor.sees('heading', 'A walk')
  })

  it('link previews get a description, and a picture of 600 × 315', async () => {
    const html = await (await corkboard.site.visitor().browser.send(`/pin/${pin.id}/`)).text()
    expect(html).toContain('<meta property="og:title" content="A walk">')
    const image = /<meta property="og:image" content="([^"]+)">/.exec(html)?.[1]
    expect(image).toMatch(new RegExp(`^${corkboard.site.origin}/media/600x315/`))
    expect(await corkboard.site.visitor().opens(new URL(image!).pathname)).toBe(200)
  })
})
