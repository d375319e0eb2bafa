import type { Board, Pin } from '@corkboard/contract'
import { createCtx, VISITOR } from '@corkboard/domain/kernel'
import { recommendFor } from '@corkboard/domain/finding/recommendations'
import { type Actor, drawPicture, TestSite } from '@corkboard/testkit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let site: TestSite
let alice: Actor
let bob: Actor
let carol: Actor
let erin: Actor

beforeEach(async () => {
  site = await TestSite.start({ discovery: true })
  ;({ alice, bob, carol, erin } = await site.cast())
})
afterEach(() => site[Symbol.asyncDispose]())

type Asker = Pick<Actor, 'resource'>

const pageLike = async (viewer: Asker, pin: Pin, more = {}) => {
  const { envelope } = await viewer.resource('RelatedPinFeedResource', 'get', { pin: pin.id, ...more })
  const { data, bookmark } = envelope.resource_response as { data: Pin[]; bookmark: string }
  return { pins: data, bookmark }
}
const titlesLike = async (viewer: Asker, pin: Pin, more = {}) =>
  (await pageLike(viewer, pin, more)).pins.map(({ title }) => title)

/**
 * The worker and the discovery process learn about a pin one after the other. On a busy machine, a response may come
 * too late.
 */
const SOON = { timeout: 60_000, interval: 100 }

/** A pin of Alice's that two users saved next to other pins. */
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

describe('[PIN-13 a] related pins', () => {
  it('are those that users saved alongside it, one per picture, without the pin itself', async () => {
    const { pin, boards } = await savedTwice('Zanzibar')
    const [ofBob, ofCarol] = boards as [Board, Board]
    const near = await bob.pinsTo(ofBob, { title: 'On both boards' })
    await carol.saves(near, ofCarol)
    await carol.pinsTo(ofCarol, { title: 'On one board' })
    await expect.poll(() => titlesLike(site.visitor(), pin), SOON).toEqual(['On both boards', 'On one board'])
    await expect.poll(() => titlesLike(alice, pin), SOON).toEqual(['On both boards', 'On one board'])
  })

  it('include a new pin within seconds, and drop one that is deleted, hidden or secret immediately', async () => {
    const { pin, boards } = await savedTwice('Quito')
    const [ofBob, ofCarol] = boards as [Board, Board]
    const one = await bob.pinsTo(ofBob, { title: 'To be deleted' })
    await carol.pinsTo(ofCarol, { title: 'To be secret' })
    await expect
      .poll(async () => (await titlesLike(site.visitor(), pin)).toSorted(), SOON)
      .toEqual(['To be deleted', 'To be secret'])
    const hidden = (await pageLike(erin, pin)).pins.find(({ title }) => title === 'To be secret')!
    await erin.asks('PinHideResource', 'create', { pin_id: hidden.id })
    expect(await titlesLike(erin, pin)).toEqual(['To be deleted'])
    await erin.blocks(bob)
    expect(await titlesLike(erin, pin)).toEqual([])
    await bob.deletes(one)
    await carol.edits(ofCarol, { privacy: 'secret' })
    expect(await titlesLike(site.visitor(), pin)).toEqual([])
  })

  it('come page by page, each once, until the end', async () => {
    const { pin, boards } = await savedTwice('Lima')
    for (let n = 1; n <= 7; n += 1) await bob.pinsTo(boards[0]!, { title: `Lima ${n}` })
    const readAll = async (): Promise<string[]> => {
      const read: string[] = []
      let bookmarks: string[] = []
      do {
        const { pins, bookmark } = await pageLike(site.visitor(), pin, { page_size: 3, bookmarks })
        expect(pins.length).toBeLessThanOrEqual(3)
        read.push(...pins.map(({ title }) => title))
        bookmarks = [bookmark]
      } while (bookmarks[0] !== '-end-')
      return read.filter((title) => /^Lima \d$/.test(title)).toSorted()
    }
    await expect.poll(readAll, SOON).toEqual(Array.from({ length: 7 }, (_, n) => `Lima ${n + 1}`))
  })

  it('share words when no one saved the pin, or when discovery is unavailable', async () => {
    const lonely = await alice.pinsTo(await alice.createsBoard('Pottery of Fez'), { title: 'Lonely' })
    await bob.pinsTo(await bob.createsBoard('Moroccan pottery'), { title: 'By a word' })
    // Once they are described, similar pictures are included: several from one board come before it.
    await expect.poll(() => titlesLike(site.visitor(), lonely), SOON).toContain('By a word')

    await using without = await TestSite.start()
    const [dan, frank] = [await without.person('Dan'), await without.person('Frank')]
    const board = await dan.createsBoard('Pottery of Fez')
    const pin = await dan.pinsTo(board, { title: 'Pot' })
    await dan.pinsTo(board, { title: 'Beside it' })
    await frank.pinsTo(await frank.createsBoard('Moroccan pottery'), { title: 'By a word' })
    await frank.pinsTo(await frank.createsBoard('Secret pottery', { privacy: 'secret' }), { title: 'Secret' })
    expect((await titlesLike(without.visitor(), pin)).toSorted()).toEqual(['Beside it', 'By a word'])
  })

  it('look alike when no one saved the pin and it has no text', async () => {
    const lonely = await alice.pinsTo(await alice.createsBoard('Xyz'), { picture: await drawPicture({ seed: 4_711 }) })
    const larger = await drawPicture({ seed: 4_711, width: 480, height: 720 })
    await bob.pinsTo(await bob.createsBoard('Qrs'), { title: 'The same, larger', picture: larger })
    await expect.poll(() => titlesLike(site.visitor(), lonely), SOON).toContain('The same, larger')
  })

  it('require a pin that the viewer may see', async () => {
    const secret = await alice.pinsTo(await alice.createsBoard('Hidden', { privacy: 'secret' }), { title: 'Hidden' })
    await expect(bob.asks('RelatedPinFeedResource', 'get', { pin: secret.id })).rejects.toMatchObject({
      error: { error_code: 'pin.not_found' },
    })
  })
})

