import type { Board } from '@corkboard/contract'
import { type Actor, drawPicture } from '@corkboard/testkit'
import { beforeAll, describe, expect, it } from 'vitest'
import { boxOf } from '../box-of.ts'
import { startJourneys } from '../journeys.ts'
import { type Member, signIn } from '../person.ts'

const corkboard = startJourneys()

let owner: Actor
let board: Board

beforeAll(async () => {
  owner = await corkboard.site.person('Otto')
  board = await owner.createsBoard('Bridges', { description: 'Stone, steel and one made of rope' })
  for (const title of ['Arch', 'Truss']) await owner.pinsTo(board, { title, picture: await drawPicture() })
})

/** Returns the owner in a window of this size. */
const ownerAt = async (width: number, height: number, path: string): Promise<Member> => {
  const member = await signIn(await corkboard.visitor(), owner)
  await member.page.setViewportSize({ width, height })
  await member.opens(path)
  return member
}

describe('the head of a board', () => {
  it('is at most 180 px tall on a desktop', async () => {
    const otto = await ownerAt(1440, 900, board.url)
    const { y: top } = await boxOf(await otto.sees('heading', 'Bridges'))
    const { y: first } = await boxOf(await otto.sees('list', '2 pins'))
    expect(first - top).toBeLessThanOrEqual(180)
    for (const name of ['Add pins', /^More ideas/]) await otto.sees('link', name)
  })

  it.each([390, 360, 320])('has its actions in one row in a window of %i px', async (width) => {
    const otto = await ownerAt(width, 844, board.url)
    const main = otto.within('main')
    const actions = [
      await main.sees('link', 'Add pins'),
      await main.sees('button', 'Organize'),
      await main.sees('link', /^More ideas/),
      await main.sees('button', 'Share'),
      await main.sees('button', 'Board options'),
    ]
    const boxes = await Promise.all(actions.map(boxOf))
    expect(new Set(boxes.map(({ y, height }) => Math.round(y + height / 2))).size).toBe(1)
    expect(Math.min(...boxes.map(({ x }) => x))).toBeGreaterThanOrEqual(0)
    expect(Math.max(...boxes.map((box) => box.x + box.width))).toBeLessThanOrEqual(width)
  })
})

it('boards begin within 400 px of a profile', async () => {
  const otto = await ownerAt(1440, 900, '/otto/')
  const { y } = await boxOf(await otto.sees('list', 'Boards by Otto'))
  expect(y).toBeLessThanOrEqual(400)
})
