import type { Board, BoardInterest, Pin } from '@corkboard/contract'
import { type Actor, drawPicture, TestSite } from '@corkboard/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let site: TestSite
let alice: Actor
let bob: Actor

beforeAll(async () => {
  site = await TestSite.start()
  ;[alice, bob] = [await site.person('Alice'), await site.person('Bob')]
})
afterAll(() => site[Symbol.asyncDispose]())

const titlesOf = (pins: readonly Pin[] | undefined) => pins?.map(({ title }) => title)
const ideasFor = (person: Actor, board: Board, more = {}) =>
  person.asks<Pin[]>('BoardMoreIdeasResource', 'get', { board_id: board.id, ...more })

describe('[BOARD-11 c] ideas for a board', () => {
  it('are pins of public boards that share a picture, a word or the category with it, newest first', async () => {
    const picture = await drawPicture()
    const mine = await alice.createsBoard('Garden walls', { category: 'gardening' })
    await alice.pinsTo(mine, { title: 'Mine', picture })
    const sharing = await bob.createsBoard('Odds and ends')
    await bob.pinsTo(sharing, { title: 'The same picture', picture })
    await bob.pinsTo(sharing, { title: 'Beside the same picture' })
    await bob.pinsTo(await bob.createsBoard('Old walls'), { title: 'By a word' })
    await bob.pinsTo(await bob.createsBoard('Ferns', { category: 'gardening' }), { title: 'By the category' })
    await bob.pinsTo(await bob.createsBoard('Cats'), { title: 'Of something else' })
    await bob.pinsTo(await bob.createsBoard('Secret walls', { privacy: 'secret' }), { title: 'Secret' })
    await bob.pinsTo(await bob.createsBoard('Protected walls', { privacy: 'protected' }), { title: 'Protected' })
    await alice.pinsTo(await alice.createsBoard('More walls of mine'), { title: 'Mine, elsewhere' })
    expect(titlesOf(await ideasFor(alice, mine))).toEqual(['By the category', 'By a word', 'Beside the same picture'])
    // Passes once the worker has determined their topics.
    await expect
      .poll(async () => titlesOf(await ideasFor(alice, mine, { interest: 'gardening' })))
      .toEqual(['By the category'])
  })

  it('continue by bookmark', async () => {
    const board = await alice.createsBoard('Bridges')
    const others = await bob.createsBoard('Stone bridges')
    for (const title of ['One', 'Two', 'Three']) await bob.pinsTo(others, { title })
    const first = await alice.resource('BoardMoreIdeasResource', 'get', { board_id: board.id, page_size: 2 })
    const { data, bookmark } = first.envelope.resource_response as { data: Pin[]; bookmark: string }
    expect(titlesOf(data)).toEqual(['Three', 'Two'])
    expect(titlesOf(await ideasFor(alice, board, { page_size: 2, bookmarks: [bookmark] }))).toEqual(['One'])
  })

  it('require the right to save to it', async () => {
    const board = await alice.createsBoard('Towers')
    await expect(ideasFor(bob, board)).rejects.toMatchObject({ error: { error_code: 'board.not_allowed' } })
    expect((await site.visitor().resource('BoardMoreIdeasResource', 'get', { board_id: board.id })).status).toBe(401)
    const secret = await alice.createsBoard('Hidden towers', { privacy: 'secret' })
    await expect(ideasFor(bob, secret)).rejects.toMatchObject({ error: { error_code: 'board.not_found' } })
  })

  it('are new until the user has seen them, and again once pins are added', async () => {
    const board = await alice.createsBoard('Lamps')
    expect(board.has_fresh_more_ideas_tab).toBe(false)
    await alice.pinsTo(board)
    expect(await alice.sees(board)).toMatchObject({ has_fresh_more_ideas_tab: true })
    expect(await bob.sees(board)).toMatchObject({ has_fresh_more_ideas_tab: false })
    site.clock.pass(1_000)
    await alice.asks('BoardMoreIdeasResource', 'update', { board_id: board.id })
    expect(await alice.sees(board)).toMatchObject({ has_fresh_more_ideas_tab: false })
    site.clock.pass(1_000)
    await alice.pinsTo(board)
    expect(await alice.sees(board)).toMatchObject({ has_fresh_more_ideas_tab: true })
  })
})

describe('[BOARD-11 d] interests of a board', () => {
  it('are the topics of similar boards, with their pins', async () => {
    const board = await alice.createsBoard('Quiet harbors')
    await bob.pinsTo(await bob.createsBoard('Harbors at night', { category: 'travel' }), { title: 'Night' })
    await bob.pinsTo(await bob.createsBoard('Harbors at noon', { category: 'travel' }), { title: 'Noon' })
    await bob.pinsTo(await bob.createsBoard('Painted harbors', { category: 'art' }), { title: 'Painted' })
    const travel = { id: '2300', key: 'travel', name: 'Travel' }
    const path = `/v3/boards/${board.id}/interests/`
    await expect
      .poll(() => alice.calls<BoardInterest[]>('GET', path))
      .toMatchObject({ status: 200, data: [travel, { id: '300', key: 'art', name: 'Art' }] })
    expect(titlesOf((await alice.calls<Pin[]>('GET', `${path}travel/pins/`)).data ?? [])).toEqual(['Noon', 'Night'])
    expect(await bob.calls('GET', path)).toMatchObject({ status: 403, code: 'board.not_allowed' })
    expect((await site.visitor().browser.send(path)).status).toBe(401)
    expect(await bob.calls('GET', `${path}travel/pins/`)).toMatchObject({ status: 403, code: 'board.not_allowed' })
  })
})

describe('[BOARD-11 b] a sensitive board', () => {
  it('asks everyone except collaborators to confirm, and shows no covers until then', async () => {
    const board = await alice.createsBoard('Wounds')
    await alice.pinsTo(board)
    expect(board).toMatchObject({ sensitivity: null, sensitivity_screen: false })
    await alice.edits(board, { sensitivity: 'graphic' })
    expect(await alice.sees(board)).toMatchObject({
      sensitivity: 'graphic',
      sensitivity_screen: false,
      cover_images: [expect.anything()],
    })
    for (const person of [bob, site.visitor()]) {
      expect(await person.sees(board)).toMatchObject({
        sensitivity: 'graphic',
        sensitivity_screen: true,
        cover_images: [],
      })
    }
    // A viewer who confirms requests them afterwards.
    expect(await bob.asks('BoardCoversResource', 'get', { board_id: board.id })).toMatchObject({
      cover_images: [expect.anything()],
      sections: [],
    })
    await alice.invites(bob, board)
    await bob.acceptsInviteTo(board)
    expect(await bob.sees(board)).toMatchObject({ sensitivity_screen: false, cover_images: [expect.anything()] })
    await alice.edits(board, { sensitivity: null })
    expect(await site.visitor().sees(board)).toMatchObject({ sensitivity: null, sensitivity_screen: false })
  })

  it('is marked so by its owner only', async () => {
    const board = await alice.createsBoard('Storms')
    await expect(bob.edits(board, { sensitivity: 'graphic' })).rejects.toMatchObject({
      error: { error_code: 'board.not_allowed' },
    })
    await expect(alice.edits(board, { sensitivity: 'boring' })).rejects.toMatchObject({
      error: { error_code: 'request.invalid' },
    })
  })
})
