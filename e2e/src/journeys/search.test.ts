import type { Pin } from '@corkboard/contract'
import type { TypeaheadItem } from '@corkboard/contract/finding/wire/search'
import { drawPicture } from '@corkboard/testkit'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { barriersOn } from '../accessibility.ts'
import { boxOf } from '../box-of.ts'
import { startJourneys } from '../journeys.ts'
import type { Person } from '../person.ts'

const corkboard = startJourneys()

const TITLES = [
  'Kitchen shelves in walnut',
  'Walnut kitchen table',
  'Kitchen tiles, green',
  'Green kitchen door',
  'Kitchen floor',
  'Kitchen stool in oak',
  'Oak kitchen stool',
  'Kitchen lamp in brass',
  'Brass kitchen lamp',
  'Makeup for beginners',
]

beforeAll(async () => {
  const alice = await corkboard.site.person('Alice')
  const board = await alice.createsBoard('Kitchens of friends')
  for (const title of TITLES) await alice.pinsTo(board, { title, picture: await drawPicture() })
  const found = () => corkboard.site.visitor().asks<Pin[]>('SearchResource', 'get', { query: 'kitchen' })
  const areKnown = async () => {
    const { length } = await found()
    if (length < TITLES.length) throw new Error(`${length} of ${TITLES.length} pins are found`)
  }
  await vi.waitFor(areKnown, { timeout: 60_000 })
})

const results = (person: Person, query: string) => person.within('list', `Pins found for “${query}”`)

/** Types into the header's search field; suggestions open below. */
const types = async (person: Person, text: string): Promise<void> => {
  const field = person.page.locator('header input[type=search]')
  await field.click()
  await field.pressSequentially(text)
}

