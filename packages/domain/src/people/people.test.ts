import { createTestCtx } from '@corkboard/testkit/domain'
import { expect, it } from 'vitest'
import { updateSettings } from '../accounts/settings/index.ts'
import { deleteAccount } from '../accounts/staff/index.ts'
import {
  blockPerson,
  findPersonByUsername,
  followPerson,
  listBlocked,
  loadPeople,
  loadProfile,
  loadRelations,
  NO_RELATIONS,
  presentUser,
  setAvatar,
  unblockPerson,
} from './index.ts'
import { adjustUserStats } from '../accounts/accounts/index.ts'

it('users are loaded by id in one call, unknown ones missing and deleted ones marked', async () => {
  await using test = await createTestCtx()
  const [alice, bob] = [await test.person('Alice'), await test.person('Bob')]
  await deleteAccount(test.visitor, bob.id)
  const people = await loadPeople(test.visitor, [alice.id, bob.id, '1', alice.id])
  expect([...people.values()].map(({ username, isDeleted }) => [username, isDeleted]).toSorted()).toEqual([
    ['alice', false],
    ['bob', true],
  ])
  expect(await loadPeople(test.visitor, [])).toEqual(new Map())
})

it('a username matches in any case, and only as a whole', async () => {
  await using test = await createTestCtx()
  const alice = await test.person('Alice')
  expect(await findPersonByUsername(test.visitor, 'aLiCe')).toMatchObject({ id: alice.id })
  for (const name of ['alic', 'alice ', 'al\u0000ice', '%', '', 'x'.repeat(10_000)]) {
    expect(await findPersonByUsername(test.visitor, name)).toBeUndefined()
  }
})

it('relations are the viewer’s relations to these users, and empty for visitors', async () => {
  await using test = await createTestCtx()
  const [alice, bob, carol, dan] = [
    await test.person('Alice'),
    await test.person('Bob'),
    await test.person('Carol'),
    await test.person('Dan'),
  ]
  await followPerson(test.as(alice), bob.id)
  await followPerson(test.as(alice), dan.id)
  await blockPerson(test.as(alice), carol.id)
  await blockPerson(test.as(carol), alice.id)
  const ids = [alice.id, bob.id, carol.id]
  expect(await loadRelations(test.as(alice), ids)).toEqual({
    follows: new Set([bob.id]),
    followers: new Set(),
    blocks: new Set([carol.id]),
    blockedBy: new Set([carol.id]),
  })
  expect(await loadRelations(test.as(bob), ids)).toEqual({ ...NO_RELATIONS, followers: new Set([alice.id]) })
  expect(await loadRelations(test.visitor, ids)).toEqual(NO_RELATIONS)
})

it('[PEOPLE-01 a] a profile shows secret counts only to its user', async () => {
  await using test = await createTestCtx()
  const [alice, bob] = [await test.person('Alice', { lastName: 'Smith', about: 'Birds' }), await test.person('Bob')]
  await test.visitor.transaction((tx) =>
    adjustUserStats(tx.db, alice.id, {
      board_count: 3,
      secret_board_count: 2,
      group_board_count: 1,
      pin_count: 5,
      total_pin_count: 9,
    }),
  )
  const shown = { username: 'alice', full_name: 'Alice Smith', about: 'Birds', board_count: 3 }
  const open = { ...shown, secret_board_count: 0, group_board_count: 0, pin_count: 5 }
  expect(await loadProfile(test.visitor, 'Alice')).toMatchObject({ ...open, viewer_can: [] })
  expect(await loadProfile(test.as(bob), 'alice')).toMatchObject({ ...open, viewer_can: ['follow', 'block'] })
  expect(await loadProfile(test.as(alice), 'alice')).toMatchObject({
    ...shown,
    secret_board_count: 2,
    group_board_count: 1,
    pin_count: 9,
    viewer_can: ['edit'],
  })
})

it('[IDENT-21 d] a private profile exists only for its user and their followers', async () => {
  await using test = await createTestCtx()
  const [alice, bob, carol] = [await test.person('Alice'), await test.person('Bob'), await test.person('Carol')]
  await followPerson(test.as(bob), alice.id)
  await test.site.database.db.updateTable('users').set({ is_private: true }).where('id', '=', alice.id).execute()
  expect(await loadProfile(test.as(alice), 'alice')).toMatchObject({ is_private_profile: true })
  expect(await loadProfile(test.as(bob), 'alice')).toMatchObject({ explicitly_followed_by_me: true })
  const refusals = [test.visitor, test.as(carol)].flatMap((ctx) => [
    loadProfile(ctx, 'alice'),
    loadProfile(ctx, 'nobody'),
  ])
  const outcomes = await Promise.allSettled(refusals)
  expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1)
  expect(outcomes[0]).toMatchObject({ reason: { code: 'user.not_found', details: { field: 'username' } } })
})

