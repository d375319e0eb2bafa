import type { Pin, TopicChoice } from '@corkboard/contract'
import { type Actor, drawPicture } from '@corkboard/testkit'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { firstInView, scrolls } from '../cards-in-view.ts'
import { startJourneys } from '../journeys.ts'
import type { Person } from '../person.ts'

const corkboard = startJourneys()

const BOARDS = ['Soups', 'Cats', 'Quilts', 'Chess', 'Motorcycles'] as const
const EACH = 12

let bob: Actor

beforeAll(async () => {
  bob = await corkboard.site.person('Bob')
  const uploads = []
  for (let n = 0; n < BOARDS.length * EACH; n += 1) uploads.push(await bob.uploads(await drawPicture()))
  for (const name of BOARDS) {
    const board = await bob.createsBoard(name)
    for (let n = 1; n <= EACH; n += 1) {
      await bob.asks('PinResource', 'create', {
        board_id: board.id,
        media_upload_id: uploads.pop()!.media_upload_id,
        title: `${name} ${n}`,
      })
    }
  }
  // The worker assigns topics to the pins.
  await vi.waitFor(
    async () => {
      const pages = ['soups-and-stews', 'cats', 'quilting', 'board-games', 'motorcycles'].map((interest) =>
        bob.asks<Pin[]>('InterestFeedResource', 'get', { interest, page_size: 50 }),
      )
      const missing = (await Promise.all(pages)).filter((pins) => pins.length < EACH)
      if (missing.length > 0) throw new Error('Not every topic has its pins yet')
    },
    { timeout: 60_000, interval: 500 },
  )
})

const home = (person: Person) => person.within('list', 'Home feed')
const titles = async (person: Person): Promise<string[]> =>
  (await home(person).at('listitem').allInnerTexts()).map((text) => text.split('\n')[0]!)

