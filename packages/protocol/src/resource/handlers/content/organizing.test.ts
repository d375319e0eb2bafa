import type { Board, BoardSection, Pin, PlaceAction } from '@corkboard/contract'
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

const idsOf = (pins: readonly { id: string }[]) => pins.map(({ id }) => id)
const codeOf = ({ status, envelope }: Awaited<ReturnType<Visitor['resource']>>) => ({
  status,
  code: envelope.resource_response.error?.error_code,
})
const pinsTo = async (board: Board, count: number, section?: string): Promise<Pin[]> => {
  const pins: Pin[] = []
  for (let n = 0; n < count; n += 1) pins.unshift(await alice.pinsTo(board, { title: `Pin ${n}`, section }))
  return pins
}
const countsOf = async (board: Board) => {
  const { pin_count: pins, sectionless_pin_count: loose } = (await alice.sees(board))!
  return [pins, loose]
}

describe('[BOARD-02 b c] several pins at once', () => {
  it('move into a section, and to another board, and update every count', async () => {
    const [from, to] = [await alice.createsBoard('From'), await alice.createsBoard('To', { privacy: 'secret' })]
    const section = await alice.addsSection(from, 'Sorted')
    const pins = await pinsTo(from, 4)
    await alice.movesPins(pins.slice(0, 2), { board: from, section: section.id })
    expect([await countsOf(from), await countsOf(to)]).toEqual([
      [4, 2],
      [0, 0],
    ])
    await alice.movesPins(pins.slice(1), { board: to })
    expect([await countsOf(from), await countsOf(to)]).toEqual([
      [1, 0],
      [3, 3],
    ])
    expect(await alice.seesSectionsOf(from)).toMatchObject([{ pin_count: 1 }])
    expect(idsOf(await alice.seesPinsOn(to))).toEqual(idsOf(pins.slice(1)))
    expect(await Promise.all(pins.map(async (pin) => (await bob.sees(pin)) !== undefined))).toEqual([
      true,
      false,
      false,
      false,
    ])
  })

  it('are copied to the user’s own board in their order', async () => {
    const pins = await pinsTo(await alice.createsBoard('Source'), 3)
    const mine = await bob.createsBoard('Copies')
    const options = { pin_ids: idsOf(pins), board_id: mine.id }
    const { pin_ids: copies } = await bob.asks<{ pin_ids: string[] }>('BulkPinsResource', 'create', options)
    const seen = await bob.seesPinsOn(mine)
    expect(idsOf(seen)).toEqual(copies)
    expect(seen.map(({ title }) => title)).toEqual(pins.map(({ title }) => title))
    expect(await alice.sees(pins[0]!)).toMatchObject({ repin_count: 1 })
  })

  it('are deleted together, and restored together', async () => {
    const board = await alice.createsBoard('Bin')
    const section = await alice.addsSection(board, 'Left')
    const pins = [...(await pinsTo(board, 2)), ...(await pinsTo(board, 1, section.id))]
    const pinIds = { pin_ids: idsOf(pins) }
    expect(await alice.asks('BulkPinsResource', 'delete', pinIds)).toEqual({ can_restore: true })
    expect(await countsOf(board)).toEqual([0, 0])
    expect(codeOf(await bob.resource('BulkPinsRestoreResource', 'create', pinIds))).toMatchObject({ status: 404 })
    await alice.asks('BulkPinsRestoreResource', 'create', pinIds)
    expect(await countsOf(board)).toEqual([3, 2])
    expect(await alice.seesSectionsOf(board)).toMatchObject([{ pin_count: 1 }])
    await alice.asks('BulkPinsResource', 'delete', pinIds)
    site.clock.pass(60 * 60_000 + 1)
    expect(codeOf(await alice.resource('BulkPinsRestoreResource', 'create', pinIds))).toMatchObject({ status: 404 })
  })

  it('all stay where they are when one of them may not be moved', async () => {
    const board = await alice.createsBoard('Guarded')
    const pins = await pinsTo(board, 2)
    const other = await bob.pinsTo(await bob.createsBoard('Bob’s'))
    const pinIds = { pin_ids: idsOf([...pins, other]), board_id: board.id }
    expect(codeOf(await alice.resource('BulkPinsResource', 'update', pinIds))).toEqual({
      status: 403,
      code: 'pin.not_allowed',
    })
    expect(codeOf(await alice.resource('BulkPinsResource', 'delete', pinIds))).toMatchObject({ status: 403 })
    const away = { pin_ids: idsOf(pins), board_id: (await bob.createsBoard('Mine')).id }
    expect(codeOf(await bob.resource('BulkPinsResource', 'update', away))).toMatchObject({ code: 'pin.not_allowed' })
    expect(codeOf(await alice.resource('BulkPinsResource', 'update', away))).toMatchObject({
      code: 'board.not_allowed',
    })
    expect(await countsOf(board)).toEqual([2, 2])
  })
})

