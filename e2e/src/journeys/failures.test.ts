import { ERRORS } from '@corkboard/contract'
import { drawPicture, PASSWORD } from '@corkboard/testkit'
import type { HandlerManifest } from '@corkboard/contract/platform/wire/handler-manifest'
import type { Route } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { startJourneys } from '../journeys.ts'
import type { Person } from '../person.ts'

const corkboard = startJourneys()

beforeAll(async () => {
  const bob = await corkboard.site.person('Bob')
  const walks = await bob.createsBoard('Walks')
  for (let index = 60; index > 0; index -= 1) {
    await bob.pinsTo(walks, { title: `Walk ${index}`, picture: await drawPicture({ width: 120, height: 200 }) })
  }
})

const breaksDown = (route: Route) =>
  route.fulfill({ status: 500, contentType: 'application/json', body: '{"status":"failure"}' })

/** Holds requests back. The returned function waits for the first, and lets them and all later ones through. */
const holdsBack = async ({ page }: Person, url: string | RegExp): Promise<() => Promise<void>> => {
  const held: Route[] = []
  let isOver = false
  await page.route(url, (route) => (isOver ? route.continue() : void held.push(route)))
  return async () => {
    await expect.poll(() => held.length).toBeGreaterThan(0)
    isOver = true
    for (const route of held) await route.continue()
  }
}

