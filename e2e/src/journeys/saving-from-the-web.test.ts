import { drawPicture, type LocalServer, PASSWORD, sendPage, startLocalServer } from '@corkboard/testkit'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { barriersOn } from '../accessibility.ts'
import { startJourneys } from '../journeys.ts'
import type { Person } from '../person.ts'
import { createView } from '../view.ts'

const GARDEN = `<!doctype html><title>A garden behind the house</title>
  <meta name="description" content="Ten beds, two paths and a bench.">
  <img src="/bench.jpg" width="600" height="800" alt="A bench below a pear tree">
  <img src="/path.jpg" width="400" height="600" alt="A path between beds">
  <img src="/broken.jpg" width="300" height="300" alt="Nothing">`

/** The page runs no scripts, and connects to nobody. */
const STRICT = {
  'content-security-policy': "default-src 'none'; img-src 'self'; base-uri 'none'; form-action 'none'",
  'cross-origin-opener-policy': 'same-origin',
}

/** Another site than ours. */
let garden: LocalServer
beforeAll(async () => {
  const [bench, path] = [await drawPicture({ width: 600, height: 800 }), await drawPicture({ width: 400, height: 600 })]
  const pictures: Readonly<Record<string, Buffer>> = { '/bench.jpg': bench.bytes, '/path.jpg': path.bytes }
  garden = await startLocalServer(({ url = '' }, response) => {
    const picture = pictures[url]
    if (picture) return sendPage(response, picture, { 'content-type': 'image/jpeg' })
    if (url === '/closed') return sendPage(response, '<meta name="corkboard" content="nopin"><img src="/bench.jpg">')
    if (url === '/') return sendPage(response, GARDEN)
    if (url === '/strict') return sendPage(response, GARDEN.replace(/<img src=.\/broken.*/, ''), STRICT)
    return void response.writeHead(404).end()
  })
})
afterAll(() => garden[Symbol.asyncDispose]())

const corkboard = startJourneys({}, [], () => [garden.place])

/** A picture whose address answers 404 has no preview. */
const NO_PREVIEW = /^400 GET \/v3\/found-images\/preview\//

const paste = (page: Page, text: string): Promise<void> =>
  page.evaluate((copied) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', copied)
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)

