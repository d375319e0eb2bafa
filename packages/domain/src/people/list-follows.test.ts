import { createTestCtx } from '@corkboard/testkit/domain'
import { expect, it } from 'vitest'
import { deleteAccount } from '../accounts/staff/index.ts'
import { countAttempt } from '../platform/throttle/index.ts'
import { blockPerson, followPeople, followPerson, listFollows, loadProfile, unfollowPerson } from './index.ts'

const NAMES = ['Bob', 'Carol', 'Dan', 'Erin', 'Frank'] as const

it('[PEOPLE-01 d] followers are listed latest first, page by page, without those hidden from the viewer', async () => {
  await using test = await createTestCtx()
  const alice = await test.person('Alice')
  const people = []
  for (const name of NAMES) {
    const person = await test.person(name)
    await followPerson(test.as(person), alice.id)
    test.clock.pass(1_000)
    people.push(person)
  }
  const [bob, carol, dan] = people
  await deleteAccount(test.visitor, bob!.id)
  await blockPerson(test.as(carol!), dan!.id)
  const asDan = test.as(dan!)
  const first = await listFollows(asDan, 'followers', 'alice', { size: 2 })
  expect(first.items.map(({ username }) => username)).toEqual(['frank', 'erin'])
  const second = await listFollows(asDan, 'followers', 'alice', { size: 2, after: first.next! })
  expect([second.items.map(({ username }) => username), second.next]).toEqual([['dan'], undefined])
  const ofErin = await listFollows(test.visitor, 'following', 'erin', { size: 50 })
  expect(ofErin).toMatchObject({ items: [{ username: 'alice' }], next: undefined })
})

it('[PEOPLE-02 a] a hidden user has no visible lists and appears in none', async () => {
  await using test = await createTestCtx()
  const [alice, bob] = [await test.person('Alice'), await test.person('Bob')]
  await followPerson(test.as(alice), bob.id)
  await test.site.database.db.updateTable('users').set({ is_private: true }).where('id', '=', alice.id).execute()
  test.site.changes.publish([`user:${alice.id}`])
  const list = (ctx: typeof test.visitor, name: string) => listFollows(ctx, 'followers', name, { size: 50 })
  await expect(listFollows(test.as(bob), 'following', 'alice', { size: 50 })).rejects.toMatchObject({
    code: 'user.not_found',
  })
  expect((await list(test.as(bob), 'bob')).items).toEqual([])
  expect((await list(test.as(alice), 'bob')).items).toMatchObject([{ username: 'alice' }])
})

it('[PEOPLE-02 b] a bulk follow skips the viewer and users they may not follow', async () => {
  await using test = await createTestCtx()
  const [alice, bob, carol, dan] = [
    await test.person('Alice'),
    await test.person('Bob'),
    await test.person('Carol'),
    await test.person('Dan'),
  ]
  await blockPerson(test.as(dan), alice.id)
  await followPerson(test.as(alice), bob.id)
  const followed = await followPeople(test.as(alice), [carol.id, bob.id, alice.id, dan.id, '1', carol.id])
  expect(followed.map(({ username, explicitly_followed_by_me: follows }) => [username, follows])).toEqual([
    ['carol', true],
    ['bob', true],
  ])
  expect(await loadProfile(test.as(alice), 'alice')).toMatchObject({ following_count: 2 })
})

it('[PEOPLE-02 b] a user can follow 300 times an hour, one by one or in bulk', async () => {
  await using test = await createTestCtx()
  const [alice, bob] = [await test.person('Alice'), await test.person('Bob')]
  const earlier = { key: `follow:${alice.id}`, limit: 300 }
  for (let follows = 0; follows < 299; follows += 1) await countAttempt(test.as(alice), [earlier])
  await followPerson(test.as(alice), bob.id)
  await followPerson(test.as(alice), bob.id)
  await unfollowPerson(test.as(alice), bob.id)
  await expect(followPeople(test.as(alice), [bob.id])).rejects.toMatchObject({ code: 'request.rate' })
  test.clock.pass(3_600_001)
  expect(await followPeople(test.as(alice), [bob.id])).toMatchObject([{ username: 'bob' }])
})
