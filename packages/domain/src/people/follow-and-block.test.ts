import type { Id } from '@corkboard/contract'
import { createTestCtx, type TestCtx } from '@corkboard/testkit/domain'
import { expect, it } from 'vitest'
import { deleteAccount } from '../accounts/staff/index.ts'
import { blockPerson, followPerson, loadPeople, loadProfile, unblockPerson, unfollowPerson } from './index.ts'

const cast = async (test: TestCtx) => {
  const [alice, bob, carol] = [await test.person('Alice'), await test.person('Bob'), await test.person('Carol')]
  return { alice, bob, carol }
}

const hide = (test: TestCtx, id: Id) =>
  test.site.database.db.updateTable('users').set({ is_private: true }).where('id', '=', id).execute()

/** Every user's stored counters next to a recount of the rows. */
const counters = async (test: TestCtx) => {
  const { rows } = await test.site.database.pool.query<Record<'username' | 'stored' | 'counted', string>>(`
    select username, format('%s/%s', follower_count, following_count) as stored,
      format('%s/%s', (select count(*) from user_follows where followee_id = users.id),
        (select count(*) from user_follows where follower_id = users.id)) as counted
    from users join user_stats on user_id = users.id order by username`)
  return rows
}

const expectExact = async (test: TestCtx) => {
  for (const { username, stored, counted } of await counters(test))
    expect([username, stored]).toEqual([username, counted])
}

it('[PEOPLE-02 a] following and unfollowing count once, however often they are repeated', async () => {
  await using test = await createTestCtx()
  const { alice, bob } = await cast(test)
  const asAlice = test.as(alice)
  await followPerson(asAlice, bob.id)
  expect(await followPerson(asAlice, bob.id)).toMatchObject({ explicitly_followed_by_me: true, follower_count: 1 })
  expect(await loadProfile(asAlice, 'alice')).toMatchObject({ following_count: 1, follower_count: 0 })
  await unfollowPerson(asAlice, bob.id)
  expect(await unfollowPerson(asAlice, bob.id)).toMatchObject({ explicitly_followed_by_me: false, follower_count: 0 })
  await expectExact(test)
})

it('[PEOPLE-02 a] users cannot follow themselves, hidden, deleted or blocked users, or users who block them', async () => {
  await using test = await createTestCtx()
  const { alice, bob, carol } = await cast(test)
  const [dan, eve] = [await test.person('Dan'), await test.person('Eve')]
  await hide(test, bob.id)
  await deleteAccount(test.visitor, carol.id)
  await blockPerson(test.as(alice), dan.id)
  await blockPerson(test.as(eve), alice.id)
  await expect(followPerson(test.as(alice), alice.id)).rejects.toMatchObject({ code: 'user.self' })
  for (const id of [bob.id, carol.id, dan.id, eve.id, '1']) {
    await expect(followPerson(test.as(alice), id)).rejects.toMatchObject({
      code: 'user.not_found',
      details: { field: 'user_id' },
    })
  }
  await expectExact(test)
})

it('[IDENT-21 a] visitors and write-banned users can follow and block no one', async () => {
  await using test = await createTestCtx()
  const { alice, bob } = await cast(test)
  for (const action of [followPerson, unfollowPerson, blockPerson, unblockPerson]) {
    await expect(action(test.visitor, bob.id)).rejects.toMatchObject({ code: 'auth.required' })
    await expect(action(test.as(alice, { isWriteBanned: true }), bob.id)).rejects.toMatchObject({
      code: 'auth.write_banned',
    })
  }
})

