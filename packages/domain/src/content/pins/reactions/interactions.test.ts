import { drainOutbox } from '@corkboard/database'
import { createTestCtx, makeBoard, makePin, saveTo, type TestCtx, uploadPicture } from '@corkboard/testkit/domain'
import { describe, expect, it } from 'vitest'
import { boardFeed, homeFeed } from '../../../finding/feeds/index.ts'
import type { Ctx, SignedIn } from '../../../kernel/index.ts'
import { openImage } from '../../../media/index.ts'
import { blockPerson } from '../../../people/index.ts'
import { findWrongCounters, outboxHandlers } from '../../../modules.ts'
import {
  allowPin,
  favoritePin,
  getPin,
  hidePin,
  listDidIts,
  listReactions,
  presentPin,
  reactToPin,
  takeReactionBack,
  tryPin,
  unfavoritePin,
  untryPin,
  writePinNote,
} from '../index.ts'

const sees = async (ctx: Ctx, id: string) => presentPin(ctx, await getPin(ctx, id))
const mayReact = async (ctx: Ctx, id: string) => allowPin(ctx, 'save', await getPin(ctx, id))
const mayView = async (ctx: Ctx, id: string) => allowPin(ctx, 'view', await getPin(ctx, id))
const reacts = async (ctx: Ctx, id: string, type: number) => reactToPin(ctx, await mayReact(ctx, id), type)
const takesBack = async (ctx: Ctx, id: string) => takeReactionBack(ctx, await mayView(ctx, id))
const drain = (test: TestCtx) => drainOutbox(test.site.database, outboxHandlers(test.site))
const FIRST_PAGE = { size: 25 }

const withPin = async (test: TestCtx, privacy: 'public' | 'secret' = 'public') => {
  const alice = test.as(await test.person('Alice'))
  const bob = test.as(await test.person('Bob'))
  const pin = await makePin(alice, await makeBoard(alice, 'Kitchens', { privacy }))
  return { alice, bob, id: pin.id }
}

describe('[PIN-07 a b] reactions', () => {
  it('are one per user: another type replaces it, and a type without reactions disappears', async () => {
    await using test = await createTestCtx()
    const { alice, bob, id } = await withPin(test)
    expect(await sees(bob, id)).toMatchObject({ reaction_counts: {}, reaction_by_me: 0 })
    expect(await reacts(bob, id, 1)).toMatchObject({ id, type: 'pin', reaction_counts: { '1': 1 }, reaction_by_me: 1 })
    expect(await reacts(bob, id, 1)).toMatchObject({ reaction_counts: { '1': 1 }, reaction_by_me: 1 })
    await reacts(alice, id, 5)
    expect(await reacts(bob, id, 4)).toMatchObject({ reaction_counts: { '4': 1, '5': 1 }, reaction_by_me: 4 })
    await drain(test)
    expect(await sees(test.visitor, id)).toMatchObject({ reaction_counts: { '4': 1, '5': 1 }, reaction_by_me: 0 })
    expect(await takesBack(bob, id)).toMatchObject({ reaction_counts: { '5': 1 }, reaction_by_me: 0 })
    expect(await takesBack(bob, id)).toMatchObject({ reaction_counts: { '5': 1 }, reaction_by_me: 0 })
    await drain(test)
    expect(await sees(test.visitor, id)).toMatchObject({ reaction_counts: { '5': 1 } })
    expect(await findWrongCounters(test.site.database.db)).toEqual([])
  })

  it('have five types and no other', async () => {
    await using test = await createTestCtx()
    const { bob, id } = await withPin(test)
    for (const type of [0, 6, -1, 1.5]) {
      await expect(reacts(bob, id, type)).rejects.toMatchObject({ code: 'request.invalid' })
    }
    for (const type of [1, 2, 3, 4, 5]) expect(await reacts(bob, id, type)).toMatchObject({ reaction_by_me: type })
  })

  it('sent by one user at the same time leave only one, in whatever order they arrive', async () => {
    await using test = await createTestCtx()
    const { bob, id } = await withPin(test)
    await Promise.all([1, 2, 3, 4, 5, 1, 2].map((type) => reacts(bob, id, type)))
    await Promise.all([takesBack(bob, id), reacts(bob, id, 3), takesBack(bob, id), reacts(bob, id, 2)])
    const { reaction_by_me: mine, reaction_counts: counts } = await sees(bob, id)
    expect(counts).toEqual(mine === 0 ? {} : { [String(mine)]: 1 })
    await Promise.all([drain(test), drain(test)])
    expect(await sees(test.visitor, id)).toMatchObject({ reaction_counts: counts })
    expect(await findWrongCounters(test.site.database.db)).toEqual([])
  })

  it('sent by many users at the same time are all counted', async () => {
    await using test = await createTestCtx()
    const { id } = await withPin(test)
    const people: Ctx<SignedIn>[] = []
    for (let n = 0; n < 30; n += 1) people.push(test.as(await test.person(`Fan${n}x`)))
    await Promise.all(people.map((person, n) => reacts(person, id, (n % 2) + 1)))
    await Promise.all([drain(test), ...people.slice(0, 5).map((person) => takesBack(person, id)), drain(test)])
    await drain(test)
    expect(await sees(test.visitor, id)).toMatchObject({ reaction_counts: { '1': 12, '2': 13 } })
    expect(await findWrongCounters(test.site.database.db)).toEqual([])
  })

  it('are open to users who may save the pin', async () => {
    await using test = await createTestCtx()
    const { alice, bob, id } = await withPin(test)
    await reacts(bob, id, 1)
    await blockPerson(alice, bob.viewer.userId)
    await expect(reacts(bob, id, 2)).rejects.toMatchObject({ code: 'pin.not_allowed' })
    expect(await takesBack(bob, id)).toMatchObject({ reaction_by_me: 0 })
    await expect(reacts(test.visitor, id, 1)).rejects.toMatchObject({ code: 'auth.required' })
    const banned = test.as({ id: alice.viewer.userId }, { isWriteBanned: true })
    await expect(reacts(banned, id, 1)).rejects.toMatchObject({ code: 'auth.write_banned' })
    const secret = await makePin(alice, await makeBoard(alice, 'Plans', { privacy: 'secret' }))
    await expect(reacts(bob, secret.id, 1)).rejects.toMatchObject({ code: 'pin.not_found' })
  })

  it('are listed with the users who gave them, newest first, without blocked users', async () => {
    await using test = await createTestCtx()
    const { alice, bob, id } = await withPin(test)
    const carol = test.as(await test.person('Carol'))
    await reacts(alice, id, 2)
    test.clock.pass(10)
    await reacts(bob, id, 1)
    test.clock.pass(10)
    await reacts(carol, id, 1)
    const names = async (ctx: Ctx, type?: number) => {
      const page = await listReactions(ctx, await getPin(ctx, id), type, FIRST_PAGE)
      return page.items.map((reaction) => `${reaction.user.username} ${reaction.reaction_type}`)
    }
    expect(await names(test.visitor)).toEqual(['carol 1', 'bob 1', 'alice 2'])
    expect(await names(test.visitor, 1)).toEqual(['carol 1', 'bob 1'])
    await blockPerson(carol, bob.viewer.userId)
    expect(await names(bob)).toEqual(['bob 1', 'alice 2'])
    const first = await listReactions(test.visitor, await getPin(test.visitor, id), undefined, { size: 2 })
    const rest = await listReactions(test.visitor, await getPin(test.visitor, id), undefined, {
      size: 2,
      after: first.next!,
    })
    expect([first.items.length, rest.items, rest.next]).toMatchObject([2, [{ user: { username: 'alice' } }], undefined])
  })
})

