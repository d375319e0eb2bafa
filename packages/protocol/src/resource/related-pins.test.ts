import type { Board, Pin } from '@corkboard/contract'
import { type Actor, TestSite } from '@corkboard/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let site: TestSite
let alice: Actor
let bob: Actor
let carol: Actor
let erin: Actor

beforeAll(async () => {
  site = await TestSite.start({ discovery: true })
  ;({ alice, bob, carol, erin } = await site.cast())
})
afterAll(() => site[Symbol.asyncDispose]())

type Asker = Pick<Actor, 'resource'>

const pageLike = async (viewer: Asker, pin: Pin, more = {}) => {
  const { envelope } = await viewer.resource('RelatedPinFeedResource', 'get', { pin: pin.id, ...more })
  const { data, bookmark } = envelope.resource_response as { data: Pin[]; bookmark: string }
  return { pins: data, bookmark }
}
const titlesLike = async (viewer: Asker, pin: Pin, more = {}) =>
  (await pageLike(viewer, pin, more)).pins.map(({ title }) => title)

/** The worker and the discovery process hear of a pin one after the other. */
const soon = <T>(look: () => Promise<T>) => {
  return expect.poll(look, { timeout: 30_000, interval: 100 })
}

/** A pin of Alice's that two people saved beside other things. */
const savedTwice = async (title: string): Promise<{ pin: Pin; boards: readonly Board[] }> => {
  const pin = await alice.pinsTo(await alice.createsBoard(title), { title })
  const boards = []
  for (const person of [bob, carol]) {
    const board = await person.createsBoard(title)
    await person.saves(pin, board)
    boards.push(board)
  }
  return { pin, boards }
}

describe('[PIN-13] pins related to a pin', () => {
  it('are those that people put beside it, one of each picture, without it', async () => {
    const { pin, boards } = await savedTwice('Zanzibar')
    const [ofBob, ofCarol] = boards as [Board, Board]
    const near = await bob.pinsTo(ofBob, { title: 'On both boards' })
    await carol.saves(near, ofCarol)
    await carol.pinsTo(ofCarol, { title: 'On one board' })
    await soon(() => titlesLike(site.visitor(), pin)).toEqual(['On both boards', 'On one board'])
    expect(await titlesLike(alice, pin)).toEqual(['On both boards', 'On one board'])
  })

  it('know of a new pin within seconds, and of one that is gone, hidden or secret no more at once', async () => {
    const { pin, boards } = await savedTwice('Quito')
    const [ofBob, ofCarol] = boards as [Board, Board]
    const one = await bob.pinsTo(ofBob, { title: 'To be deleted' })
    await carol.pinsTo(ofCarol, { title: 'To be secret' })
    await soon(async () => (await titlesLike(site.visitor(), pin)).toSorted()).toEqual([
      'To be deleted',
      'To be secret',
    ])
    const hidden = (await pageLike(erin, pin)).pins.find(({ title }) => title === 'To be secret')!
    await erin.asks('PinHideResource', 'create', { pin_id: hidden.id })
    expect(await titlesLike(erin, pin)).toEqual(['To be deleted'])
    await erin.blocks(bob)
    expect(await titlesLike(erin, pin)).toEqual([])
    await bob.deletes(one)
    await carol.edits(ofCarol, { privacy: 'secret' })
    expect(await titlesLike(site.visitor(), pin)).toEqual([])
  })

  it('come page by page, each once, until there are no more', async () => {
    const { pin, boards } = await savedTwice('Lima')
    for (let n = 1; n <= 7; n += 1) await bob.pinsTo(boards[0]!, { title: `Lima ${n}` })
    await soon(async () => (await titlesLike(site.visitor(), pin)).length).toBeGreaterThanOrEqual(7)
    const read: string[] = []
    let bookmarks: string[] = []
    do {
      const { pins, bookmark } = await pageLike(site.visitor(), pin, { page_size: 3, bookmarks })
      expect(pins.length).toBeLessThanOrEqual(3)
      read.push(...pins.map(({ title }) => title))
      bookmarks = [bookmark]
    } while (bookmarks[0] !== '-end-')
    expect(new Set(read).size).toBe(read.length)
    expect(read.filter((title) => /^Lima \d$/.test(title)).toSorted()).toEqual(
      Array.from({ length: 7 }, (_, n) => `Lima ${n + 1}`),
    )
  })

  it('are near in words where nobody saved it, and where nobody can be asked', async () => {
    const lonely = await alice.pinsTo(await alice.createsBoard('Pottery of Fez'), { title: 'Lonely' })
    await bob.pinsTo(await bob.createsBoard('Moroccan pottery'), { title: 'By a word' })
    await soon(() => titlesLike(site.visitor(), lonely)).toEqual(['By a word'])

    await using without = await TestSite.start()
    const [dan, frank] = [await without.person('Dan'), await without.person('Frank')]
    const board = await dan.createsBoard('Pottery of Fez')
    const pin = await dan.pinsTo(board, { title: 'Pot' })
    await dan.pinsTo(board, { title: 'Beside it' })
    await frank.pinsTo(await frank.createsBoard('Moroccan pottery'), { title: 'By a word' })
    await frank.pinsTo(await frank.createsBoard('Secret pottery', { privacy: 'secret' }), { title: 'Secret' })
    expect((await titlesLike(without.visitor(), pin)).toSorted()).toEqual(['Beside it', 'By a word'])
  })

  it('are of a pin that the viewer may see', async () => {
    const secret = await alice.pinsTo(await alice.createsBoard('Hidden', { privacy: 'secret' }), { title: 'Hidden' })
    await expect(bob.asks('RelatedPinFeedResource', 'get', { pin: secret.id })).rejects.toMatchObject({
      error: { error_code: 'pin.not_found' },
    })
  })
})