it('a deleted user is not found, and a user who takes the name later is another one', async () => {
  await using test = await createTestCtx()
  const alice = await test.person('Alice')
  await deleteAccount(test.visitor, alice.id)
  await expect(loadProfile(test.visitor, 'alice')).rejects.toMatchObject({ code: 'user.not_found' })
  const next = await test.person('Alice')
  expect(await loadProfile(test.visitor, 'alice')).toMatchObject({ id: next.id })
})

it('an avatar has public URLs in four sizes, and none after it is removed', async () => {
  await using test = await createTestCtx()
  const alice = await test.person('Alice')
  const shown = async () => {
    const person = (await loadPeople(test.visitor, [alice.id])).get(alice.id)!
    return presentUser(test.visitor, person, NO_RELATIONS)
  }
  await setAvatar(test.as(alice), 'abcdef0123456789abcdef0123456789')
  expect(await shown()).toMatchObject({
    image_small_url: '/media/60x60/ab/cd/abcdef0123456789abcdef0123456789.webp',
    image_medium_url: '/media/136x136/ab/cd/abcdef0123456789abcdef0123456789.webp',
    image_large_url: '/media/236x/ab/cd/abcdef0123456789abcdef0123456789.webp',
    image_xlarge_url: '/media/474x/ab/cd/abcdef0123456789abcdef0123456789.webp',
  })
  await setAvatar(test.as(alice), null)
  expect(await shown()).toMatchObject({ image_small_url: null, image_xlarge_url: null })
})

it('counters move together and stop at zero', async () => {
  await using test = await createTestCtx()
  const alice = await test.person('Alice')
  const move = (delta: Parameters<typeof adjustUserStats>[2]) =>
    test.visitor.transaction((tx) => adjustUserStats(tx.db, alice.id, delta))
  await move({ pin_count: 3, total_pin_count: 4 })
  await move({ pin_count: -5, total_pin_count: -1 })
  await move({})
  expect((await loadPeople(test.visitor, [alice.id])).get(alice.id)).toMatchObject({ pinCount: 0, totalPinCount: 3 })
})

it('[PEOPLE-02 c] blocked users are listed page by page, latest first, only for the blocking user', async () => {
  await using test = await createTestCtx()
  const [alice, bob, carol, dan] = [
    test.as(await test.person('Alice')),
    await test.person('Bob'),
    await test.person('Carol'),
    await test.person('Dan'),
  ]
  for (const { id } of [bob, carol, dan]) {
    await blockPerson(alice, id)
    test.clock.pass(1_000)
  }
  await updateSettings(test.as(bob), { is_private_profile: true })
  await deleteAccount(test.visitor, carol.id)
  const first = await listBlocked(alice, { size: 1 })
  expect(first.items).toMatchObject([{ username: 'dan', blocked_by_me: true, viewer_can: ['block'] }])
  const rest = await listBlocked(alice, { size: 50, after: first.next })
  expect(rest).toMatchObject({ items: [{ username: 'bob' }], next: undefined })
  await unblockPerson(alice, bob.id)
  expect((await listBlocked(alice, { size: 50 })).items).toHaveLength(1)
  expect((await listBlocked(test.as(bob), { size: 50 })).items).toEqual([])
  await expect(listBlocked(test.visitor, { size: 50 })).rejects.toMatchObject({ code: 'auth.required' })
})

it('[IDENT-13 a] messaging is offered only when the settings of both users allow a reply', async () => {
  await using test = await createTestCtx()
  const [alice, bob] = [test.as(await test.person('Alice')), test.as(await test.person('Bob'))]
  const offered = async () => (await loadProfile(alice, 'bob')).should_show_messaging
  expect(await offered()).toBe(true)
  await updateSettings(alice, { messages_from: 'mutuals' })
  expect(await offered()).toBe(false)
  await followPerson(alice, bob.viewer.userId)
  await followPerson(bob, alice.viewer.userId)
  expect(await offered()).toBe(true)
  await updateSettings(alice, { messages_from: 'nobody' })
  expect(await offered()).toBe(false)
})