describe('[BOARD-02 b d] a moved pin', () => {
  const titlesOn = async (board: Board, section?: BoardSection) => {
    const pins = section
      ? await alice.asks<Pin[]>('BoardSectionPinsResource', 'get', { section_id: section.id })
      : await alice.asks<Pin[]>('BoardFeedResource', 'get', { board_id: board.id, filter_section_pins: true })
    return pins.map(({ title }) => title).join(' ')
  }
  let made = 0
  /** A board with two old pins, one with three newer pins, and a section on the latter. */
  const places = async (order: 'newest' | 'oldest' = 'newest') => {
    made += 1
    const from = await alice.createsBoard(`From ${made}`)
    const older = await alice.pinsTo(from, { title: 'older' })
    const old = [await alice.pinsTo(from, { title: 'old' }), older] as const
    const to = await alice.createsBoard(`To ${made}`)
    const section = await alice.addsSection(to, 'Section')
    for (const title of ['c', 'b', 'a']) await alice.pinsTo(to, { title })
    for (const title of ['y', 'x']) await alice.pinsTo(to, { title, section: section.id })
    if (order !== 'newest') await alice.edits(to, { pin_order: order })
    return { from, to, section, old }
  }

  it('comes first when its board or section is edited, and again in the next place', async () => {
    const { from, to, section, old } = await places()
    await alice.asks('PinResource', 'update', { id: old[0].id, board_id: to.id })
    expect(await titlesOn(to)).toBe('old a b c')
    await alice.asks('PinResource', 'update', { id: old[1].id, board_id: to.id })
    expect(await titlesOn(to)).toBe('older old a b c')
    await alice.asks('PinResource', 'update', { id: old[0].id, section: section.id })
    expect([await titlesOn(to), await titlesOn(to, section)]).toEqual(['older a b c', 'old x y'])
    expect(await titlesOn(from)).toBe('')
    const everything = await alice.asks<Pin[]>('BoardFeedResource', 'get', { board_id: to.id })
    expect(everything.map(({ title }) => title).join(' ')).toBe('old older x y a b c')
    await alice.pinsTo(to, { title: 'new' })
    expect(await titlesOn(to)).toBe('new older a b c')
  })

  it('comes first with the others that move, in their order, and returns where it was', async () => {
    const { from, to, section, old } = await places()
    const pinIds = [old[0].id, old[1].id]
    await alice.asks('BulkPinsResource', 'update', { pin_ids: pinIds, board_id: to.id, section: section.id })
    expect([await titlesOn(from), await titlesOn(to, section)]).toEqual(['', 'old older x y'])
    const between = await alice.pinsTo(from, { title: 'between' })
    const back = { pin_ids: pinIds, board_id: from.id, is_undo: true }
    expect(await alice.asks('BulkPinsResource', 'update', back)).toEqual({ pin_ids: expect.arrayContaining(pinIds) })
    expect([await titlesOn(from), await titlesOn(to, section)]).toEqual(['between old older', 'x y'])
    // It stays where it is when it moves to its own place.
    await alice.asks('BulkPinsResource', 'update', { pin_ids: [old[0].id], board_id: from.id })
    expect(await titlesOn(from)).toBe('between old older')
    await alice.deletes(between)
  })

  it('comes first with everything of its place, and returns where it was', async () => {
    const { from, to, section } = await places()
    const place = { board_id: to.id, section: null, except: [] }
    const act = await alice.asks<PlaceAction>('PlacePinsResource', 'update', { pins_of: place, board_id: from.id })
    expect([await titlesOn(to), await titlesOn(from)]).toEqual(['', 'a b c old older'])
    await alice.asks('PlacePinsUndoResource', 'create', { id: act.id })
    expect([await titlesOn(to), await titlesOn(from)]).toEqual(['a b c', 'old older'])
    await alice.asks('PlacePinsResource', 'update', { pins_of: place, board_id: to.id, section: section.id })
    expect(await titlesOn(to, section)).toBe('a b c x y')
  })

  it('comes first with the pins of a deleted section, and of a merged board', async () => {
    const { from, to, section } = await places()
    await alice.asks('BoardSectionResource', 'delete', { section_id: section.id })
    expect(await titlesOn(to)).toBe('x y a b c')
    await alice.asks('BoardMergeResource', 'create', { board_id: from.id, destination_board_id: to.id })
    expect(await titlesOn(to)).toBe('old older x y a b c')
  })

  it('comes last on a board that shows the oldest first, and first in a custom order', async () => {
    const { from, to, old } = await places('oldest')
    await alice.asks('PinResource', 'update', { id: old[0].id, board_id: to.id })
    expect(await titlesOn(to)).toBe('c b a old')
    const [c, , a] = await alice.asks<Pin[]>('BoardFeedResource', 'get', { board_id: to.id, filter_section_pins: true })
    await alice.edits(to, { pin_order: 'newest' })
    await alice.asks('PinPositionsResource', 'update', { pin_ids: [c!.id], before_pin_id: old[0].id })
    expect(await titlesOn(to)).toBe('c old a b')
    await alice.asks('PinResource', 'update', { id: old[1].id, board_id: to.id })
    expect(await titlesOn(to)).toBe('older c old a b')
    await alice.asks('PinPositionsResource', 'update', { pin_ids: [a!.id], before_pin_id: old[0].id })
    expect(await titlesOn(to)).toBe('older c a old b')
    await alice.asks('PinResource', 'update', { id: a!.id, board_id: from.id })
    expect(await titlesOn(from)).toBe('a')
  })

  it('keeps its order among others that arrive with it on a board that shows the oldest first', async () => {
    const { from, to, section } = await places('oldest')
    const other = await alice.addsSection(to, 'Other')
    expect([await titlesOn(to), await titlesOn(to, section)]).toEqual(['c b a', 'y x'])
    const [c, b] = await alice.asks<Pin[]>('BoardFeedResource', 'get', { board_id: to.id, filter_section_pins: true })
    const there = { board_id: to.id, section: section.id }
    await alice.asks('BulkPinsResource', 'update', { pin_ids: [c!.id, b!.id], ...there })
    expect(await titlesOn(to, section)).toBe('y x c b')
    await alice.asks('BulkPinsResource', 'create', { pin_ids: [c!.id, b!.id], ...there, section: other.id })
    expect(await titlesOn(to, other)).toBe('c b')
    await alice.asks('PlacePinsResource', 'update', { pins_of: there, board_id: to.id, section: other.id })
    expect(await titlesOn(to, other)).toBe('c b y x c b')
    await alice.asks('BoardSectionResource', 'delete', { section_id: other.id })
    expect(await titlesOn(to)).toBe('a c b y x c b')
    await alice.asks('BoardMergeResource', 'create', { board_id: from.id, destination_board_id: to.id })
    expect(await titlesOn(to)).toBe('a c b y x c b old older')
  })

  it('shows on the covers as the newest', async () => {
    const { to, old } = await places()
    await alice.asks('PinResource', 'update', { id: old[0].id, board_id: to.id })
    expect((await alice.sees(to))!.cover_images[0]!.url).toContain(old[0].image_signature)
  })
})

