import { createTestCtx, makeBoard, makePin, saveTo } from '@corkboard/testkit/domain'
import { describe, expect, it } from 'vitest'
import { countAttempt } from '../../platform/throttle/index.ts'
import { loadProfile } from '../../people/index.ts'
import {
  allowBoard,
  createBoard,
  deleteBoard,
  editBoard,
  followBoard,
  getBoard,
  getBoardByPath,
  listBoards,
  listPickerBoards,
  presentBoard,
  unfollowBoard,
} from './index.ts'

const FIRST = { size: 25 }

describe('a board', () => {
  it('[BOARD-01 a] has a name, an address, an owner and the actions its owner may take', async () => {
    await using test = await createTestCtx()
    const alice = test.as(await test.person('Alice'))
    const board = await createBoard(alice, {
      name: '  Quiet   Kitchens ',
      description: 'Light and wood',
      category: 'Home Decor',
    })
    expect(board).toMatchObject({
      name: 'Quiet Kitchens',
      slug: 'quiet-kitchens',
      url: '/alice/quiet-kitchens/',
      description: 'Light and wood',
      category: 'home decor',
      privacy: 'public',
      owner: { username: 'alice' },
      pin_count: 0,
      viewer_can: ['view', 'save', 'organize', 'edit', 'delete', 'invite'],
    })
  })

  it('[BOARD-08 a b] has a name of 1 to 50 Unicode characters and a description of at most 500', async () => {
    await using test = await createTestCtx()
    const alice = test.as(await test.person('Alice'))
    await expect(createBoard(alice, { name: '🌿'.repeat(50), description: 'é'.repeat(500) })).resolves.toMatchObject({
      pin_count: 0,
    })
    await expect(createBoard(alice, { name: 'a'.repeat(51) })).rejects.toMatchObject({
      code: 'board.name_too_long',
      details: { field: 'name' },
    })
    await expect(createBoard(alice, { name: ' \u200e \t' })).rejects.toMatchObject({ code: 'board.name_required' })
    await expect(createBoard(alice, { name: 'Long', description: 'a'.repeat(501) })).rejects.toMatchObject({
      code: 'board.description_too_long',
      details: { field: 'description' },
    })
  })

  it('has a name unique among its owner’s boards, and its own address when names look alike', async () => {
    await using test = await createTestCtx()
    const alice = test.as(await test.person('Alice'))
    const bob = test.as(await test.person('Bob'))
    await makeBoard(alice, 'Kitchens')
    await expect(makeBoard(alice, 'KITCHENS')).rejects.toMatchObject({
      code: 'board.name_taken',
      details: { field: 'name' },
    })
    expect(await makeBoard(alice, 'Kitchens!')).toMatchObject({ slug: 'kitchens-2' })
    expect(await makeBoard(bob, 'Kitchens')).toMatchObject({ slug: 'kitchens' })
    expect(await makeBoard(bob, '???')).toMatchObject({ slug: 'board' })
  })

  it('is created only once by twenty simultaneous requests with one name', async () => {
    await using test = await createTestCtx()
    const alice = test.as(await test.person('Alice'))
    const made = await Promise.allSettled(Array.from({ length: 20 }, () => makeBoard(alice, 'Kitchens')))
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await loadProfile(alice, 'alice')).toMatchObject({ board_count: 1 })
  })

  it('[BOARD-01 b] that is secret does not exist for anyone else, by id, by address, or in any list or count', async () => {
    await using test = await createTestCtx()
    const alice = test.as(await test.person('Alice'))
    const bob = test.as(await test.person('Bob'))
    const board = await makeBoard(alice, 'Surprise', { privacy: 'secret' })
    for (const other of [bob, test.visitor]) {
      await expect(getBoard(other, board.id)).rejects.toMatchObject({ code: 'board.not_found' })
      await expect(getBoardByPath(other, 'alice', 'surprise')).rejects.toMatchObject({ code: 'board.not_found' })
      expect((await listBoards(other, { username: 'alice' }, FIRST)).items).toEqual([])
      expect(await loadProfile(other, 'alice')).toMatchObject({ board_count: 0, secret_board_count: 0 })
    }
    expect((await listBoards(alice, { username: 'alice' }, FIRST)).items).toMatchObject([{ id: board.id }])
    expect(await loadProfile(alice, 'alice')).toMatchObject({ board_count: 0, secret_board_count: 1 })
  })

  it('[BOARD-01 b] that is protected opens by its address and appears in no list', async () => {
    await using test = await createTestCtx()
    const alice = test.as(await test.person('Alice'))
    const bob = test.as(await test.person('Bob'))
    const board = await makeBoard(alice, 'Drafts', { privacy: 'protected' })
    expect(await presentBoard(bob, await getBoardByPath(bob, 'Alice', 'drafts'))).toMatchObject({
      id: board.id,
      viewer_can: ['view'],
    })
    expect((await listBoards(bob, { username: 'alice' }, FIRST)).items).toEqual([])
  })

  it('can be changed and deleted only by its owner', async () => {
    await using test = await createTestCtx()
    const alice = test.as(await test.person('Alice'))
    const bob = test.as(await test.person('Bob'))
    const board = await makeBoard(alice, 'Kitchens')
    const asBob = await getBoard(bob, board.id)
    for (const action of ['edit', 'delete', 'save', 'organize'] as const) {
      expect(() => allowBoard(bob, action, asBob)).toThrow(expect.objectContaining({ code: 'board.not_allowed' }))
    }
    const edited = await editBoard(alice, allowBoard(alice, 'edit', await getBoard(alice, board.id)), {
      name: 'Bright kitchens',
    })
    expect(edited).toMatchObject({ name: 'Bright kitchens', slug: 'bright-kitchens' })
    await deleteBoard(alice, allowBoard(alice, 'delete', await getBoard(alice, board.id)))
    await expect(getBoard(alice, board.id)).rejects.toMatchObject({ code: 'board.not_found' })
    expect(await loadProfile(alice, 'alice')).toMatchObject({ board_count: 0 })
  })

  it('[BOARD-03 a] is followed once, however often a user clicks, and counts its followers', async () => {
    await using test = await createTestCtx()
    const alice = test.as(await test.person('Alice'))
    const bob = test.as(await test.person('Bob'))
    const board = await makeBoard(alice, 'Kitchens')
    const follow = async () => followBoard(bob, allowBoard(bob, 'follow', await getBoard(bob, board.id)))
    await follow()
    expect(await follow()).toMatchObject({ followed_by_me: true, follower_count: 1 })
    expect(await unfollowBoard(bob, await getBoard(bob, board.id))).toMatchObject({
      followed_by_me: false,
      follower_count: 0,
    })
  })

  it('[BOARD-03 a] allows 300 follows an hour per user; unfollows and repeated follows are free', async () => {
    await using test = await createTestCtx()
    const [alice, me] = [test.as(await test.person('Alice')), await test.person('Bob')]
    const bob = test.as(me)
    const [kitchens, gardens] = [await makeBoard(alice, 'Kitchens'), await makeBoard(alice, 'Gardens')]
    const follow = async ({ id }: { id: string }) =>
      followBoard(bob, allowBoard(bob, 'follow', await getBoard(bob, id)))
    const earlier = { key: `follow-board:${me.id}`, limit: 300 }
    for (let follows = 0; follows < 299; follows += 1) await countAttempt(bob, [earlier])
    await follow(kitchens)
    await follow(kitchens)
    await unfollowBoard(bob, await getBoard(bob, kitchens.id))
    await expect(follow(gardens)).rejects.toMatchObject({ code: 'request.rate' })
    expect(await presentBoard(bob, await getBoard(bob, gardens.id))).toMatchObject({ follower_count: 0 })
    test.clock.pass(3_600_001)
    expect(await follow(gardens)).toMatchObject({ followed_by_me: true })
  })

  it('[BOARD-06 a] takes its pins out of public counts when it turns secret, and returns them when it turns back', async () => {
    await using test = await createTestCtx()
    const alice = test.as(await test.person('Alice'))
    const bob = test.as(await test.person('Bob'))
    const board = await makeBoard(alice, 'Kitchens')
    await makePin(alice, board)
    await makePin(alice, board)
    const turn = async (privacy: 'public' | 'secret') =>
      editBoard(alice, allowBoard(alice, 'edit', await getBoard(alice, board.id)), { privacy })
    await turn('secret')
    expect(await loadProfile(bob, 'alice')).toMatchObject({ board_count: 0, pin_count: 0 })
    await turn('public')
    expect(await loadProfile(bob, 'alice')).toMatchObject({ board_count: 1, pin_count: 2 })
  })
})

describe('the board picker', () => {
  it('[BOARD-10 a] shows the boards last saved to first, then the rest by name, page by page', async () => {
    await using test = await createTestCtx()
    const alice = test.as(await test.person('Alice'))
    await makeBoard(alice, 'Attic')
    await makeBoard(alice, 'barn')
    const cellar = await makeBoard(alice, 'Cellar', { privacy: 'secret' })
    const den = await makeBoard(alice, 'Den')
    const pin = await makePin(alice, cellar)
    test.clock.pass(1_000)
    await saveTo(alice, pin, den)
    for (const size of [1, 2, 3, 4]) {
      const names: string[] = []
      let page = await listPickerBoards(alice, {}, { size })
      names.push(...page.items.map((item) => item.name))
      while (page.next) {
        page = await listPickerBoards(alice, {}, { size, after: page.next })
        names.push(...page.items.map((item) => item.name))
      }
      expect(names).toEqual(['Den', 'Cellar', 'Attic', 'barn'])
    }
    expect((await listPickerBoards(alice, { filter: 'BAR' }, FIRST)).items).toMatchObject([{ name: 'barn' }])
  })
})