describe('[BOARD-11 c] ideas for a board', () => {
  it('start with what users save alongside its pins, nearest first, and continue with similar boards', async () => {
    const { pin, boards } = await savedTwice('Oslo')
    const [ofBob, ofCarol] = boards as [Board, Board]
    const near = await bob.pinsTo(ofBob, { title: 'On both boards' })
    await carol.saves(near, ofCarol)
    await carol.pinsTo(ofCarol, { title: 'On one board' })
    await alice.pinsTo(await alice.createsBoard('Ideas from Reykjavik'), { title: 'By a word' })
    const frida = await site.person('Frida')
    const mine = await frida.createsBoard('Reykjavik')
    await frida.saves(pin, mine)
    const ideas = async () => {
      const read: string[] = []
      let bookmarks: string[] = []
      do {
        const options = { board_id: mine.id, page_size: 2, bookmarks }
        const { envelope } = await frida.resource('BoardMoreIdeasResource', 'get', options)
        const { data, bookmark } = envelope.resource_response as { data: Pin[]; bookmark: string }
        read.push(...data.map(({ title }) => title))
        bookmarks = [bookmark]
      } while (bookmarks[0] !== '-end-')
      return read
    }
    await expect.poll(ideas, SOON).toEqual(['On both boards', 'On one board', 'By a word'])
  })
})

describe('[FIND-01 a] a recommendation', () => {
  it('is close to what the user saved, is not already theirs, and names the pin of theirs that led to it', async () => {
    const { pin, boards } = await savedTwice('Perth')
    const near = await bob.pinsTo(boards[0]!, { title: 'Near' })
    const dora = await site.person('Dora')
    const saved = await dora.saves(pin, await dora.createsBoard('Mine'))
    const ctx = createCtx(site.site, VISITOR)
    const recommended = async () => (await recommendFor(ctx, dora.id, { from: 0, size: 25 }))?.pictures
    await expect
      .poll(recommended, SOON)
      .toEqual([{ place: 0, signature: near.image_signature.slice(0, 16), pinIds: [near.id], becauseOf: saved.id }])
    expect(await recommendFor(ctx, (await site.person('Emil')).id, { from: 0, size: 25 })).toBeUndefined()
  })
})

it('[FIND-02 a] a topic’s page has pins near a member’s saves among the best, each once', async () => {
  const best = await alice.pinsTo(await alice.createsBoard('Soups'), { title: 'Minestrone soup' })
  const ofBob = await bob.createsBoard('Suppers')
  await bob.pinsTo(ofBob, { title: 'Lentil soup' })
  await bob.pinsTo(ofBob, { title: 'Bicycle' })
  await bob.saves(best, ofBob)
  const ofCarol = await carol.createsBoard('Pots')
  for (let n = 1; n <= 9; n += 1) await carol.pinsTo(ofCarol, { title: `Tomato soup ${n}` })
  const gina = await site.person('Gina')
  await gina.saves(best, await gina.createsBoard('To cook'))
  const read = async (viewer: Asker, bookmarks?: string[]) => {
    const options = { interest: 'soups-and-stews', page_size: 6, ...(bookmarks && { bookmarks }) }
    const { envelope } = await viewer.resource('InterestFeedResource', 'get', options)
    const { data, bookmark } = envelope.resource_response as { data: Pin[]; bookmark: string }
    return { titles: data.map(({ title }) => title), bookmark }
  }
  const readAll = async (viewer: Asker): Promise<string[]> => {
    const titles: string[] = []
    for (let bookmark: string | undefined; bookmark !== '-end-';) {
      const page = await read(viewer, bookmark === undefined ? undefined : [bookmark])
      titles.push(...page.titles)
      bookmark = page.bookmark
    }
    return titles.filter((title) => title !== best.title).toSorted()
  }
  const soups = ['Lentil soup', ...Array.from({ length: 9 }, (_, n) => `Tomato soup ${n + 1}`)]
  await expect.poll(() => readAll(site.visitor()), SOON).toEqual(soups)
  expect((await read(site.visitor())).titles).not.toContain('Lentil soup')
  await expect.poll(async () => (await read(gina)).titles.indexOf('Lentil soup'), SOON).toBe(2)
  expect(await readAll(gina)).toEqual(soups)
})