it('[PEOPLE-02 c] a block ends following in both directions, once, and notifies the boards', async () => {
  await using test = await createTestCtx()
  const { alice, bob } = await cast(test)
  await followPerson(test.as(alice), bob.id)
  await followPerson(test.as(bob), alice.id)
  expect(await blockPerson(test.as(alice), bob.id)).toMatchObject({
    blocked_by_me: true,
    explicitly_followed_by_me: false,
    follower_count: 0,
    viewer_can: ['block'],
  })
  await blockPerson(test.as(alice), bob.id)
  expect((await counters(test)).map(({ stored }) => stored)).toEqual(['0/0', '0/0', '0/0'])
  const events = await test.site.database.db.selectFrom('outbox').select(['kind', 'payload']).execute()
  expect(events.filter(({ kind }) => kind.startsWith('people.') && kind !== 'people.followed')).toEqual([
    { kind: 'people.blocked', payload: { blocker_id: alice.id, blocked_id: bob.id } },
  ])
})

it('[PEOPLE-02 c] lifting a block restores nothing, but allows following again', async () => {
  await using test = await createTestCtx()
  const { alice, bob } = await cast(test)
  await followPerson(test.as(alice), bob.id)
  await blockPerson(test.as(alice), bob.id)
  expect(await unblockPerson(test.as(alice), bob.id)).toMatchObject({
    blocked_by_me: false,
    explicitly_followed_by_me: false,
    viewer_can: ['follow', 'block'],
  })
  await unblockPerson(test.as(alice), bob.id)
  expect(await followPerson(test.as(alice), bob.id)).toMatchObject({ follower_count: 1 })
})

it('a hidden user can be blocked and unblocked by users they follow, and does not exist for others', async () => {
  await using test = await createTestCtx()
  const { alice, bob, carol } = await cast(test)
  await followPerson(test.as(bob), alice.id)
  await hide(test, bob.id)
  expect(await blockPerson(test.as(alice), bob.id)).toMatchObject({ blocked_by_me: true })
  expect(await unblockPerson(test.as(alice), bob.id)).toMatchObject({ blocked_by_me: false })
  await expect(blockPerson(test.as(carol), bob.id)).rejects.toMatchObject({ code: 'user.not_found' })
})

it('a follower of a private user can unfollow them', async () => {
  await using test = await createTestCtx()
  const { alice, bob } = await cast(test)
  await followPerson(test.as(alice), bob.id)
  await hide(test, bob.id)
  expect(await unfollowPerson(test.as(alice), bob.id)).toMatchObject({ username: 'bob', follower_count: 0 })
  await expect(loadProfile(test.as(alice), 'bob')).rejects.toMatchObject({ code: 'user.not_found' })
})

it('a hundred parallel follows and unfollows leave counters that equal recounts', async () => {
  await using test = await createTestCtx()
  const { alice, bob, carol } = await cast(test)
  const people = [alice, bob, carol]
  const changes = Array.from({ length: 100 }, (_, i) => {
    const [from, to] = [people[i % 3]!, people[(i + 1 + (i % 2)) % 3]!]
    return i % 5 === 0 ? unfollowPerson(test.as(from), to.id) : followPerson(test.as(from), to.id)
  })
  await Promise.all(changes)
  await expectExact(test)
  expect((await counters(test)).some(({ stored }) => stored !== '0/0')).toBe(true)
})

it('follows that race a block do not survive it', async () => {
  await using test = await createTestCtx()
  const { alice, bob } = await cast(test)
  await Promise.allSettled([
    ...Array.from({ length: 10 }, () => followPerson(test.as(bob), alice.id)),
    blockPerson(test.as(alice), bob.id),
    ...Array.from({ length: 10 }, () => followPerson(test.as(alice), bob.id)),
  ])
  for (const { stored, counted } of await counters(test)) expect([stored, counted]).toEqual(['0/0', '0/0'])
})

it('a follow invalidates the caches of both users', async () => {
  await using test = await createTestCtx()
  const { alice, bob } = await cast(test)
  const published: string[] = []
  test.site.changes.subscribe((changes) => published.push(...changes))
  await followPerson(test.as(alice), bob.id)
  expect(published.toSorted()).toEqual([`user:${alice.id}`, `user:${bob.id}`].toSorted())
  await followPerson(test.as(alice), bob.id)
  expect(published).toHaveLength(2)
  expect((await loadPeople(test.visitor, [bob.id])).get(bob.id)?.followerCount).toBe(1)
})
