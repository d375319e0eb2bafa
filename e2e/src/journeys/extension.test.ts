import { drawPicture, type LocalServer, sendPage, startLocalServer } from '@corkboard/testkit'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { barriersOn } from '../accessibility.ts'
import { boxOf } from '../box-of.ts'
import { type ExtensionWindow, openWithExtension } from '../extension-window.ts'
import { startJourneys } from '../journeys.ts'
import { createView, type View } from '../view.ts'

const GARDEN = `<!doctype html><title>A garden behind the house</title>
  <img src="/bench.jpg" width="300" height="400" alt="A bench below a pear tree">
  <img src="/path.jpg" width="200" height="300" alt="A path between beds">
  <img src="/icon.png" width="16" height="16" alt="">`

const STRICT = { 'content-security-policy': "default-src 'none'; img-src 'self'" }

/** Another site than ours. It shows its pictures to people, and not to our server. */
let garden: LocalServer
/** What our server has requested there since the test started. */
const asked: string[] = []

let window: ExtensionWindow

beforeAll(async () => {
  const [bench, path] = [await drawPicture({ width: 600, height: 800 }), await drawPicture({ width: 400, height: 600 })]
  const pictures: Readonly<Record<string, Buffer>> = { '/bench.jpg': bench.bytes, '/path.jpg': path.bytes }
  garden = await startLocalServer(({ url = '', headers }, response) => {
    const picture = pictures[url]
    if (headers['user-agent']?.startsWith('Corkboard')) asked.push(url)
    if (url === '/bench.jpg' && !headers['user-agent']?.includes('Mozilla')) return void response.writeHead(403).end()
    if (picture) return sendPage(response, picture, { 'content-type': 'image/jpeg' })
    if (url === '/closed') return sendPage(response, `<meta name="corkboard" content="nopin">${GARDEN}`)
    if (url === '/') return sendPage(response, GARDEN, STRICT)
    return void response.writeHead(404).end()
  })
  window = await openWithExtension()
})
afterAll(async () => {
  await window[Symbol.asyncDispose]()
  await garden[Symbol.asyncDispose]()
})

const corkboard = startJourneys({}, [], () => [garden.place])

beforeAll(async () => {
  const alice = await corkboard.site.person('Alice')
  await alice.createsBoard('Benches')
  const cookies = ['corkboard_session', 'csrftoken'].map((name) => ({
    name,
    value: alice.browser.cookie(name) ?? '',
    url: corkboard.site.origin,
  }))
  await window.context.addCookies(cookies)
  const options = createView(window.options, false)
  await options.writes('Address of your Corkboard', `${corkboard.site.origin}/any/page`)
  await options.presses('button', 'Store address')
  await options.reads('Stored. You can save images now.')
})

beforeEach(() => {
  asked.length = 0
})
// A tab that a failed test left open would be the one whose button the next test presses.
afterEach(async () => {
  const left = window.context.pages().filter((page) => page !== window.options)
  await Promise.all(left.map((page) => page.close()))
})

/** A tab of a member's browser with the extension, on another site. */
const visitsGarden = async (path = '/'): Promise<Page> => {
  const page = await window.context.newPage()
  await page.goto(garden.origin + path)
  return page
}

/** What is pressed outside of pages: playwright reaches neither toolbars nor menus of the browser. */
const pressesInBrowser = (kind: 'action' | 'contextMenus', clicked?: object): Promise<void> =>
  window.background.evaluate(
    async ([of, details]) => {
      interface Tab {
        readonly id: number
      }
      interface Extension {
        readonly tabs: { query(of: object): Promise<Tab[]> }
        readonly action: { readonly onClicked: { dispatch(...args: unknown[]): void } }
        readonly contextMenus: { readonly onClicked: { dispatch(...args: unknown[]): void } }
      }
      const { chrome } = globalThis as unknown as { chrome: Extension }
      const [tab] = await chrome.tabs.query({ url: 'http://*/*', active: true, lastFocusedWindow: true })
      chrome[of].onClicked.dispatch(...(details ? [details, tab] : [tab]))
    },
    [kind, clicked] as const,
  )

const builderAfter = async (act: () => Promise<unknown>): Promise<{ page: Page; view: View }> => {
  const opened = window.context.waitForEvent('page')
  await act()
  const page = await opened
  return { page, view: createView(page, false) }
}

describe('the browser extension', () => {
  it('says at the field when an address is none, and keeps the one it has', async () => {
    const options = createView(window.options, false)
    await options.writes('Address of your Corkboard', 'not an address')
    await options.presses('button', 'Store address')
    await options.reads('Enter a web address that starts with https://.')
    await window.options.reload()
    await expect.poll(() => options.holds('Address of your Corkboard')).toBe(corkboard.site.origin)
    expect(await barriersOn(window.options)).toEqual([])
  })

  it('[CREATE-07 a] saves the picture under the pointer, though its site refuses our server', async () => {
    const page = await visitsGarden()
    const bench = page.getByAltText('A bench below a pear tree')
    await bench.hover()
    await page.locator('corkboard-save').waitFor()
    const { x, y } = await boxOf(bench)
    const { page: builder, view } = await builderAfter(() => page.mouse.click(x + 30, y + 24))
    const draft = view.within('article', 'bench.jpg')
    await draft.reads('600 × 800 pixels')
    expect(await draft.holds('Title')).toBe('A garden behind the house')
    expect(await draft.holds('Alt text')).toBe('A bench below a pear tree')
    expect(await draft.holds('Link')).toBe(`${garden.origin}/`)
    expect(asked).not.toContain('/bench.jpg')
    await draft.presses('button', /^Board/)
    await view.within('dialog', 'Choose a board').presses('button', /^Benches/)
    await draft.presses('button', 'Publish')
    await draft.presses('link', 'View pin')
    await view.sees('heading', 'A garden behind the house')
    await builder.close()
    await page.close()
  })

  it('[CREATE-07 a] saves a picture by the context menu', async () => {
    const page = await visitsGarden()
    const srcUrl = `${garden.origin}/path.jpg`
    const { page: builder, view } = await builderAfter(() =>
      pressesInBrowser('contextMenus', { menuItemId: 'image', srcUrl }),
    )
    await view.within('article', 'path.jpg').reads('400 × 600 pixels')
    expect(asked).not.toContain('/path.jpg')
    await builder.close()
    await page.close()
  })

  it('[CREATE-07 a] offers the pictures of the whole page by its button and its key', async () => {
    const page = await visitsGarden()
    const { page: builder, view } = await builderAfter(() => pressesInBrowser('action'))
    const dialog = view.within('dialog', 'Choose images')
    await dialog.sees('button', 'Image 1: A path between beds')
    expect(await dialog.at('button', /^Image/).count()).toBe(1)
    await builder.close()
    await page.close()
  })

  it('[CREATE-07 a] leaves pages alone that do not allow saving', async () => {
    const page = await visitsGarden('/closed')
    const said = page.waitForEvent('dialog')
    await page.getByAltText('A bench below a pear tree').hover()
    const pressed = pressesInBrowser('action')
    const dialog = await said
    expect(dialog.message()).toBe('This site doesn’t allow saving from its pages.')
    await dialog.dismiss()
    await pressed
    expect(await page.locator('corkboard-save').count()).toBe(0)
    await page.close()
  })
})
