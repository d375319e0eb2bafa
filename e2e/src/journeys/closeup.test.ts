import type { Board, Pin } from '@corkboard/contract'
import { type Actor, drawPicture } from '@corkboard/testkit'
import { beforeAll, describe, expect, it } from 'vitest'
import { boxOf } from '../box-of.ts'
import { startJourneys } from '../journeys.ts'

const corkboard = startJourneys()

let bob: Actor
let doors: Board
let door: Pin

beforeAll(async () => {
  bob = await corkboard.site.person('Bob')
  doors = await bob.createsBoard('Doors')
  for (const title of ['A gate', 'A hatch']) await bob.pinsTo(doors, { title, picture: await drawPicture() })
  door = await bob.pinsTo(doors, { title: 'A door', picture: await drawPicture({ width: 600, height: 900 }) })
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