describe('[BOARD-02 b] others’ pins', () => {
  it('are refused the same way, one by one and with everything of their place', async () => {
    const [house, other] = [await alice.createsBoard('Shared'), await alice.createsBoard('Shared too')]
    const section = await alice.addsSection(house, 'Hers')
    const hers = await alice.pinsTo(house, { section: section.id })
    for (const board of [house, other]) {
      await alice.invites(bob, board, 'write')
      await bob.acceptsInviteTo(board)
    }
    const refused = { status: 403, code: 'pin.not_allowed' }
    const one = { pin_ids: [hers.id], board_id: other.id }
    expect(codeOf(await bob.resource('BulkPinsResource', 'update', one))).toEqual(refused)
    const all = { pins_of: { board_id: house.id, section: section.id }, board_id: other.id }
    expect(codeOf(await bob.resource('PlacePinsResource', 'update', all))).toEqual(refused)
    expect(codeOf(await bob.resource('PlacePinsResource', 'delete', { pins_of: all.pins_of }))).toEqual(refused)
    const empty = { pins_of: { board_id: house.id, section: null }, board_id: other.id }
    expect(codeOf(await bob.resource('PlacePinsResource', 'update', empty))).toEqual({
      status: 404,
      code: 'pin.not_found',
    })
  })
})