describe('[PIN-08 a b c] favorites, notes and tries', () => {
  it('a favorite counts once and lasts until the user undoes it', async () => {
    await using test = await createTestCtx()
    const { alice, bob, id } = await withPin(test)
    const on = { favorited_by_me: true, favorite_user_count: 1 }
    expect(await favoritePin(bob, await mayReact(bob, id))).toMatchObject(on)
    expect(await favoritePin(bob, await mayReact(bob, id))).toMatchObject(on)
    await drain(test)
    expect(await sees(alice, id)).toMatchObject({ favorited_by_me: false, favorite_user_count: 1 })
    const off = { favorited_by_me: false, favorite_user_count: 0 }
    expect(await unfavoritePin(bob, await mayView(bob, id))).toMatchObject(off)
    await drain(test)
    expect(await findWrongCounters(test.site.database.db)).toEqual([])
  })

  it('a note is visible only to its author', async () => {
    await using test = await createTestCtx()
    const { alice, bob, id } = await withPin(test)
    const note = await writePinNote(bob, await mayView(bob, id), ' Ask for\r\nthe price ')
    expect(note).toMatchObject({
      pin_note: { text: 'Ask for\nthe price' },
      closeup_user_note: 'Ask for\nthe price',
      unified_user_note: 'Ask for\nthe price',
    })
    expect(await sees(bob, id)).toMatchObject({ closeup_user_note: 'Ask for\nthe price' })
    for (const other of [alice, test.visitor]) {
      const none = { pin_note: null, closeup_user_note: null, unified_user_note: null }
      expect(await sees(other, id)).toMatchObject(none)
    }
    const gone = await writePinNote(bob, await mayView(bob, id), '  ')
    expect(gone).toMatchObject({ pin_note: null, closeup_user_note: null, unified_user_note: null })
    await expect(writePinNote(bob, await mayView(bob, id), 'a'.repeat(501))).rejects.toMatchObject({
      code: 'pin.note_too_long',
    })
  })

  it('a note shows on every save of the picture, the save’s own note first', async () => {
    await using test = await createTestCtx()
    const { alice, bob, id } = await withPin(test)
    const saved = await saveTo(bob, { id }, await makeBoard(bob, 'Ideas'))
    await writePinNote(bob, await mayView(bob, id), 'On hers')
    expect(await sees(bob, saved.id)).toMatchObject({ closeup_user_note: null, unified_user_note: 'On hers' })
    await writePinNote(bob, await mayView(bob, saved.id), 'On mine')
    expect(await sees(bob, saved.id)).toMatchObject({ closeup_user_note: 'On mine', unified_user_note: 'On mine' })
    expect(await sees(bob, id)).toMatchObject({ closeup_user_note: 'On hers', unified_user_note: 'On hers' })
    expect(await sees(alice, saved.id)).toMatchObject({ closeup_user_note: null, unified_user_note: null })
  })

  it('a note is removed where it shows: the pin’s own first, then that of another save', async () => {
    await using test = await createTestCtx()
    const { bob, id } = await withPin(test)
    const saved = await saveTo(bob, { id }, await makeBoard(bob, 'Ideas'))
    await writePinNote(bob, await mayView(bob, id), 'On hers')
    await writePinNote(bob, await mayView(bob, saved.id), 'On mine')
    const removes = async () => writePinNote(bob, await mayView(bob, saved.id), '')
    expect(await removes()).toMatchObject({ closeup_user_note: null, unified_user_note: 'On hers' })
    expect(await removes()).toMatchObject({ closeup_user_note: null, unified_user_note: null })
    expect(await sees(bob, id)).toMatchObject({ pin_note: null, unified_user_note: null })
  })

  it('a try counts once per user and shows its photo until undone', async () => {
    await using test = await createTestCtx()
    const { alice, bob, id } = await withPin(test)
    const mediaUploadId = await uploadPicture(bob)
    const tried = { done_by_me: true, aggregated_pin_data: { did_it_data: { images_count: 1 } } }
    expect(await tryPin(bob, await mayReact(bob, id), { text: 'Lovely', mediaUploadId })).toMatchObject(tried)
    expect(await tryPin(bob, await mayReact(bob, id), { text: 'Still lovely' })).toMatchObject(tried)
    await drain(test)
    const list = async (ctx: Ctx) => (await listDidIts(ctx, await getPin(ctx, id), FIRST_PAGE)).items
    const [shown] = await list(alice)
    expect(shown).toMatchObject({ type: 'triedit', text: 'Still lovely', user: { username: 'bob' }, is_mine: false })
    const signature = new URL(shown!.images!['236x'].url, 'http://x').pathname.split('/').at(-1)!.slice(0, 32)
    const request = { size: '236x', signature, extension: 'webp' } as const
    expect(await openImage(test.visitor, request)).toMatchObject({ isPublic: true })
    const left = { done_by_me: false, aggregated_pin_data: { did_it_data: { images_count: 0 } } }
    expect(await untryPin(bob, await mayView(bob, id))).toMatchObject(left)
    expect(await list(alice)).toEqual([])
    await expect(openImage(test.visitor, request)).rejects.toMatchObject({ code: 'request.not_found' })
    await drain(test)
    expect(await findWrongCounters(test.site.database.db)).toEqual([])
  })

  it('the photo of a try on a secret board shows only to users who see the board', async () => {
    await using test = await createTestCtx()
    const { alice, id } = await withPin(test, 'secret')
    await tryPin(alice, await mayReact(alice, id), { mediaUploadId: await uploadPicture(alice) })
    const [shown] = (await listDidIts(alice, await getPin(alice, id), FIRST_PAGE)).items
    const address = new URL(shown!.images!['236x'].url, 'http://x')
    const signature = address.pathname.split('/').at(-1)!.slice(0, 32)
    const request = { size: '236x', signature, extension: 'webp' } as const
    await expect(openImage(test.visitor, request)).rejects.toMatchObject({ code: 'request.not_found' })
    const signed = { ...request, expires: address.searchParams.get('e')!, proof: address.searchParams.get('s')! }
    expect(await openImage(test.visitor, signed)).toMatchObject({ isPublic: false })
  })
})

