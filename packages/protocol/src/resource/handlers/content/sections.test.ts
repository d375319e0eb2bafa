import type { Board, BoardSection, Pin } from '@corkboard/contract'
import { type Actor, TestSite, type Visitor } from '@corkboard/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let site: TestSite
let alice: Actor
let bob: Actor
let visitor: Visitor

beforeAll(async () => {
  site = await TestSite.start()
  ;({ alice, bob } = await site.cast())
  visitor = site.visitor()
})
afterAll(() => site[Symbol.asyncDispose]())

const codeOf = ({ status, envelope }: Awaited<ReturnType<Visitor['resource']>>) => ({
  status,
  code: envelope.resource_response.error?.error_code,
})
const titles = async (who: Visitor, board: Board) => (await who.seesSectionsOf(board)).map(({ title }) => title)
const countsOf = async (board: Board) => {
  const { pin_count, sectionless_pin_count, section_count } = (await alice.sees(board))!
  return { pin_count, sectionless_pin_count, section_count }
}
const idsOf = (pins: readonly { id: string }[]) => pins.map(({ id }) => id)

describe('[BOARD-02 a b c] sections of a board', () => {
  it('are added last, found by id and by address, and counted', async () => {
    const board = await alice.createsBoard('House')
    const kitchen = await alice.addsSection(board, '  The   Kitchen ')
    const bath = await alice.addsSection(board, 'Bath & Sauna')
    expect(kitchen).toMatchObject({
      type: 'boardsection',
      title: 'The Kitchen',
      slug: 'the-kitchen',
      url: '/alice/house/the-kitchen/',
      board_id: board.id,
      pin_count: 0,
      cover_images: [],
    })
    expect(await titles(visitor, board)).toEqual(['The Kitchen', 'Bath & Sauna'])
    const path = { username: 'alice', slug: 'house', section_slug: 'bath-sauna' }
    expect(await bob.asks<BoardSection>('BoardSectionResource', 'get', path)).toEqual(bath)
    expect(await bob.asks<BoardSection>('BoardSectionResource', 'get', { section_id: bath.id })).toEqual(bath)
    expect(await countsOf(board)).toMatchObject({ section_count: 2 })
  })

  it('can be renamed, with a new address, and reordered', async () => {
    const board = await alice.createsBoard('Garden')
    const [herbs, roses, trees] = [
      await alice.addsSection(board, 'Herbs'),
      await alice.addsSection(board, 'Roses'),
      await alice.addsSection(board, 'Trees'),
    ]
    const change = (options: object) => alice.asks<BoardSection>('BoardSectionResource', 'update', { ...options })
    expect(await change({ section_id: herbs.id, title: 'Spices' })).toMatchObject({ slug: 'spices', title: 'Spices' })
    await change({ section_id: trees.id, before_section_id: herbs.id })
    await change({ section_id: herbs.id, before_section_id: null })
    expect(await titles(bob, board)).toEqual(['Trees', 'Roses', 'Spices'])
    await change({ section_id: roses.id, before_section_id: trees.id })
    expect(await titles(bob, board)).toEqual(['Roses', 'Trees', 'Spices'])
    const elsewhere = await alice.addsSection(await alice.createsBoard('Elsewhere'), 'Other')
    const misplaced = { section_id: roses.id, before_section_id: elsewhere.id }
    expect(codeOf(await alice.resource('BoardSectionResource', 'update', misplaced))).toEqual({
      status: 404,
      code: 'section.not_found',
    })
  })

  it.each([
    ['   ', 400, 'section.title_required'],
    ['x'.repeat(181), 400, 'section.title_too_long'],
    ['tiles', 409, 'section.title_taken'],
  ])('called “%s” are refused', async (title, status, code) => {
    const board = await alice.createsBoard(`Titles ${title.length}`)
    await alice.addsSection(board, 'Tiles')
    const response = await alice.resource('BoardSectionResource', 'create', { board_id: board.id, title })
    expect(codeOf(response)).toEqual({ status, code })
  })

  it('receive pins that are created, saved and moved there; each list and counter follows', async () => {
    const board = await alice.createsBoard('Rooms')
    const section = await alice.addsSection(board, 'Hall')
    const loose = await alice.pinsTo(board)
    const made = await alice.pinsTo(board, { section: section.id })
    const saved = await alice.saves(await bob.pinsTo(await bob.createsBoard('Halls')), board, section.id)
    expect(made.section).toEqual({ id: section.id, slug: 'hall', title: 'Hall' })
    const inSection = await bob.asks<Pin[]>('BoardSectionPinsResource', 'get', { section_id: section.id })
    expect(idsOf(inSection)).toEqual([saved.id, made.id])
    const options = { board_id: board.id, filter_section_pins: true }
    expect(idsOf(await bob.asks<Pin[]>('BoardFeedResource', 'get', options))).toEqual([loose.id])
    expect(idsOf(await bob.seesPinsOn(board))).toEqual([saved.id, made.id, loose.id])
    expect(await countsOf(board)).toEqual({ pin_count: 3, sectionless_pin_count: 1, section_count: 1 })

    await alice.asks('PinResource', 'update', { id: loose.id, section: section.id })
    expect(await countsOf(board)).toEqual({ pin_count: 3, sectionless_pin_count: 0, section_count: 1 })
    expect(await alice.seesSectionsOf(board)).toMatchObject([{ pin_count: 3, cover_images: [{}, {}, {}] }])
  })

  it.each([
    ['stay on the board', false, { pin_count: 2, sectionless_pin_count: 2, section_count: 0 }],
    ['go with it on request', true, { pin_count: 1, sectionless_pin_count: 1, section_count: 0 }],
  ])('can be deleted: their pins %s', async (how, withPins, counts) => {
    const board = await alice.createsBoard(`Deleted: ${how}`)
    const section = await alice.addsSection(board, 'Attic')
    await alice.pinsTo(board)
    const pin = await alice.pinsTo(board, { section: section.id })
    await alice.asks('BoardSectionResource', 'delete', { section_id: section.id, with_pins: withPins })
    expect(await countsOf(board)).toEqual(counts)
    expect(await alice.seesSectionsOf(board)).toEqual([])
    expect((await bob.sees(pin))?.section ?? null).toBeNull()
    expect((await bob.sees(pin)) === undefined).toBe(withPins)
    const gone = await alice.resource('BoardSectionPinsResource', 'get', { section_id: section.id })
    expect(codeOf(gone)).toEqual({ status: 404, code: 'section.not_found' })
  })

  it('have no permissions of their own, but those of the board', async () => {
    const board = await alice.createsBoard('Private rooms', { privacy: 'secret' })
    const section = await alice.addsSection(board, 'Vault')
    const calls = (who: Visitor) => [
      who.resource('BoardSectionsResource', 'get', { board_id: board.id }),
      who.resource('BoardSectionResource', 'get', { section_id: section.id }),
      who.resource('BoardSectionPinsResource', 'get', { section_id: section.id }),
    ]
    for (const who of [bob, visitor]) {
      expect((await Promise.all(calls(who))).map(({ status }) => status)).toEqual([404, 404, 404])
    }
    await alice.edits(board, { privacy: 'public' })
    for (const who of [bob, visitor]) {
      expect((await Promise.all(calls(who))).map(({ status }) => status)).toEqual([200, 200, 200])
    }
    const writes = (who: Visitor) => [
      who.resource('BoardSectionResource', 'create', { board_id: board.id, title: 'Mine' }),
      who.resource('BoardSectionResource', 'update', { section_id: section.id, title: 'Mine' }),
      who.resource('BoardSectionResource', 'delete', { section_id: section.id }),
    ]
    const refusals = async (who: Visitor) => (await Promise.all(writes(who))).map(codeOf)
    expect(await refusals(bob)).toEqual(Array.from({ length: 3 }, () => ({ status: 403, code: 'board.not_allowed' })))
    expect(await refusals(visitor)).toEqual(Array.from({ length: 3 }, () => ({ status: 401, code: 'auth.required' })))
  })
})