describe('when the site fails', () => {
  it('[SHELL-19 a] a grid says that it could not load more, keeps its pins, and retries', async () => {
    const alice = await corkboard.visitor()
    alice.expects(/^500 GET \/resource\/BoardFeedResource\/get\//)
    // Before the page opens, or its app may have loaded more already.
    await alice.page.route('**/resource/BoardFeedResource/get/**', breaksDown)
    await alice.opens('/bob/walks/')
    await alice.page.mouse.wheel(0, 4_000)
    await alice.reads('We couldn’t load more pins.')
    await alice.sees('link', /Walk 20$/)
    await alice.page.unrouteAll()
    await alice.presses('button', 'Try again')
    await alice.sees('link', /Walk 30$/)
  })

  it('[SHELL-19 a] a page keeps the header, shows the default error text, and retries', async () => {
    const bella = await corkboard.visitor()
    bella.expects(/^500 GET \/resource\/UserResource\/get\//)
    await bella.opens('/bob/walks/')
    await bella.page.route('**/resource/UserResource/get/**', breaksDown)
    await bella.within('main').at('link', 'Bob').first().click()
    await bella.sees('heading', 'Sorry! Something went wrong on our end!')
    await bella.sees('searchbox', 'Search')
    await bella.page.unrouteAll()
    await bella.presses('button', 'Try again')
    await bella.sees('heading', 'Bob')
  })

  it('[PIN-06 a] a failed save is reverted with a message', async () => {
    const carol = await corkboard.member('Carol')
    const board = await carol.does.createsBoard('Later')
    carol.expects(/^500 POST \/resource\/RepinResource\/create\//)
    await carol.opens('/bob/walks/')
    await carol.within('list', '60 pins').presses('link', /Walk 1$/)
    await carol.page.route('**/resource/RepinResource/create/', breaksDown)
    await carol.within('article').presses('button', 'Save')
    await carol.reads('We couldn’t save this pin. Try again.')
    await carol.within('article').sees('button', 'Save')
    expect(await carol.does.seesPinsOn(board)).toEqual([])
  })

  it('[BOARD-01 a] a form keeps its input', async () => {
    const dora = await corkboard.member('Dora')
    dora.expects(/^500 POST \/resource\/BoardResource\/create\//)
    await dora.opens('/board/create/')
    await dora.page.route('**/resource/BoardResource/create/', breaksDown)
    await dora.writes('Name', 'Kitchens')
    await dora.writes('Description', 'Shelves, mostly')
    await dora.within('main').presses('button', 'Create')
    await dora.reads(ERRORS.unknown.message)
    expect(await dora.holds('Description')).toBe('Shelves, mostly')
    await dora.page.unrouteAll()
    await dora.within('main').presses('button', 'Create')
    await dora.arrivesAt('/dora/kitchens/')
  })
})

describe('when the connection is lost', () => {
  it('[SHELL-15 b, SHELL-19 a] the page says so, and continues once it is back', async () => {
    const elsa = await corkboard.visitor()
    elsa.expects(/^net::ERR_INTERNET_DISCONNECTED (GET|HEAD|POST)/)
    await elsa.opens('/bob/walks/')
    await elsa.page.waitForLoadState('networkidle')
    await elsa.context.setOffline(true)
    await elsa.within('list', '60 pins').presses('link', /Walk 2$/)
    await elsa.sees('heading', 'This page isn’t here yet')
    await elsa.sees('searchbox', 'Search')
    await elsa.sees('button', 'Try again')
    await elsa.context.setOffline(false)
    // It reloads by itself.
    await elsa.sees('heading', 'Walk 2')
  })

  it('an upload says so, and is retried', async () => {
    const fred = await corkboard.member('Fred')
    fred.expects(/^net::ERR_FAILED POST \/v3\/media\//)
    await fred.opens('/pin/create/')
    await fred.page.route('**/v3/media/', (route) => route.abort())
    const { bytes } = await drawPicture()
    const chooser = fred.page.waitForEvent('filechooser')
    await fred.presses('button', 'Choose files')
    await (await chooser).setFiles([{ name: 'gate.jpg', mimeType: 'image/jpeg', buffer: bytes }])
    const draft = fred.within('article', 'gate.jpg')
    await draft.sees('button', 'Try again')
    await fred.page.unrouteAll()
    await draft.presses('button', 'Try again')
    await draft.reads('240 × 360 pixels')
  })
})

describe('when responses are slow', () => {
  it('skeletons appear immediately', async () => {
    const gina = await corkboard.visitor()
    await gina.opens('/bob/walks/')
    await gina.page.waitForLoadState('networkidle')
    const release = await holdsBack(gina, /\/(?:_\/graphql|resource)\//)
    await gina.within('list', '60 pins').presses('link', /Walk 3$/)
    await gina.page.locator('main [aria-busy=true]').first().waitFor()
    await release()
    await gina.sees('heading', 'Walk 3')
  })

  it('[SHELL-03 d] a page whose files are loading shows Loading....', async () => {
    const hugo = await corkboard.visitor()
    await hugo.opens('/bob/walks/')
    await hugo.page.waitForLoadState('networkidle')
    const release = await holdsBack(hugo, '**/assets/**')
    await hugo.within('banner').presses('link', 'Sign up')
    await hugo.reads('Loading....')
    await release()
    await hugo.sees('heading', 'Join Corkboard')
  })

  it('[SHELL-11 a] a file that failed twice is requested a third time', async () => {
    const iris = await corkboard.visitor()
    iris.expects(/^net::ERR_FAILED GET \/assets\//)
    await iris.opens('/bob/walks/')
    // Parts that load on the user's first action, and again on the next one after a failure, are already loaded.
    await iris.page.keyboard.press('Tab')
    await iris.page.waitForLoadState('networkidle')
    const tries = new Map<string, number>()
    await iris.page.route('**/assets/**', (route) => {
      const count = (tries.get(route.request().url()) ?? 0) + 1
      tries.set(route.request().url(), count)
      return count < 3 ? route.abort() : route.continue()
    })
    await iris.within('banner').presses('link', 'Sign up')
    await iris.sees('heading', 'Join Corkboard')
    expect([...tries.values()].filter((count) => count < 3)).toEqual([])
  })

  it('[SHELL-11 b] a dialog opens, with its styles, though files of it failed at the first try', async () => {
    // A desktop would load files of likely pages meanwhile.
    const nils = await corkboard.member('Nils', { device: 'tablet' })
    nils.expects(/^net::ERR_FAILED GET \/assets\//)
    await nils.opens('/bob/walks/')
    // What every page loads when it is idle is there.
    await nils.page.locator('body > [role=status]').waitFor({ state: 'attached' })
    await nils.page.waitForLoadState('networkidle')
    const lost = new Map<string, string>()
    await nils.page.route('**/assets/**', (route) => {
      const kind = route.request().resourceType()
      if (lost.has(kind) || !/^(?:stylesheet|script)$/.test(kind)) return route.continue()
      lost.set(kind, route.request().url())
      return route.abort()
    })
    await nils.types('?')
    await nils.sees('dialog', 'Keyboard shortcuts')
    expect([...lost.keys()]).toContain('script')
    // Not lost if the browser still knew it from another page.
    const keys = nils.page.locator('dialog kbd').first()
    expect(await keys.evaluate((element) => getComputedStyle(element).minInlineSize)).toBe('32px')
    // What worked in the end is no failure.
    expect(await nils.at('status', 'Messages').getByRole('button').count()).toBe(0)
  })

  it('[SHELL-11 a] a window older than the site, whose files are gone, gets the page from the server', async () => {
    const mona = await corkboard.visitor()
    mona.expects(/^404 GET \/assets\//)
    await mona.opens('/bob/walks/')
    await mona.page.keyboard.press('Tab')
    await mona.page.waitForLoadState('networkidle')
    await mona.page.route('**/assets/**', (route) =>
      route.request().resourceType() === 'fetch' ? route.fulfill({ status: 404 }) : route.continue(),
    )
    await mona.within('banner').presses('link', 'Sign up')
    await mona.sees('heading', 'Join Corkboard')
    await mona.goesBack()
    await mona.sees('heading', 'Walks')
  })
})

/** Opens a page whose app does not load until it is released. */
const opensWithoutItsApp = async (person: Person, path: string): Promise<() => void> => {
  const { promise: isLetIn, resolve: letIn } = Promise.withResolvers<void>()
  await person.page.route('**/*.mjs', async (route) => {
    await isLetIn
    await route.continue()
  })
  await person.page.goto(corkboard.site.origin + path, { waitUntil: 'commit' })
  return letIn
}

describe('before the app has started', () => {
  it('a submitted form waits for it, and no input is lost', async () => {
    await corkboard.site.person('Jana')
    const jana = await corkboard.visitor()
    const letIn = await opensWithoutItsApp(jana, '/login/?next=/bob/walks/')
    await jana.writes('Email or username', 'jana')
    await jana.writes('Password', PASSWORD)
    await jana.at('textbox', 'Password').press('Enter')
    await jana.page.locator('main button[type=submit][aria-busy=true]').waitFor()
    expect(new URL(jana.page.url()).search).toBe('?next=/bob/walks/')
    letIn()
    await jana.arrivesAt('/bob/walks/')
    await jana.sees('button', 'Your account')
  })

  it('[PIN-06 a] a clicked button waits for it, shows that it is busy, and then acts', async () => {
    const bob = await corkboard.site.person('Bobby')
    const pin = await bob.pinsTo(await bob.createsBoard('Stairs'), { title: 'Stair' })
    const lotte = await corkboard.visitor()
    const letIn = await opensWithoutItsApp(lotte, `/pin/${pin.id}/`)
    const save = lotte.within('article').at('button', 'Save')
    const ground = () => save.evaluate((it) => getComputedStyle(it).backgroundColor)
    const before = await ground()
    await save.click()
    expect(await save.getAttribute('aria-busy')).toBe('true')
    await lotte.page.mouse.move(0, 0)
    await expect.poll(ground).not.toBe(before)
    letIn()
    await lotte.sees('dialog', 'Create an account to save this')
    expect(await save.getAttribute('aria-busy')).toBe(null)
  })

  it('[BOARD-11 b] a button of a part that still loads waits for it, and then acts', async () => {
    const vera = await corkboard.site.person('Vera')
    const board = await vera.createsBoard('Bruises')
    const pin = await vera.pinsTo(board, { title: 'A bruise', picture: await drawPicture() })
    await vera.edits(board, { sensitivity: 'distressing' })
    const nils = await corkboard.visitor()
    const { promise: isLetIn, resolve: letIn } = Promise.withResolvers<void>()
    await nils.page.route('**/*.mjs', async (route) => {
      const path = new URL(route.request().url()).pathname
      // The files that the app needs to start are in the head of the page.
      const starts = await nils.page.evaluate((href) => document.head.innerHTML.includes(href), path)
      if (!starts) await isLetIn
      await route.continue()
    })
    await nils.opens(`/pin/${pin.id}/`)
    const show = nils.at('button', 'Show pin')
    await show.click()
    expect(await show.getAttribute('aria-busy')).toBe('true')
    letIn()
    await nils.sees('heading', 'A bruise')
  })

  it('[SHELL-07 a] Back on a reloaded pin returns to the board, even while the files of the page load', async () => {
    const vic = await corkboard.site.person('Vic')
    const board = await vic.createsBoard('Bridges')
    const pin = await vic.pinsTo(board, { title: 'A bridge', picture: await drawPicture() })
    const olga = await corkboard.visitor()
    await olga.opens(board.url)
    await olga.presses('link', 'A bridge')
    await olga.arrivesAt(`/pin/${pin.id}/`)
    await olga.sees('heading', 'A bridge')
    const { promise: isLetIn, resolve: letIn } = Promise.withResolvers<void>()
    const { promise: isAskedFor, resolve: ask } = Promise.withResolvers<void>()
    const { data: manifest } = await olga.page.evaluate(
      async () => (await (await fetch('/pageHandlers/www/')).json()) as { data: HandlerManifest },
    )
    const ofPins = Object.entries(manifest.handlers).find(([id]) => id.includes('pin/[id]'))![1]
    const file = manifest.files[ofPins[0]!]!.replace(/^file:/, '')
    await olga.page.route(`**/${file.split('/').at(-1)}`, async (route) => {
      ask()
      await isLetIn
      await route.continue()
    })
    await olga.page.reload({ waitUntil: 'commit' })
    await isAskedFor
    // Everything but this file is there.
    await olga.page.evaluate(() => new Promise<void>((resolve) => setTimeout(resolve, 500)))
    await olga.goesBack()
    letIn()
    await olga.sees('heading', 'Bridges')
  })

  it('[BOARD-01 a] selections in a form count', async () => {
    const kim = await corkboard.member('Kim')
    const letIn = await opensWithoutItsApp(kim, '/board/create/')
    await kim.writes('Name', 'Diaries')
    await kim.at('radio', 'Secret').check()
    await kim.page.getByLabel('Category').selectOption({ label: 'Art' })
    letIn()
    await kim.page.waitForFunction(() => (history.state as { key?: string } | null)?.key !== undefined)
    await kim.writes('Description', 'Not for everybody')
    expect(await kim.holds('Name')).toBe('Diaries')
    await kim.within('main').presses('button', 'Create')
    await kim.arrivesAt('/kim/diaries/')
    await kim.reads('Secret')
    const [board] = await kim.does.asks<{ category: string }[]>('BoardsResource', 'get', { username: 'kim' })
    expect(board).toMatchObject({ name: 'Diaries', category: 'art', description: 'Not for everybody' })
  })

  it('a form submitted without the app gets a page as its response', async () => {
    const lena = await corkboard.visitor()
    const response = await lena.context.request.post(`${corkboard.site.origin}/login/`, {
      headers: { accept: 'text/html' },
      form: { username_or_email: 'lena', password: 'not to be seen' },
    })
    expect(response.headers()['content-type']).toContain('text/html')
    expect(response.url()).toBe(`${corkboard.site.origin}/login/`)
    expect(await response.text()).not.toContain('not to be seen')
  })
})

describe('when a picture fails to load', () => {
  it('its alt text replaces it, and it is requested again', async () => {
    const nora = await corkboard.site.person('Nora')
    const picture = await drawPicture({ width: 320, height: 440 })
    const pin = await nora.pinsTo(await nora.createsBoard('Gates'), {
      title: 'Gate',
      alt_text: 'A green gate',
      picture,
    })
    const mara = await corkboard.visitor()
    mara.expects(/^net::ERR_FAILED GET \/media\//)
    let requests = 0
    await mara.page.route(`**/media/**/${pin.image_signature}*`, (route) =>
      requests++ === 0 ? route.abort() : route.continue(),
    )
    await mara.opens(`/pin/${pin.id}/`)
    const gate = mara.page.getByRole('main').getByAltText('A green gate').first()
    const state = () => gate.evaluate((it: HTMLImageElement) => [it.naturalWidth > 0, 'failed' in it.dataset])
    await expect.poll(state).toEqual([false, true])
    await expect.poll(state).toEqual([true, false])
    expect(requests).toBe(2)
  })
})
