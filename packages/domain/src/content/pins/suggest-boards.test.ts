import { drainOutbox } from '@corkboard/database'
import { createTestCtx, makeBoard, makePin, type TestCtx } from '@corkboard/testkit/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allowBoard, archiveBoard, getBoard } from '../boards/index.ts'
import type { Ctx, SignedIn } from '../../kernel/index.ts'
import { outboxHandlers } from '../../modules.ts'
import { getPin, suggestBoards } from './index.ts'

let test: TestCtx
let bruno: Ctx<SignedIn>
let pin: { readonly id: string }
beforeAll(async () => {
  test = await createTestCtx()
  const alice = test.as(await test.person('Alice'))
  bruno = test.as(await test.person('Bruno'))
  pin = await makePin(alice, await makeBoard(alice, 'Baking'), { title: 'Chocolate cake with cherries' })
  await drain()
})
afterAll(() => test[Symbol.asyncDispose]())

const drain = () => drainOutbox(test.site.database, outboxHandlers(test.site))
const suggestions = async (who: Ctx = bruno) => suggestBoards(who, await getPin(who, pin.id))

describe('[BOARD-10 b c] a board suggestion', () => {
  it('names a new board after what the pin is about', async () => {
    const { boards_shortlist: boards, boardTitleSuggestions: names } = await suggestions()
    expect(boards).toEqual([])
    expect(names.length).toBeGreaterThan(0)
    expect(names.join(' ')).toMatch(/bak|cake|dessert/i)
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length)
  })

  it('leaves out names the user already has', async () => {
    const [first] = (await suggestions()).boardTitleSuggestions
    await makeBoard(bruno, first!.toUpperCase())
    expect((await suggestions()).boardTitleSuggestions).not.toContain(first)
  })

  it('puts the user’s boards on the same subject first, secret ones included, and no others', async () => {
    const sweets = await makeBoard(bruno, 'Things with sugar', { privacy: 'secret' })
    const bikes = await makeBoard(bruno, 'Bicycles')
    await makePin(bruno, sweets, { title: 'Cherry cake' })
    await makePin(bruno, bikes, { title: 'A racing bicycle' })
    await drain()
    expect((await suggestions()).boards_shortlist.map(({ name }) => name)).toEqual(['Things with sugar'])
    await archiveBoard(bruno, allowBoard(bruno, 'edit', await getBoard(bruno, sweets.id)))
    expect((await suggestions()).boards_shortlist).toEqual([])
  })

  it('requires an account', async () => {
    await expect(suggestions(test.visitor)).rejects.toMatchObject({ name: 'CorkboardError' })
  })
})
