import { LIMITS } from '@corkboard/contract'
import { sql } from '@corkboard/database'
import { createTestCtx, makeBoard, makePin, saveTo, type TestCtx, uploadPicture } from '@corkboard/testkit/domain'
import { describe, expect, it } from 'vitest'
import { allowBoard, deleteBoard, getBoard, presentBoard } from '../boards/index.ts'
import type { Ctx, SignedIn } from '../../kernel/index.ts'
import { openImage } from '../../media/index.ts'
import { blockPerson, loadProfile } from '../../people/index.ts'
import { allowPin, createPin, deletePin, editPin, getPin, prepareSave, presentPin, restorePin } from './index.ts'

const boardOf = async (ctx: Ctx, id: string) => presentBoard(ctx, await getBoard(ctx, id))
const pinOf = async (ctx: Ctx, id: string) => presentPin(ctx, await getPin(ctx, id))
const remove = async (ctx: Ctx<SignedIn>, id: string) => deletePin(ctx, allowPin(ctx, 'delete', await getPin(ctx, id)))

describe('a pin', () => {
  it('[PIN-02 a b, PIN-03 a] has its texts, its board and its picture in every size', async () => {
    await using test = await createTestCtx()
    const alice = test.as(await test.person('Alice'))
    const board = await makeBoard(alice, 'Kitchens')
    const pin = await makePin(alice, board, {
      title: 'A green tap',
      description: 'Brass,\n\n\n\nold',
      link: 'HTTPS://www.Example.org/taps?a=1',
      altText: 'A brass tap over a white sink',
    })
    expect(pin).toMatchObject({
      title: 'A green tap',
      description: 'Brass,\n\nold',
      link: 'https://www.example.org/taps?a=1',
      domain: 'example.org',
      alt_text: 'A brass tap over a white sink',
      board: { id: board.id, url: '/alice/kitchens/' },
      pinner: { username: 'alice' },
      origin_pinner: null,
      native_creator: { username: 'alice' },
      closeup_attribution: { username: 'alice' },
      privacy: 'public',
      repin_count: 0,
      viewer_can: ['view', 'download', 'save', 'edit', 'delete', 'sponsor'],
    })
    expect(Object.keys(pin.images)).toEqual([
      '60x60',
      '136x136',
      '170x',
      '236x',
      '474x',
      '564x',
      '736x',
      '750x',
      '1200x',
      '600x315',
      'orig',
    ])
    expect(pin.images.orig).toMatchObject({ width: 40, height: 60 })
    expect(await boardOf(alice, board.id)).toMatchObject({ pin_count: 1, sectionless_pin_count: 1 })
  })

  it.each([
    ['a title of 101 characters', { title: 'a'.repeat(101) }, 'pin.title_too_long', 'title'],
    ['a description of 501', { description: 'a'.repeat(501) }, 'pin.description_too_long', 'description'],
    ['an alt text of 501', { altText: 'a'.repeat(501) }, 'pin.alt_text_too_long', 'alt_text'],
  ])('refuses %s', async (_, fields, code, field) => {
    await using test = await createTestCtx()
    const alice = test.as(await test.person('Alice'))
    const board = await makeBoard(alice, 'Kitchens')
    await expect(makePin(alice, board, fields)).rejects.toMatchObject({ code, details: { field } })
    expect(await boardOf(alice, board.id)).toMatchObject({ pin_count: 0 })
  })

  it('accepts only the user’s own upload, and only once it is ready', async () => {
    await using test = await createTestCtx()
    const alice = test.as(await test.person('Alice'))
    const bob = test.as(await test.person('Bob'))
    const board = await makeBoard(alice, 'Kitchens')
    const mediaUploadId = await uploadPicture(bob)
    await expect(createPin(alice, { boardId: board.id, mediaUploadId })).rejects.toMatchObject({
      code: 'media.not_found',
    })
  })

  it('[PIN-06 a] looks the same in the save response as when loaded later', async () => {
    await using test = await createTestCtx()
    const alice = test.as(await test.person('Alice'))
    const bob = test.as(await test.person('Bob'))
    const carol = test.as(await test.person('Carol'))
    const pin = await makePin(alice, await makeBoard(alice, 'Kitchens'), { title: 'A tap', altText: 'Brass' })
    const first = await saveTo(bob, pin, await makeBoard(bob, 'Ideas'), { title: 'Mine' })
    expect(first).toEqual(await pinOf(bob, first.id))
    const second = await saveTo(carol, first, await makeBoard(carol, 'Kept', { privacy: 'secret' }))
    expect(second).toEqual(await pinOf(carol, second.id))
    const own = await saveTo(alice, pin, await makeBoard(alice, 'Again'))
    expect(own).toEqual(await pinOf(alice, own.id))
  })

  it('[PIN-06 a] is saved to the user’s own board, records its origin, and shows the user their save', async () => {
    await using test = await createTestCtx()
    const alice = test.as(await test.person('Alice'))
    const bob = test.as(await test.person('Bob'))
    const original = await makePin(alice, await makeBoard(alice, 'Kitchens'), { title: 'A tap' })
    const mine = await makeBoard(bob, 'Ideas')
    const saved = await saveTo(bob, original, mine)
    expect(saved).toMatchObject({
      title: 'A tap',
      pinner: { username: 'bob' },
      origin_pinner: { username: 'alice' },
      native_creator: { username: 'alice' },
      closeup_attribution: { username: 'alice' },
    })
    expect(await pinOf(bob, original.id)).toMatchObject({
      repin_count: 1,
      savedInfo: { boardId: mine.id, localPinId: saved.id, title: 'Ideas', url: '/bob/ideas/' },
    })
    expect(await pinOf(alice, original.id)).toMatchObject({ repin_count: 1, savedInfo: null })
    await remove(bob, saved.id)
    expect(await pinOf(bob, original.id)).toMatchObject({ repin_count: 0, savedInfo: null })
  })

  it('saved to a secret board is visible and counted only for its owner, picture included', async () => {
    await using test = await createTestCtx()
    const alice = test.as(await test.person('Alice'))
    const bob = test.as(await test.person('Bob'))
    const original = await makePin(alice, await makeBoard(alice, 'Kitchens'))
    const secret = await makeBoard(bob, 'Plans', { privacy: 'secret' })
    const saved = await saveTo(bob, original, secret)
    expect(await pinOf(alice, original.id)).toMatchObject({ repin_count: 0 })
    await expect(getPin(alice, saved.id)).rejects.toMatchObject({ code: 'pin.not_found' })
    expect(await loadProfile(alice, 'bob')).toMatchObject({ pin_count: 0 })
    const own = await makePin(bob, secret)
    const request = { size: '236x', signature: own.image_signature, extension: 'webp' } as const
    await expect(openImage(alice, request)).rejects.toMatchObject({ code: 'request.not_found' })
    const address = new URL(own.images['236x']!.url, 'http://localhost')
    const signed = { ...request, expires: address.searchParams.get('e')!, proof: address.searchParams.get('s')! }
    expect(await openImage(test.visitor, signed)).toMatchObject({ contentType: 'image/webp', isPublic: false })
    await remove(bob, own.id)
    await expect(openImage(test.visitor, signed)).rejects.toMatchObject({ code: 'request.not_found' })
  })

  it('has signed picture URLs that expire after some hours', async () => {
    await using test = await createTestCtx()
    const bob = test.as(await test.person('Bob'))
    const own = await makePin(bob, await makeBoard(bob, 'Plans', { privacy: 'secret' }))
    const address = new URL(own.images['236x']!.url, 'http://localhost')
    const signed = {
      size: '236x' as const,
      signature: own.image_signature,
      extension: 'webp',
      expires: address.searchParams.get('e')!,
      proof: address.searchParams.get('s')!,
    }
    expect(await openImage(test.visitor, signed)).toMatchObject({ isPublic: false })
    test.clock.pass(13 * 3_600_000)
    await expect(openImage(test.visitor, signed)).rejects.toMatchObject({ code: 'request.not_found' })
  })

  it('moves between boards and updates every counter', async () => {
    await using test = await createTestCtx()
    const alice = test.as(await test.person('Alice'))
    const bob = test.as(await test.person('Bob'))
    const from = await makeBoard(alice, 'Kitchens')
    const to = await makeBoard(alice, 'Plans', { privacy: 'secret' })
    const pin = await makePin(alice, from)
    const moved = await editPin(alice, allowPin(alice, 'edit', await getPin(alice, pin.id)), {
      boardId: to.id,
      title: 'Moved',
    })
    expect(moved).toMatchObject({ title: 'Moved', privacy: 'secret', board: { id: to.id } })
    expect(await boardOf(alice, from.id)).toMatchObject({ pin_count: 0 })
    expect(await boardOf(alice, to.id)).toMatchObject({ pin_count: 1 })
    expect(await loadProfile(bob, 'alice')).toMatchObject({ pin_count: 0 })
    await expect(getPin(bob, pin.id)).rejects.toMatchObject({ code: 'pin.not_found' })
  })

  it('can be edited only by its pinner, and removed by its pinner or the board’s owner', async () => {
    await using test = await createTestCtx()
    const alice = test.as(await test.person('Alice'))
    const bob = test.as(await test.person('Bob'))
    const pin = await makePin(alice, await makeBoard(alice, 'Kitchens'))
    const asBob = await getPin(bob, pin.id)
    for (const action of ['edit', 'delete'] as const) {
      expect(() => allowPin(bob, action, asBob)).toThrow(expect.objectContaining({ code: 'pin.not_allowed' }))
    }
    expect(() => allowPin(test.visitor, 'save', asBob)).toThrow(expect.objectContaining({ code: 'auth.required' }))
    await remove(alice, pin.id)
    await expect(getPin(alice, pin.id)).rejects.toMatchObject({ code: 'pin.not_found' })
  })

  it('comes back unchanged when its deletion is undone', async () => {
    await using test = await createTestCtx()
    const alice = test.as(await test.person('Alice'))
    const bob = test.as(await test.person('Bob'))
    const board = await makeBoard(alice, 'Kitchens')
    const original = await makePin(bob, await makeBoard(bob, 'Taps'))
    const pin = await saveTo(alice, original, board)
    const before = await pinOf(alice, pin.id)
    await remove(alice, pin.id)
    expect(await restorePin(alice, pin.id)).toEqual(before)
    expect(await pinOf(bob, original.id)).toMatchObject({ repin_count: 1 })
    expect(await boardOf(alice, board.id)).toMatchObject({ pin_count: 1, sectionless_pin_count: 1 })
    await expect(restorePin(alice, pin.id)).rejects.toMatchObject({ code: 'pin.not_found' })
  })

  it.each([
    ['an hour later', async (test) => test.clock.pass(60 * 60_000 + 1)],
    [
      'once its board is gone',
      async (_, alice, id) => deleteBoard(alice, allowBoard(alice, 'delete', await getBoard(alice, id))),
    ],
  ] as const satisfies [string, (test: TestCtx, alice: Ctx<SignedIn>, boardId: string) => Promise<unknown>][])(
    'cannot be restored %s',
    async (_, happens) => {
      await using test = await createTestCtx()
      const alice = test.as(await test.person('Alice'))
      const board = await makeBoard(alice, 'Kitchens')
      const pin = await makePin(alice, board)
      await remove(alice, pin.id)
      await happens(test, alice, board.id)
      await expect(restorePin(alice, pin.id)).rejects.toMatchObject({ code: 'pin.not_found' })
    },
  )

  it('can be restored by no one else', async () => {
    await using test = await createTestCtx()
    const alice = test.as(await test.person('Alice'))
    const pin = await makePin(alice, await makeBoard(alice, 'Kitchens'))
    await remove(alice, pin.id)
    const bob = test.as(await test.person('Bob'))
    await expect(restorePin(bob, pin.id)).rejects.toMatchObject({ code: 'pin.not_found' })
  })

  it('is deleted with its board', async () => {
    await using test = await createTestCtx()
    const alice = test.as(await test.person('Alice'))
    const board = await makeBoard(alice, 'Kitchens')
    const pin = await makePin(alice, board)
    await deleteBoard(alice, allowBoard(alice, 'delete', await getBoard(alice, board.id)))
    await expect(getPin(alice, pin.id)).rejects.toMatchObject({ code: 'pin.not_found' })
    expect(await loadProfile(alice, 'alice')).toMatchObject({ pin_count: 0 })
  })

  it('[PEOPLE-02 c] cannot be saved across a block', async () => {
    await using test = await createTestCtx()
    const alice = test.as(await test.person('Alice'))
    const bob = test.as(await test.person('Bob'))
    const pin = await makePin(alice, await makeBoard(alice, 'Kitchens'))
    await blockPerson(alice, bob.viewer.userId)
    const board = await makeBoard(bob, 'Ideas')
    await expect(saveTo(bob, pin, board)).rejects.toMatchObject({ code: 'pin.not_allowed' })
  })

  describe('whose save was checked', () => {
    const checked = async (test: TestCtx) => {
      const alice = test.as(await test.person('Alice'))
      const pin = await makePin(alice, await makeBoard(alice, 'Kitchens'))
      const bob = test.as(await test.person('Bob'))
      const board = await makeBoard(bob, 'Ideas')
      const source = allowPin(bob, 'save', await getPin(bob, pin.id))
      const save = await prepareSave(bob, source, { boardId: board.id })
      const store = () => (typeof save === 'function' ? save(bob) : save.store(undefined))
      return { bob, board, store, pins: async () => (await loadProfile(bob, 'bob'))?.pin_count }
    }

    it('is refused when its board was deleted meanwhile, and leaves nothing', async () => {
      await using test = await createTestCtx()
      const { bob, board, store, pins } = await checked(test)
      await deleteBoard(bob, allowBoard(bob, 'delete', await getBoard(bob, board.id)))
      await expect(store()).rejects.toMatchObject({ code: 'board.not_found', details: { field: 'board_id' } })
      expect(await pins()).toBe(0)
      const { rows } = await sql`
        select from outbox where kind = 'pin.created' and payload ->> 'pinner_id' = ${bob.viewer.userId}`.execute(
        bob.db,
      )
      expect(rows).toEqual([])
    })

    it('is refused when its pinner has as many pins as they may have', async () => {
      await using test = await createTestCtx()
      const { bob, store, pins } = await checked(test)
      await test.site.database.pool.query('update user_stats set total_pin_count = $1 where user_id = $2', [
        LIMITS.pinsPerAccount,
        bob.viewer.userId,
      ])
      await expect(store()).rejects.toMatchObject({ code: 'pin.limit' })
      expect(await pins()).toBe(LIMITS.pinsPerAccount)
    })
  })
})
