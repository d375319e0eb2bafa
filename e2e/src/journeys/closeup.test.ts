import type { Board, Pin } from '@corkboard/contract'
import { type Actor, drawPicture } from '@corkboard/testkit'
import { beforeAll, describe, expect, it } from 'vitest'
import { boxOf } from '../box-of.ts'
import { startJourneys } from '../journeys.ts'
import type { Person } from '../person.ts'

const corkboard = startJourneys()

let bob: Actor
let doors: Board
let door: Pin
let talked: Pin

beforeAll(async () => {
  bob = await corkboard.site.person('Bob')
  doors = await bob.createsBoard('Doors')
  for (const title of ['A gate', 'A hatch']) await bob.pinsTo(doors, { title, picture: await drawPicture() })
  door = await bob.pinsTo(doors, { title: 'A door', picture: await drawPicture({ width: 600, height: 900 }) })
  const description = 'Oak, with a brass knob, opened twice a day for eighty years. '.repeat(6)
  talked = await bob.pinsTo(doors, { title: 'A talked about door', description, picture: await drawPicture() })
  for (let n = 1; n <= 6; n += 1) await bob.comments(talked, `Comment ${n}`)
})

const pictureIn = (person: Person) => person.within('article').at('button', 'Zoom in').first()

/** Returns what the focus reaches in the closeup while something else covers all of it. */
const coveredStops = (person: Person): Promise<string[]> =>
  person.at('article').evaluate((article) => {
    const isCovered = (stop: HTMLElement) => {
      stop.focus()
      const { left, top, width, height } = stop.getBoundingClientRect()
      return [0.1, 0.5, 0.9].every((part) => {
        const shown = document.elementFromPoint(left + width * part, top + height * part)
        return !shown || !(stop.contains(shown) || shown.contains(stop))
      })
    }
    const stops = [...article.querySelectorAll<HTMLElement>('a[href], button')]
    return [...stops, ...stops.toReversed()]
      .filter((stop) => stop.tabIndex >= 0 && stop.checkVisibility())
      .filter(isCovered)
      .map((stop) => stop.outerHTML.slice(0, 120))
  })

describe.each(['desktop', 'tablet', 'phone'] as const)('Back on a %s', (device) => {
  it('returns to the page the user came from, also after a reload', async () => {
    const visitor = await corkboard.visitor({ device })
    await visitor.opens('/bob/')
    await visitor.opens(doors.url)
    await visitor.presses('link', /A door$/)
    await visitor.sees('heading', 'A door')
    await visitor.reloads()
    await visitor.presses('link', 'Back')
    await visitor.arrivesAt(doors.url)
    await visitor.sees('heading', 'Doors')
    await visitor.goesBack()
    await visitor.arrivesAt('/bob/')
  })

  it('leads to the board of a pin that was opened from elsewhere, by keyboard too', async () => {
    const visitor = await corkboard.visitor({ device })
    await visitor.opens(`/pin/${door.id}/`)
    await visitor.at('link', 'Back').focus()
    await visitor.types('Enter')
    await visitor.arrivesAt(doors.url)
    await visitor.goesBack()
    await visitor.sees('heading', 'A door')
  })

  it('is a whole target at the top start corner of the picture', async () => {
    const visitor = await corkboard.visitor({ device })
    await visitor.opens(`/pin/${door.id}/`)
    const back = await boxOf(visitor.at('link', 'Back'))
    const article = await boxOf(visitor.at('article'))
    expect(Math.min(back.width, back.height)).toBeGreaterThanOrEqual(44)
    expect(back.x - article.x).toBeLessThan(40)
    expect(back.y - article.y).toBeLessThan(40)
  })
})

it('[COMMENT-01 a] a pin without comments says so in one line', async () => {
  const visitor = await corkboard.visitor()
  await visitor.opens(`/pin/${door.id}/`)
  const line = visitor.page.getByText('No comments yet')
  expect((await boxOf(line)).height).toBeLessThan(30)
  expect(await visitor.at('heading', 'No comments yet').count()).toBe(0)
})

describe('the picture on a desktop', () => {
  it.each([
    ['very tall', 400, 1_200, 320, 960],
    ['tall', 600, 900, 460, 720],
    ['square', 800, 800, 690, 720],
    ['wide', 1_200, 600, 700, 720],
  ])('is as large as the window allows: %s', async (name, width, height, leastWidth, mostHeight) => {
    const pin = await bob.pinsTo(doors, { title: name, picture: await drawPicture({ width, height }) })
    const visitor = await corkboard.visitor()
    await visitor.opens(`/pin/${pin.id}/`)
    const picture = await boxOf(pictureIn(visitor))
    expect(picture.width).toBeGreaterThanOrEqual(leastWidth)
    expect(picture.width).toBeLessThanOrEqual(720)
    expect(Math.round(picture.height)).toBeLessThanOrEqual(mostHeight)
    const article = await boxOf(visitor.at('article'))
    expect(article.x).toBeLessThan(130)
  })

  it('[PIN-13 a] leaves room for the start of the related pins, however much there is to read', async () => {
    const visitor = await corkboard.visitor()
    for (const pin of [door, talked]) {
      await visitor.opens(`/pin/${pin.id}/`)
      const heading = await boxOf(visitor.at('heading', 'More like this'))
      expect(heading.y + heading.height).toBeLessThan(900 - 40)
    }
  })
})

it('the picture on a tablet is wider than the facts', async () => {
  const visitor = await corkboard.visitor({ device: 'tablet' })
  await visitor.opens(`/pin/${door.id}/`)
  expect((await boxOf(pictureIn(visitor))).width).toBeGreaterThan(420)
})

describe.each(['desktop', 'tablet', 'phone'] as const)('the focus on a %s', (device) => {
  it('is never covered, also while the facts scroll', async () => {
    const visitor = await corkboard.visitor({ device })
    await visitor.opens(`/pin/${talked.id}/`)
    await visitor.reads('Comment 6')
    expect(await coveredStops(visitor)).toEqual([])
  })
})

describe('on a phone', () => {
  it('the picture goes from edge to edge', async () => {
    const visitor = await corkboard.visitor({ device: 'phone' })
    await visitor.opens(`/pin/${door.id}/`)
    expect(await boxOf(pictureIn(visitor))).toMatchObject({ x: 0, width: 390 })
  })

  it('[PIN-06 a] Save and the board are always at the bottom of the window, and nothing ends below them', async () => {
    const member = await corkboard.member('Mia', { device: 'phone' })
    await member.does.createsBoard('Later')
    await member.opens(`/pin/${door.id}/`)
    const article = member.within('article')
    const barTop = async () => (await boxOf(article.at('button', 'Save'))).y
    const atStart = await barTop()
    expect(atStart).toBeGreaterThan(844 - 70)
    await member.page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    expect(await barTop()).toBe(atStart)
    const related = member.at('region', 'More like this')
    const end = () => related.evaluate((region) => region.lastElementChild!.getBoundingClientRect().bottom)
    await expect.poll(end).toBeLessThanOrEqual(atStart)
    await article.sees('button', 'Board: Later. Choose another')
    await article.presses('button', 'Save')
    await member.sees('link', 'Saved to Later')
  })
})