describe('[BOARD-02 e] pins in custom order', () => {
  const orderOf = async (who: Visitor, board: Board, size = 2): Promise<string[]> => {
    const seen: string[] = []
    let bookmarks: string[] | undefined
    for (;;) {
      const options = {
        board_id: board.id,
        filter_section_pins: true,
        page_size: size,
        ...(bookmarks && { bookmarks }),
      }
      const { envelope } = await who.resource('BoardFeedResource', 'get', options)
      const { data, bookmark } = envelope.resource_response
      seen.push(...(data as Pin[]).map(({ title }) => title.replace('Pin ', '')))
      if (!bookmark || bookmark === '-end-') return seen
      bookmarks = [bookmark]
    }
  }
  const putAll = (pins: readonly Pin[], before: Pin | null) => {
    const options = { pin_ids: pins.map(({ id }) => id), before_pin_id: before?.id ?? null }
    return alice.asks('PinPositionsResource', 'update', options)
  }
  const put = (pin: Pin, before: Pin | null) => putAll([pin], before)

  it('stay where they are put, page by page; a new pin comes first', async () => {
    const board = await alice.createsBoard('Ordered')
    const [four, three, two, one, zero] = (await pinsTo(board, 5)) as [Pin, Pin, Pin, Pin, Pin]
    expect(await orderOf(bob, board)).toEqual(['4', '3', '2', '1', '0'])
    await put(zero, four)
    await put(four, two)
    await put(three, null)
    expect(await orderOf(bob, board)).toEqual(['0', '4', '2', '1', '3'])
    await put(one, four)
    await put(two, one)
    expect(await orderOf(bob, board, 1)).toEqual(['0', '2', '1', '4', '3'])
    expect(await alice.sees(board)).toMatchObject({ pin_order: 'custom' })
    await alice.pinsTo(board, { title: 'New' })
    expect(await orderOf(bob, board)).toEqual(['New', '0', '2', '1', '4', '3'])
  })

  it('move together in the given order, and stay when put before one of themselves', async () => {
    const board = await alice.createsBoard('Together')
    const [four, three, two, one, zero] = (await pinsTo(board, 5)) as [Pin, Pin, Pin, Pin, Pin]
    await putAll([four, one], zero)
    expect(await orderOf(bob, board)).toEqual(['3', '2', '4', '1', '0'])
    await putAll([three, zero, one], two)
    expect(await orderOf(bob, board)).toEqual(['3', '0', '1', '2', '4'])
    await putAll([zero, two], null)
    await putAll([three, one], three)
    expect(await orderOf(bob, board)).toEqual(['3', '1', '4', '0', '2'])
  })

  it('are sorted by age on request, and keep their custom order meanwhile', async () => {
    const board = await alice.createsBoard('Sorted')
    const [two, , zero] = (await pinsTo(board, 3)) as [Pin, Pin, Pin]
    await put(zero, two)
    await alice.edits(board, { pin_order: 'oldest' })
    expect(await orderOf(bob, board)).toEqual(['0', '1', '2'])
    await alice.edits(board, { pin_order: 'newest' })
    expect(await orderOf(bob, board)).toEqual(['2', '1', '0'])
    await alice.edits(board, { pin_order: 'custom' })
    expect(await orderOf(bob, board)).toEqual(['0', '2', '1'])
  })

  it('stay below later pins when they were placed as the only pins of their list', async () => {
    const board = await alice.createsBoard('All at the end')
    const [one, zero] = (await pinsTo(board, 2)) as [Pin, Pin]
    await putAll([zero, one], null)
    expect(await orderOf(bob, board)).toEqual(['0', '1'])
    await alice.pinsTo(board, { title: 'Pin new' })
    expect(await orderOf(bob, board)).toEqual(['new', '0', '1'])
  })

  it('can be placed only by organizers of the board, among pins of one list', async () => {
    const board = await alice.createsBoard('Strict')
    const section = await alice.addsSection(board, 'Apart')
    const [first, second] = (await pinsTo(board, 2)) as [Pin, Pin]
    const [apart] = (await pinsTo(board, 1, section.id)) as [Pin]
    const options = { pin_ids: [second.id], before_pin_id: first.id }
    expect(codeOf(await bob.resource('PinPositionsResource', 'update', options))).toMatchObject({
      code: 'board.not_allowed',
    })
    const mixed = { pin_ids: [second.id], before_pin_id: apart.id }
    const together = { pin_ids: [second.id, apart.id], before_pin_id: first.id }
    for (const refused of [mixed, together]) {
      expect(codeOf(await alice.resource('PinPositionsResource', 'update', refused))).toMatchObject({
        code: 'pin.not_found',
      })
    }
  })
})