describe('saving by link', () => {
  it('[CREATE-07 a b] a picture of another site becomes a pin with its link', async () => {
    const alice = await corkboard.member('Alice')
    const board = await alice.does.createsBoard('Gardens')
    alice.expects(NO_PREVIEW)
    await alice.opens(`/pin/create/?board=${board.id}`)
    await alice.writes('Paste a link', `${garden.origin}/`)
    await alice.presses('button', 'Find images')
    const dialog = alice.within('dialog', 'Choose images')
    await dialog.misses('button', 'Image 3: Nothing')
    expect(await barriersOn(alice.page)).toEqual([])
    await dialog.presses('button', 'Image 1: A bench below a pear tree')
    await dialog.presses('button', 'Image 2: A path between beds')
    await dialog.presses('button', 'Add 2 images')
    const draft = alice.within('article', 'bench.jpg')
    await draft.reads('600 × 800 pixels')
    expect(await draft.holds('Title')).toBe('A garden behind the house')
    expect(await draft.holds('Description')).toBe('Ten beds, two paths and a bench.')
    await alice.within('article', 'path.jpg').reads('400 × 600 pixels')
    expect(await alice.holds('Paste a link')).toBe('')
    await alice.presses('button', 'Publish all 2')
    await alice.reads('2 pins published')
    await draft.presses('link', 'View pin')
    await alice.sees('heading', 'A garden behind the house')
    await alice.sees('link', /127\.0\.0\.1/)
  })

  it('[CREATE-07 a] says at the field why an address cannot be used', async () => {
    const bob = await corkboard.member('Bob', { device: 'phone', theme: 'dark' })
    bob.expects(/^40[03] GET \/resource\/FindPinImagesResource\//)
    await bob.opens('/pin/create/')
    const field = bob.page.getByLabel('Paste a link')
    for (const [link, reason] of [
      ['http://127.0.0.1/', 'This address isn’t on the public web.'],
      [`${garden.origin}/closed`, 'This site doesn’t allow saving from its pages.'],
      [`${garden.origin}/gone`, 'There’s nothing at this address anymore.'],
    ] as const) {
      await field.fill(link)
      await bob.presses('button', 'Find images')
      await bob.reads(reason)
      expect(await field.getAttribute('aria-invalid')).toBe('true')
    }
    expect(await barriersOn(bob.page)).toEqual([])
  })

  it('[CREATE-07 a] a link to a picture that is pasted anywhere on the page becomes a draft', async () => {
    const carol = await corkboard.member('Carol')
    await carol.opens('/pin/create/')
    await paste(carol.page, `${garden.origin}/path.jpg`)
    const draft = carol.within('article', 'path.jpg')
    await draft.reads('400 × 600 pixels')
    expect(await draft.holds('Link')).toBe(`${garden.origin}/path.jpg`)
  })

  it('[CREATE-07 a] a link that is pasted elsewhere on the site is offered to be saved', async () => {
    const dora = await corkboard.member('Dora')
    await dora.opens('/dora/')
    await paste(dora.page, `${garden.origin}/bench.jpg`)
    await dora.reads('Save from 127.0.0.1?')
    await dora.presses('button', 'Save')
    await dora.arrivesAt('/pin/create/')
    const draft = dora.within('article', 'bench.jpg')
    await draft.reads('600 × 800 pixels')
    expect(await draft.holds('Link')).toBe(`${garden.origin}/bench.jpg`)
  })
})

describe('the save button', () => {
  /** Drags it to the bookmarks, which is where its address goes, and opens it there. */
  const presses = async (person: Person, button: string): Promise<Page> => {
    const page = await person.context.newPage()
    await page.goto(`${garden.origin}/strict`)
    const opened = person.context.waitForEvent('page')
    // A bookmark is a navigation by the browser; this one ends without a document.
    await page.goto(button).catch(() => undefined)
    return opened
  }

  it('[CREATE-07 a] works on a page with a strict content policy, and its picture becomes a pin', async () => {
    const emil = await corkboard.member('Emil')
    await emil.does.createsBoard('Benches')
    await emil.opens('/settings/saving/')
    expect(await barriersOn(emil.page)).toEqual([])
    const button = await emil.at('link', 'Save to Corkboard').getAttribute('href')
    const view = createView(await presses(emil, button ?? ''), false)
    await view.within('dialog', 'Choose images').presses('button', 'Image 1: A bench below a pear tree')
    await view.presses('button', 'Add 1 image')
    const draft = view.within('article', 'bench.jpg')
    await draft.reads('600 × 800 pixels')
    expect(await draft.holds('Title')).toBe('A garden behind the house')
    expect(await draft.holds('Link')).toBe(`${garden.origin}/strict`)
    await draft.presses('button', /^Board/)
    await view.within('dialog', 'Choose a board').presses('button', /^Benches/)
    await draft.presses('button', 'Publish')
    await draft.presses('link', 'View pin')
    await view.sees('heading', 'A garden behind the house')
  })

  it('[CREATE-07 a] keeps what it found while its user logs in', async () => {
    const hal = await corkboard.member('Hal')
    await hal.opens('/settings/saving/')
    const button = await hal.at('link', 'Save to Corkboard').getAttribute('href')
    await corkboard.site.person('Fay')
    const fay = await corkboard.visitor()
    const page = await presses(fay, button ?? '')
    const view = createView(page, false)
    await view.writes('Email or username', 'fay')
    await view.writes('Password', PASSWORD)
    await view.presses('button', 'Log in')
    await view.within('dialog', 'Choose images').sees('button', 'Image 1: A bench below a pear tree')
    expect(new URL(page.url()).hash).toBe('')
  })

  it('is copied by the keyboard, and says what to do when it is pressed here', async () => {
    const gil = await corkboard.member('Gil', { device: 'phone', theme: 'dark' })
    await gil.opens('/settings/saving/')
    await gil.presses('link', 'Save to Corkboard')
    await gil.reads('Drag it to your bookmarks bar, or copy it.')
    await gil.presses('button', 'Copy button')
    await gil.reads('Copied')
    await expect.poll(() => gil.page.evaluate(() => navigator.clipboard.readText())).toMatch(/^javascript:/)
  })
})
