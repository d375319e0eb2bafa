import type { Pin } from '@corkboard/contract'
import type { Actor } from '@corkboard/testkit'
import { beforeAll, describe, expect, it } from 'vitest'
import { startJourneys } from '../journeys.ts'
import { type Person, signIn } from '../person.ts'

const corkboard = startJourneys()

let alice: Actor
let pin: Pin

beforeAll(async () => {
  const bob = await corkboard.site.person('Bob')
  pin = await bob.pinsTo(await bob.createsBoard('Walks'), { title: 'A walk' })
  const lamps = await bob.createsBoard('Lamps')
  for (let made = 1; made <= 8; made += 1) await bob.pinsTo(lamps, { title: `Lamp ${made}` })
  alice = await corkboard.site.person('Alice')
})

/** Serves the document of a page changed. */
const changesDocument = (person: Person, path: string, change: (html: string) => string) =>
  person.page.route(`**${path}`, async (route) => {
    const response = await route.fetch()
    return route.fulfill({ response, body: change(await response.text()) })
  })

/** The paths that the window requests from now on. */
const requestsOf = (person: Person): string[] => {
  const paths: string[] = []
  person.page.on('request', (request) => {
    paths.push(new URL(request.url()).pathname)
  })
  return paths
}

/** Whether the window has loaded the files of a page, by the document's own list. */
const hasLoaded = (person: Person, handlerId: string): Promise<boolean> =>
  person.page.evaluate((id) => {
    const list = JSON.parse(document.getElementById('embedded-handlers')!.textContent!) as {
      readonly files: readonly string[]
      readonly handlers: Readonly<Record<string, readonly number[]>>
    }
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    const files = list.handlers[id]!.map((index) => list.files[index]!.replace('file:', ''))
    return files.every((file) => loaded.some((name) => name.endsWith(file)))
  }, handlerId)

/** The modules that a document names for its app, and those that its head requests by itself. */
const modulesOf = (person: Person, path: string) =>
  person.page.evaluate(async (address) => {
    const response = await fetch(address)
    const drawn = new DOMParser().parseFromString(await response.text(), 'text/html')
    const early = drawn.querySelectorAll('link[rel=modulepreload], link[rel=preload][as=script], script[src]')
    const named = drawn.querySelector<HTMLElement>('script[data-modules]')!.dataset['modules']!.split(' ')
    return { named: named.length, early: early.length, link: response.headers.get('link') ?? '' }
  }, path)

