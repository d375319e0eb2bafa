import { drainOutbox } from '@corkboard/database'
import { createTestCtx, makeBoard, makePin, type TestCtx } from '@corkboard/testkit/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allowBoard, archiveBoard, createSection, getBoard } from '../boards/index.ts'
import type { Ctx, SignedIn } from '../../kernel/index.ts'
import { outboxHandlers } from '../../modules.ts'
import { allowPin, getPin, savePin, suggestBoards } from './index.ts'

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

  it('[PIN-06 b] names the boards and sections that have the pin, newest first', async () => {
    const carla = test.as(await test.person('Carla'))
    const [cakes, secret] = [await makeBoard(carla, 'Cakes'), await makeBoard(carla, 'Birthday', { privacy: 'secret' })]
    const organized = allowBoard(carla, 'organize', await getBoard(carla, cakes.id))
    const { id: sectionId } = await createSection(carla, organized, { title: 'Chocolate' })
    const save = async (boardId: string, section: string | null = null) =>
      savePin(carla, allowPin(carla, 'save', await getPin(carla, pin.id)), { boardId, sectionId: section })
    const [first, second] = [await save(cakes.id, sectionId), await save(secret.id)]
    const saves = [
      { boardId: secret.id, sectionId: null, localPinId: second.id, isCreated: false },
      { boardId: cakes.id, sectionId, localPinId: first.id, isCreated: false },
    ]
    expect((await suggestions(carla)).saves).toEqual(saves)
    expect((await suggestBoards(carla, await getPin(carla, first.id))).saves).toEqual(saves)
    expect((await suggestions()).saves).toEqual([])
    const made = await makePin(carla, cakes, { title: 'Her own cake' })
    expect((await suggestBoards(carla, await getPin(carla, made.id))).saves).toEqual([
      { boardId: cakes.id, sectionId: null, localPinId: made.id, isCreated: true },
    ])
  })

  it('requires an account', async () => {
    await expect(suggestions(test.visitor)).rejects.toMatchObject({ name: 'CorkboardError' })
  })
})
