import type { Board, Profile, SignedInViewer } from '@corkboard/contract'
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

const codeOf = (response: Awaited<ReturnType<Visitor['resource']>>) => {
  const { error } = response.envelope.resource_response
  return { status: response.status, code: error?.error_code, field: error?.field }
}

describe('[BOARD-01 a b] a board', () => {
  it('is found by its id and by its address', async () => {
    const board = await alice.createsBoard('Kitchen ideas', { description: 'Blue, mostly', category: 'home_decor' })
    const found = await bob.asks<Board>('BoardResource', 'get', { username: 'alice', slug: 'kitchen-ideas' })
    expect(found).toEqual(await bob.sees(board))
    expect(found).toMatchObject({ name: 'Kitchen ideas', description: 'Blue, mostly', url: '/alice/kitchen-ideas/' })
  })

  it.each([
    ['public', true, true],
    ['protected', true, false],
    ['secret', false, false],
  ])('that is %s: others can open it %j, lists show it to them %j', async (privacy, opens, listed) => {
    const board = await alice.createsBoard(`A ${privacy} one`, { privacy })
    for (const viewer of [bob, visitor]) {
      expect((await viewer.sees(board)) !== undefined).toBe(opens)
      for (const list of ['BoardsResource', 'BoardsFeedResource']) {
        const boards = await viewer.asks<Board[]>(list, 'get', { username: 'alice', page_size: 250 })
        expect(boards.some(({ id }) => id === board.id)).toBe(listed)
      }
    }
    expect(await alice.sees(board)).toMatchObject({ privacy })
  })

  it.each([
    ['all', 3, 1],
    ['public', 1, 1],
    ['protected', 1, 0],
    ['secret', 1, 0],
    ['public_and_secret', 2, 1],
  ])('is listed under the filter %s: %i of the viewer’s own, %i of another user’s', async (filter, own, others) => {
    const name = `filter${filter.replaceAll('_', '')}`
    const person = await site.person(name)
    for (const privacy of ['public', 'protected', 'secret']) await person.createsBoard(privacy, { privacy })
    const listed = async (who: Visitor) => {
      const options = { username: person.username, privacy_filter: filter }
      return (await who.asks<Board[]>('BoardsResource', 'get', options)).length
    }
    expect([await listed(person), await listed(bob), await listed(visitor)]).toEqual([own, others, others])
  })

  it('is listed to no one under an unknown filter', async () => {
    const options = { username: 'alice', privacy_filter: 'junk' }
    for (const who of [alice, bob, visitor]) {
      expect(codeOf(await who.resource('BoardsResource', 'get', options))).toEqual({
        status: 400,
        code: 'request.invalid',
        field: 'privacy_filter',
      })
    }
  })

  it('says what each viewer may do with it', async () => {
    const board = await alice.createsBoard('Rights')
    const rights = await Promise.all([alice, bob, visitor].map(async (one) => (await one.sees(board))?.viewer_can))
    expect(rights).toEqual([
      ['view', 'save', 'organize', 'edit', 'delete', 'invite'],
      ['view', 'follow', 'join'],
      ['view'],
    ])
  })

  it('that is deleted is gone for everyone', async () => {
    const board = await alice.createsBoard('Short-lived')
    const pin = await alice.pinsTo(board)
    await alice.deletes(board)
    expect([await alice.sees(board), await bob.sees(pin)]).toEqual([undefined, undefined])
  })

  it('requires an id, or a username and a slug', async () => {
    expect(codeOf(await bob.resource('BoardResource', 'get', {}))).toMatchObject({
      code: 'request.missing',
      field: 'board_id',
    })
    expect(codeOf(await bob.resource('BoardResource', 'get', { username: 'alice' }))).toMatchObject({ field: 'slug' })
  })
})

describe('[BOARD-08 a b] names and descriptions', () => {
  it('of 50 and 500 Unicode characters are accepted', async () => {
    const board = await alice.createsBoard('😀'.repeat(50), { description: '😀'.repeat(500) })
    expect([...board.name].length).toBe(50)
  })

  it.each([
    [{ name: 'x'.repeat(51) }, 'board.name_too_long', 'name'],
    [{ name: '   ' }, 'board.name_required', 'name'],
    [{ name: 'Fine', description: 'x'.repeat(501) }, 'board.description_too_long', 'description'],
  ])('such as %j are refused', async (options, code, field) => {
    expect(codeOf(await alice.resource('BoardResource', 'create', options))).toEqual({ status: 400, code, field })
  })

  it('a duplicate name is refused', async () => {
    await bob.createsBoard('Twice')
    const response = await bob.resource('BoardResource', 'create', { name: 'twice' })
    expect(codeOf(response)).toEqual({ status: 409, code: 'board.name_taken', field: 'name' })
  })
})

describe('[BOARD-06 a] counts', () => {
  it('follow changes to boards and pins, and count for each viewer only what they may know', async () => {
    const counts = await site.person('Countess')
    const profile = (who: Visitor) => who.asks<Profile>('UserResource', 'get', { username: counts.username })
    const numbers = async (who: Visitor) => {
      const { board_count: boards, secret_board_count: secret, pin_count: pins } = await profile(who)
      return { boards, secret, pins }
    }
    const open = await counts.createsBoard('Open')
    const hidden = await counts.createsBoard('Hidden', { privacy: 'secret' })
    const pin = await counts.pinsTo(open)
    await counts.pinsTo(hidden)
    expect(await numbers(bob)).toEqual({ boards: 1, secret: 0, pins: 1 })
    await counts.edits(open, { privacy: 'secret' })
    expect(await numbers(bob)).toEqual({ boards: 0, secret: 0, pins: 0 })
    await counts.edits(open, { privacy: 'public' })
    await counts.deletes(pin)
    expect(await counts.sees(open)).toMatchObject({ pin_count: 0, sectionless_pin_count: 0 })
    await counts.deletes(open)
    await counts.deletes(hidden)
    expect(await numbers(counts)).toEqual({ boards: 0, secret: 0, pins: 0 })
    expect(await counts.logsIn(counts.username)).toMatchObject<Partial<SignedInViewer>>({
      pin_count: 0,
      board_count: 0,
    })
  })

  it('of followers change with follows and unfollows', async () => {
    const board = await alice.createsBoard('Followed')
    await bob.follows(board)
    await bob.follows(board)
    expect(await bob.sees(board)).toMatchObject({ follower_count: 1, followed_by_me: true })
    await bob.asks('BoardFollowResource', 'delete', { board_id: board.id })
    expect(await bob.sees(board)).toMatchObject({ follower_count: 0, followed_by_me: false })
    await bob.follows(alice)
    expect(await bob.asks<Profile>('UserResource', 'get', { username: 'alice' })).toMatchObject({
      follower_count: 1,
      explicitly_followed_by_me: true,
    })
  })
})