describe('the start of the app', () => {
  it('[SHELL-03 a] takes the list of handlers from the document', async () => {
    const visitor = await corkboard.visitor()
    const requests = requestsOf(visitor)
    await visitor.opens('/bob/walks/')
    await visitor.within('list', '1 pin').presses('link', /A walk$/)
    await visitor.sees('heading', 'A walk')
    expect(requests.filter((path) => path.startsWith('/pageHandlers/'))).toEqual([])
  })

  it('[SHELL-10 c] takes over what the server rendered', async () => {
    const visitor = await corkboard.visitor()
    await changesDocument(visitor, '/bob/walks/', (html) => html.replace('<main', '<main data-from="the server"'))
    await visitor.opens('/bob/walks/')
    await visitor.sees('heading', 'Walks')
    expect(await visitor.page.locator('main[data-from]').count()).toBe(1)
  })

  it('[SHELL-03 c, SHELL-10 c] renders a page itself that the server did not render', async () => {
    const visitor = await corkboard.visitor()
    await changesDocument(visitor, '/bob/walks/', (html) =>
      html.replace('<main', '<main data-from="the server"').replace(/data-handler="[^"]*"/, 'data-handler=""'),
    )
    await visitor.opens('/bob/walks/')
    await visitor.sees('heading', 'Walks')
    expect(await visitor.page.locator('main[data-from]').count()).toBe(0)
  })

  it('[SHELL-10 d] recovers from a document that differs from what the app renders, and reports it', async () => {
    const visitor = await corkboard.visitor()
    visitor.expects(/React error #418/)
    await changesDocument(visitor, '/bob/walks/', (html) => html.replace(/(<h1[^>]*>)Walks/, '$1Something else'))
    await visitor.opens('/bob/walks/')
    await visitor.sees('heading', 'Walks')
    await visitor.within('list', '1 pin').presses('link', /A walk$/)
    await visitor.sees('heading', 'A walk')
    const kinds = () => corkboard.site.ctx.db.selectFrom('error_groups').select('kind').execute()
    await expect.poll(kinds).toContainEqual({ kind: 'hydration' })
  })
})

/** Opens a board whose pictures do not arrive before they are released, on a clock that stands still. */
const opensWithoutPictures = async (person: Person, path = '/bob/walks/') => {
  // Its pictures stay away, which must not affect other tests.
  person.spoilsWindow()
  const { promise: areLetIn, resolve: letIn } = Promise.withResolvers<void>()
  await person.page.route('**/media/**', async (route) => {
    await areLetIn
    await route.continue()
  })
  // Otherwise the app comes after a while, with or without pictures.
  await person.page.clock.install()
  await person.page.clock.pauseAt(Date.now() + 60_000)
  const requests = requestsOf(person)
  await person.page.goto(corkboard.site.origin + path, { waitUntil: 'domcontentloaded' })
  return {
    letIn,
    modules: () => requests.filter((address) => address.endsWith('.mjs')).length,
    pictures: () => new Set(requests.filter((address) => address.startsWith('/media/236x/'))).size,
  }
}

describe('the code of a page', () => {
  it('is at most ten modules a page, which no document requests before its pictures', async () => {
    const pages = ['/', `/pin/${pin.id}/`, '/bob/walks/', '/bob/', '/topics/', '/search/pins/?q=lamp']
    for (const person of [await corkboard.visitor(), await signIn(await corkboard.visitor(), alice)]) {
      await person.opens('/topics/')
      for (const page of pages) {
        const { named, early, link } = await modulesOf(person, page)
        expect.soft(named, page).toBeLessThanOrEqual(10)
        expect.soft(early, page).toBe(0)
        expect.soft(link, page).not.toMatch(/script|modulepreload/)
      }
    }
  })

  it('comes after the pictures of the first row', async () => {
    const visitor = await corkboard.visitor()
    const { letIn, modules } = await opensWithoutPictures(visitor)
    expect(modules()).toBe(0)
    letIn()
    await expect.poll(modules).toBeGreaterThan(0)
  })

  it('loads on the first user action', async () => {
    const visitor = await corkboard.visitor()
    const { letIn, modules } = await opensWithoutPictures(visitor)
    await visitor.page.keyboard.press('Tab')
    await expect.poll(modules).toBeGreaterThan(0)
    letIn()
  })
})

describe('pictures below the first row', () => {
  it('come when the first picture is in', async () => {
    const visitor = await corkboard.visitor()
    const { letIn, pictures } = await opensWithoutPictures(visitor, '/bob/lamps/')
    await expect.poll(pictures).toBe(6)
    // Layout is where a browser starts to load what is near the window.
    await visitor.page.evaluate(() => document.querySelector('main')!.getBoundingClientRect())
    expect(pictures()).toBe(6)
    letIn()
    await expect.poll(pictures).toBe(8)
  })

  it('come when the user does something', async () => {
    const visitor = await corkboard.visitor()
    const { letIn, pictures } = await opensWithoutPictures(visitor, '/bob/lamps/')
    await visitor.page.keyboard.press('Tab')
    await expect.poll(pictures).toBe(8)
    letIn()
  })
})

describe('[SHELL-06 a] the pages that members are likely to open next', () => {
  it.each(['www/index', 'www/pin/[id]', 'www/search/[scope]', 'www/[username]'])(
    '%s is loaded ahead on a desktop',
    async (handlerId) => {
      const member = await signIn(await corkboard.visitor(), alice)
      // The browser lists only the first 250 files of a page, which are fewer than these.
      await member.page.addInitScript(() => performance.setResourceTimingBufferSize(2_000))
      await member.opens('/today/')
      await expect.poll(() => hasLoaded(member, handlerId)).toBe(true)
    },
  )
})

describe('[SHELL-06 b] a link', () => {
  it('loads the queries of its page when the pointer rests on it', async () => {
    const visitor = await corkboard.visitor()
    await visitor.opens('/bob/walks/')
    const query = visitor.page.waitForRequest((request) => new URL(request.url()).pathname === '/_/graphql/')
    await visitor.page.locator(`a[href*="${pin.id}"]`).first().hover()
    expect((await query).postData()).toContain(pin.id)
  })
})