describe('[FIND-01 a] a new user', () => {
  it.each(['desktop', 'phone'] as const)(
    'selects three topics on a %s, and the home feed is about them',
    async (device) => {
      const carol = await corkboard.member(device === 'desktop' ? 'Carol' : 'Cleo', { device })
      await carol.opens('/')
      await carol.sees('heading', 'What do you like?')
      const choices = await carol.does.asks<TopicChoice[]>('InterestChoicesResource', 'get', {})
      expect(choices.slice(0, 3).filter(({ images }) => images !== null)).toHaveLength(3)
      const show = carol.at('button', 'Build my feed')
      await carol.presses('button', 'Food and drink')
      await carol.presses('button', 'Animals')
      expect(await show.isDisabled()).toBe(true)
      await carol.reads('2 of 3')
      await carol.presses('button', 'Crafts')
      await carol.presses('button', 'Build my feed')
      await carol.misses('heading', 'What do you like?')
      await carol.within('navigation', 'Filter your feed').sees('link', 'Crafts')
      await expect
        .poll(
          async () => (await titles(carol)).slice(0, 10).filter((title) => /^(?:Soups|Cats|Quilts)/.test(title)).length,
        )
        .toBeGreaterThanOrEqual(8)
      await carol.presses('link', 'Crafts')
      await carol.arrivesAt('/?tab=topic-800')
      await expect
        .poll(async () => [...new Set((await titles(carol)).map((title) => title.split(' ')[0]))])
        .toEqual(['Quilts'])
      await carol.reloads()
      await expect.poll(async () => (await titles(carol)).length).toBeGreaterThan(0)
      await carol.misses('heading', 'What do you like?')
    },
  )

  it('who skips the choice is not asked again, and sees popular pins', async () => {
    const dan = await corkboard.member('Dan')
    await dan.opens('/')
    const kept = dan.page.waitForResponse(/UserExperienceResource/)
    await dan.presses('button', 'Not now')
    await dan.misses('heading', 'What do you like?')
    await kept
    await dan.reloads()
    await dan.misses('heading', 'What do you like?')
    expect((await titles(dan)).length).toBeGreaterThan(0)
  })

  it('who skips the choice on a phone sees a window full of pins, without scrolling', async () => {
    const dora = await corkboard.member('Dora', { device: 'phone' })
    await dora.opens('/')
    await dora.presses('button', 'Not now')
    await dora.misses('heading', 'What do you like?')
    const lowest = () =>
      home(dora)
        .at('listitem')
        .evaluateAll((cards) => Math.max(...cards.map((card) => card.getBoundingClientRect().bottom)) - innerHeight)
    await expect.poll(lowest).toBeGreaterThan(0)

    await dora.presses('button', 'Choose topics')
    await dora.sees('heading', 'What do you like?')
    await dora.presses('button', 'Not now')
    await dora.misses('heading', 'What do you like?')
  })

  it('who has saved five pins is not asked, but can choose topics', async () => {
    const ruth = await corkboard.member('Ruth')
    const board = await ruth.does.createsBoard('Finds')
    await ruth.opens('/')
    await ruth.sees('heading', 'What do you like?')
    const pins = await corkboard.site.visitor().asks<Pin[]>('InterestFeedResource', 'get', { interest: 'cats' })
    for (const { id } of pins.slice(0, 5)) {
      await ruth.does.asks('RepinResource', 'create', { pin_id: id, board_id: board.id })
    }
    await ruth.reloads()
    await ruth.sees('button', 'Choose topics')
    await ruth.misses('heading', 'What do you like?')
    await ruth.presses('button', 'Choose topics')
    await ruth.sees('heading', 'What do you like?')
  })

  it('who saves five pins in their feed finds it without the question when they come back', async () => {
    const sara = await corkboard.member('Sara')
    await sara.does.createsBoard('Finds')
    await sara.opens('/')
    await sara.sees('heading', 'What do you like?')
    for (let n = 0; n < 5; n += 1) {
      const card = home(sara).at('listitem').nth(n)
      const saved = sara.page.waitForResponse(/RepinResource/)
      await card.hover()
      await card.getByRole('button', { name: 'Save', exact: true }).click()
      await saved
    }
    await sara.sees('heading', 'What do you like?')
    await home(sara).at('listitem').nth(5).getByRole('link').first().click()
    await sara.arrivesAt(/^\/pin\//)
    await sara.goesBack()
    await sara.sees('button', 'Choose topics')
    await sara.misses('heading', 'What do you like?')
  })

  it('sees in a pin’s menu why it is recommended, and can open the topic', async () => {
    const erin = await corkboard.member('Erin')
    await erin.does.asks('InterestFollowResource', 'create', { interest_id: '101', interest_list: ['804', '1403'] })
    await erin.opens('/')
    const card = home(erin)
      .at('listitem')
      .filter({ hasText: /Cats \d/ })
      .first()
    await card.hover()
    await card.getByRole('button', { name: 'More actions' }).click()
    await erin.sees('menuitem', 'Because you follow Cats')
    // It is the first item and has the focus.
    await erin.types('Enter')
    await erin.arrivesAt('/topics/cats/')
    await erin.sees('heading', 'Cats')
  })
})

describe('[FIND-01 c] a tab of the home feed', () => {
  it('that does not exist means all', async () => {
    const hugo = await corkboard.member('Hugo')
    await hugo.opens('/?tab=nonsense')
    expect((await titles(hugo)).length).toBeGreaterThan(0)
  })
})

describe('[FIND-01 a b] the infinite home feed', () => {
  it('[SHELL-07 a] loads on, each pin once, and returns from a pin to the same pin at the same place', async () => {
    const fay = await corkboard.member('Fay')
    await fay.does.follows(bob)
    await fay.opens('/')
    const seen: string[] = []
    await expect
      .poll(
        async () => {
          await scrolls(fay, 500)
          for (const title of await titles(fay)) if (/ \d+$/.test(title) && !seen.includes(title)) seen.push(title)
          return seen.length
        },
        { timeout: 60_000, interval: 60 },
      )
      .toBe(BOARDS.length * EACH)
    await scrolls(fay, 900 - (await fay.page.evaluate(() => scrollY)))
    const before = await firstInView(fay)
    await fay.presses('link', before.name)
    await fay.sees('heading', before.name)
    await fay.goesBack()
    await expect.poll(() => firstInView(fay)).toEqual(before)
  })
})

describe('[FIND-02 a b c] a topic', () => {
  it('is open to visitors, who log in to follow it', async () => {
    const visitor = await corkboard.visitor()
    await visitor.opens('/topics/quilting/')
    await visitor.sees('heading', 'Quilting')
    await visitor.within('list', 'Pins about Quilting').sees('link', 'Quilts 1')
    await visitor.within('navigation', 'Topics related to Quilting').sees('link', 'Knitting')
    await visitor.presses('button', 'Follow Quilting')
    await visitor.sees('dialog')
  })

  it('is followed and unfollowed immediately, and reverted without a message on a refusal', async () => {
    const gina = await corkboard.member('Gina')
    await gina.opens('/topics/cats/')
    await gina.presses('button', 'Follow Cats')
    await gina.sees('button', 'Stop following Cats')
    await expect
      .poll(
        async () =>
          (await gina.does.asks<{ is_followed: boolean }>('InterestResource', 'get', { interest: 'cats' })).is_followed,
      )
      .toBe(true)
    gina.expects(/^500 POST \/resource\/InterestFollowResource\/delete\//)
    await gina.page.route('**/resource/InterestFollowResource/delete/', (route) =>
      route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }),
    )
    await gina.presses('button', 'Stop following Cats')
    await gina.sees('button', 'Stop following Cats')
    expect(await gina.at('alert').count()).toBe(0)
    await gina.reloads()
    await gina.sees('button', 'Stop following Cats')
  })

  it('that does not exist is not found, and one by its number or in capitals redirects to its name', async () => {
    const visitor = await corkboard.visitor()
    await visitor.opens('/topics/no-such-topic/', { status: 404 })
    for (const written of ['101', 'Cats']) {
      await visitor.opens(`/topics/${written}/`)
      await visitor.arrivesAt('/topics/cats/')
    }
  })
})
