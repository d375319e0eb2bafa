import type { Board, BoardSuggestions, Profile } from '@corkboard/contract'
import { type Actor, TestSite, type Visitor } from '@corkboard/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let site: TestSite
let alice: Actor
let bob: Actor

beforeAll(async () => {
  site = await TestSite.start()
  ;({ alice, bob } = await site.cast())
})
afterAll(() => site[Symbol.asyncDispose]())

const codeOf = ({ status, envelope }: Awaited<ReturnType<Visitor['resource']>>) => ({
  status,
  code: envelope.resource_response.error?.error_code,
})
const listed = async (who: Visitor, board: Board, more: object = {}) => {
  const options = { username: 'alice', page_size: 250, ...more }
  return (await who.asks<Board[]>('BoardsResource', 'get', options)).some(({ id }) => id === board.id)
}
const idOf = ({ id }: Board) => ({ board_id: id })

describe('[BOARD-03 b] an archived board', () => {
  it('opens by its address, and appears only in its owner’s list of archived boards', async () => {
    const board = await alice.createsBoard('Old plans')
    const pin = await alice.pinsTo(board)
    const archived = await alice.asks<Board>('BoardArchiveResource', 'create', idOf(board))
    expect(archived.archived_by_me_at).toMatch(/^20/)
    expect(await bob.sees(board)).toMatchObject({ archived_by_me_at: null, is_listed: false })
    expect(await site.visitor().sees(board)).toMatchObject({ is_listed: false })
    expect([await listed(alice, board), await listed(bob, board)]).toEqual([false, false])
    expect([await listed(alice, board, { archived: true }), await listed(bob, board, { archived: true })]).toEqual([
      true,
      false,
    ])
    expect((await bob.seesHomeFeed()).some(({ id }) => id === pin.id)).toBe(false)
    const picker = await alice.asks<Board[]>('BoardPickerBoardsResource', 'get', { page_size: 250 })
    expect(picker.some(({ id }) => id === board.id)).toBe(false)
    await alice.asks('BoardArchiveResource', 'delete', idOf(board))
    expect([await listed(alice, board), await listed(bob, board)]).toEqual([true, true])
    expect((await bob.seesHomeFeed()).some(({ id }) => id === pin.id)).toBe(true)
  })

  it('[PIN-06 b] is among the suggestions for a pin that is saved there, so that the save can be taken off', async () => {
    const pin = await bob.pinsTo(await bob.createsBoard('Trams'))
    const [archived, other] = [await alice.createsBoard('Old trams'), await alice.createsBoard('New trams')]
    for (const board of [archived, other]) await alice.saves(pin, board)
    await alice.asks('BoardArchiveResource', 'create', idOf(archived))
    const { saves, archived_boards: boards } = await alice.asks<BoardSuggestions>(
      'BoardTitleSuggestionsResource',
      'get',
      { pin_id: pin.id },
    )
    expect(boards).toMatchObject([{ id: archived.id, name: 'Old trams' }])
    expect(saves.map(({ boardId }) => boardId)).toEqual([other.id, archived.id])
    expect(codeOf(await alice.resource('PinResource', 'delete', { id: saves[1]!.localPinId }))).toMatchObject({
      status: 200,
    })
  })

  it('can be archived only by its owner', async () => {
    const board = await alice.createsBoard('Current plans')
    expect(codeOf(await bob.resource('BoardArchiveResource', 'create', idOf(board)))).toEqual({
      status: 403,
      code: 'board.not_allowed',
    })
  })
})

describe('[BOARD-01 a] a deleted board', () => {
  it('can be restored with its sections, the pins deleted with it, and every count', async () => {
    const board = await alice.createsBoard('Regretted')
    const section = await alice.addsSection(board, 'Part')
    const kept = await alice.pinsTo(board, { section: section.id })
    const dropped = await alice.pinsTo(board)
    await alice.deletes(dropped)
    site.clock.pass(1_000)
    const profile = () => bob.asks<Profile>('UserResource', 'get', { username: 'alice' })
    const before = await profile()
    await alice.deletes(board)
    expect(await bob.sees(kept)).toBeUndefined()
    expect(codeOf(await bob.resource('BoardRestoreResource', 'create', idOf(board)))).toMatchObject({ status: 404 })
    const back = await alice.asks<Board>('BoardRestoreResource', 'create', idOf(board))
    expect(back).toMatchObject({ url: board.url, pin_count: 1, section_count: 1 })
    expect([(await bob.sees(kept))?.section?.id, await bob.sees(dropped)]).toEqual([section.id, undefined])
    const { board_count, pin_count } = before
    expect(await profile()).toMatchObject({ board_count, pin_count })
  })

  it('cannot be restored when another board has its name', async () => {
    const board = await alice.createsBoard('Same name')
    await alice.deletes(board)
    await alice.createsBoard('Same name')
    expect(codeOf(await alice.resource('BoardRestoreResource', 'create', idOf(board)))).toEqual({
      status: 409,
      code: 'board.name_taken',
    })
  })
})