describe('[PIN-09 a] a hidden pin', () => {
  it('leaves feeds immediately, opens at its URL, and comes back', async () => {
    await using test = await createTestCtx()
    const { alice, bob, id } = await withPin(test)
    const feed = async (ctx: Ctx) => (await homeFeed(ctx, { fieldSet: 'grid' }, FIRST_PAGE)).items.map((pin) => pin.id)
    expect(await feed(bob)).toEqual([id])
    expect(await hidePin(bob, await mayView(bob, id), true)).toMatchObject({ is_hidden: true })
    expect([await feed(bob), await feed(alice), await feed(test.visitor)]).toEqual([[], [id], [id]])
    expect(await sees(bob, id)).toMatchObject({ is_hidden: true })
    const { boardId } = await getPin(alice, id)
    const onBoard = async (ctx: Ctx) =>
      (await boardFeed(ctx, { boardId, fieldSet: 'grid' }, FIRST_PAGE)).items.map((pin) => pin.id)
    expect([await onBoard(bob), await onBoard(alice)]).toEqual([[], [id]])
    expect(await sees(alice, id)).toMatchObject({ is_hidden: false })
    expect(await hidePin(bob, await mayView(bob, id), false)).toMatchObject({ is_hidden: false })
    expect(await feed(bob)).toEqual([id])
  })
})