describe('[FIND-05 b c d e f] a visitor searches', () => {
  it('from the field, narrows the results by a guide, and returns to where they were', async () => {
    const vera = await corkboard.visitor()
    await vera.opens('/')
    await types(vera, 'kitchen')
    await vera.types('Enter')
    await vera.arrivesAt(/^\/search\/pins\/\?q=kitchen&rs=typed$/)
    await results(vera, 'kitchen').sees('link', /Kitchen floor/)
    await vera.within('list', 'Narrow it down').presses('link', 'Add “walnut” to the search')
    await vera.arrivesAt(/q=kitchen\+walnut/)
    await results(vera, 'kitchen walnut').sees('link', /Walnut kitchen table/)
    await vera.goesBack()
    await results(vera, 'kitchen').sees('link', /Kitchen floor/)
  })

  it('with a typo, sees the corrected query, and can search for the original one', async () => {
    const wim = await corkboard.visitor()
    await wim.opens('/search/pins/?q=ktichen+floor')
    await wim.reads('Showing results for “kitchen floor”.')
    await wim.presses('link', 'Search for “ktichen floor” instead')
    await wim.arrivesAt(/exact=1/)
    await wim.misses('status', /Showing results/)
  })

  it('in tabs and with filters, each with an address', async () => {
    const yara = await corkboard.visitor()
    await yara.opens('/search/pins/?q=kitchen')
    await yara.within('navigation', 'Type of result').presses('link', 'Boards')
    await yara.within('list', 'Boards found for “kitchen”').sees('link', /Kitchens of friends/)
    await yara.within('navigation', 'Type of result').presses('link', 'All pins')
    await yara.presses('button', 'Filters')
    await yara.within('dialog', 'Filters').presses('link', 'Stories')
    await yara.arrivesAt(/filters=content%3Astory/)
    await yara.sees('heading', 'No results for “kitchen”')
    await yara.sees('button', /^Filters/)
    await yara.within('main').presses('link', 'Clear all filters')
    await results(yara, 'kitchen').sees('link', /Kitchen floor/)
    await yara.opens('/search/users/?q=alice')
    await yara.within('list', 'People found for “alice”').sees('link', /Alice/)
  })

  it('on a phone, and sees which tab is current and the only person in a row as wide as the page', async () => {
    const zara = await corkboard.visitor({ device: 'phone' })
    await zara.opens('/search/users/?q=alice')
    const people = zara.page.getByRole('list', { name: 'People found for “alice”' })
    expect((await boxOf(people.getByRole('listitem'))).width).toBeGreaterThan(340)
    const tabs = zara.page.getByRole('navigation', { name: 'Type of result' })
    const tab = await tabs.locator('[aria-current]').boundingBox()
    expect(tab!.x).toBeGreaterThanOrEqual(0)
    expect(tab!.x + tab!.width).toBeLessThanOrEqual(390)
  })

  it('in a narrow window, and sees that the row of guides goes on', async () => {
    const ula = await corkboard.visitor()
    ula.spoilsWindow()
    await ula.page.setViewportSize({ width: 320, height: 700 })
    await ula.opens('/search/pins/?q=kitchen')
    const [back, on] = ['Scroll back', 'Show more'].map((title) => ula.page.getByTitle(title))
    await on!.waitFor()
    expect(await back!.isVisible()).toBe(false)
    const guides = ula.page.getByRole('list', { name: 'Narrow it down' }).getByRole('link')
    await guides.last().focus()
    await on!.waitFor({ state: 'hidden' })
    await back!.waitFor()
    await guides.first().focus()
    await on!.waitFor()
    // Last, because focus stops what still scrolls.
    await on!.click()
    await on!.waitFor({ state: 'hidden' })
  })

  it('with a word wider than any line, and the page stays as wide as the screen', async () => {
    const wren = await corkboard.visitor({ device: 'phone' })
    await wren.opens(`/search/pins/?q=${'quokka'.repeat(30)}`)
    await wren.sees('heading', /^No results/)
    await wren.misses('button', 'Filters')
    expect(await wren.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })

  it('with more than a search accepts, and finds nothing', async () => {
    const wanda = await corkboard.visitor()
    await wanda.opens(`/search/pins/?q=${'x'.repeat(900)}&filters=${'y'.repeat(900)}`)
    await wanda.sees('heading', /No results for “x{200}”/)
    await wanda.opens('/search/pins/?q=%00!!!')
    await wanda.sees('heading', /No results for “!!!”/)
  })

  it('and sees where to find help', async () => {
    const zoe = await corkboard.visitor()
    await zoe.opens('/search/pins/?q=suicide')
    await zoe.sees('heading', 'You are not alone')
    await zoe.sees('link', 'Find a helpline near you')
    await zoe.sees('heading', 'We don’t show results for this search')
    await zoe.opens('/search/pins/?q=kitchen')
    await results(zoe, 'kitchen').sees('link', /Kitchen floor/)
    await zoe.opens('/search/')
    await zoe.sees('button', 'Remove “kitchen”')
    await zoe.misses('button', 'Remove “suicide”')
  })

  it('[FIND-04 b] finds no videos before there are any, and nothing offers them', async () => {
    const vito = await corkboard.visitor()
    await vito.opens('/search/pins/?q=kitchen')
    await vito.within('navigation', 'Type of result').sees('link', 'Boards')
    await vito.within('navigation', 'Type of result').misses('link', 'Videos')
    await vito.opens('/search/videos/?q=kitchen')
    await vito.sees('heading', 'No videos yet')
    await vito.presses('link', 'Search all pins')
    await results(vito, 'kitchen').sees('link', /Kitchen floor/)
  })

  it('[FIND-07 a] by skin tone if the query is about people’s looks', async () => {
    const anna = await corkboard.visitor()
    await anna.opens('/search/pins/?q=makeup')
    await anna.within('group', 'Skin tone').presses('link', 'Light to medium skin tones')
    await anna.arrivesAt(/filters=skin_tone%3A2/)
    await anna.opens('/search/pins/?q=kitchen')
    await anna.misses('group', 'Skin tone')
  })

  it('and finds no page for an unknown scope, and must log in for their own pins', async () => {
    const ben = await corkboard.visitor()
    await ben.opens('/search/everything/?q=x', { status: 404 })
    await ben.opens('/search/my_pins/?q=kitchen')
    await ben.arrivesAt(/^\/login\//)
  })
})

it('[FIND-05 a] an empty search opens the page to search from', async () => {
  const visitor = await corkboard.visitor()
  await visitor.opens('/')
  await visitor.page.locator('header input[type=search]').press('Enter')
  await visitor.arrivesAt('/search/pins/')
  await visitor.sees('heading', 'What are you looking for?')
})

describe('[FIND-06 a b c d] suggestions', () => {
  it('before a search fit on a phone, whatever the viewer’s boards are called', async () => {
    const nora = await corkboard.member('Nora', { device: 'phone' })
    for (const name of ['o'.repeat(50), 'Kitchens of friends and their friends', 'Kitchens']) {
      const board = await nora.does.createsBoard(name)
      await nora.does.pinsTo(board, { title: `${'w'.repeat(24)} ${'v'.repeat(24)}`, picture: await drawPicture() })
    }
    await nora.opens('/search/')
    await nora.sees('heading', 'What are you looking for?')
    expect(await nora.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await nora.misses('link', 'o'.repeat(50))
  })

  it('appear while typing, can be selected by keyboard, and include recent searches', async () => {
    const carl = await corkboard.member('Carl')
    await carl.opens('/')
    await types(carl, 'kitc')
    await carl.within('grid', 'Suggestions').sees('gridcell', 'kitchen')
    expect(await barriersOn(carl.page)).toEqual([])
    await carl.types('ArrowDown', 'Enter')
    await carl.arrivesAt(/^\/search\/pins\/\?q=kitchen/)
    await results(carl, 'kitchen').sees('link', /Kitchen floor/)
    // Searches are stored in the background. Until then, ideas are shown, which may contain it, too.
    const suggested = () =>
      carl.does.asks<{ items: readonly TypeaheadItem[] }>('AdvancedTypeaheadResource', 'get', { term: '' })
    await expect.poll(async () => (await suggested()).items).toMatchObject([{ label: 'kitchen', is_recent: true }])
    await carl.opens('/')
    await carl.page.locator('header input[type=search]').click()
    await carl.within('grid', 'Suggestions').sees('gridcell', 'Remove “kitchen”')
    await carl.types('ArrowDown', 'Delete')
    await carl.misses('gridcell', 'Remove “kitchen”')
    await carl.types('Escape')
  })

  it('include a visitor’s own searches, stored in their browser, and without any, ideas', async () => {
    const dora = await corkboard.visitor()
    await dora.opens('/search/pins/?q=walnut')
    await results(dora, 'walnut').sees('link', /Walnut kitchen table/)
    await dora.sees('heading', 'Ideas you might like')
    await dora.opens('/search/pins/')
    await dora.reads('You’ll need a free account.')
    await dora.presses('button', 'Remove “walnut”')
    await dora.misses('button', 'Remove “walnut”')
    await dora.page.locator('header input[type=search]').click()
    await dora.within('search').reads('Ideas to start with')
    await expect.poll(() => dora.within('grid', 'Suggestions').at('gridcell').count()).toBeGreaterThan(0)
  })
})