describe('[BOARD-02 b] everything in a place', () => {
  it('moves, except for pins the user excludes, reports the result, and moves back', async () => {
    const [from, to] = [await alice.createsBoard('All of it'), await alice.createsBoard('Its heir')]
    const [left] = await pinsTo(from, 3)
    const options = { pins_of: { board_id: from.id, section: null, except: [left!.id] }, board_id: to.id }
    const action = await alice.asks<PlaceAction>('PlacePinsResource', 'update', options)
    expect(action).toMatchObject({ is_running: false, pin_count: 2, can_undo: true })
    expect([await countsOf(from), await countsOf(to)]).toEqual([
      [1, 1],
      [2, 2],
    ])
    expect(codeOf(await bob.resource('PlacePinsResource', 'get', { id: action.id }))).toEqual({
      status: 409,
      code: 'board.act_over',
    })
    expect(await alice.asks('PlacePinsUndoResource', 'create', { id: action.id })).toMatchObject({ pin_count: 2 })
    expect([await countsOf(from), await countsOf(to)]).toEqual([
      [3, 3],
      [0, 0],
    ])
  })
})

describe('[BOARD-11 a] a cover pin', () => {
  it('comes first among the board’s pictures until it is deleted', async () => {
    const board = await alice.createsBoard('Covered')
    const pins = await pinsTo(board, 3)
    const oldest = pins.at(-1)!
    const covered = await alice.edits(board, { cover_pin_id: oldest.id })
    expect(covered.cover_pin).toEqual({ id: oldest.id })
    expect(covered.cover_images).toHaveLength(3)
    expect(covered.cover_images[0]!.url).toContain(oldest.image_signature)
    await alice.deletes(oldest)
    expect((await alice.sees(board))!.cover_images.map(({ url }) => url.includes(oldest.image_signature))).toEqual([
      false,
      false,
    ])
    const elsewhere = await alice.pinsTo(await alice.createsBoard('Other'))
    const response = await alice.resource('BoardResource', 'update', { board_id: board.id, cover_pin_id: elsewhere.id })
    expect(codeOf(response)).toEqual({ status: 404, code: 'pin.not_found' })
  })
})
