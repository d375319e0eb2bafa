import type { Id } from '@corkboard/contract'
import { drainOutbox } from '@corkboard/database'
import { createTestCtx, makeBoard, makePin, type TestCtx } from '@corkboard/testkit/domain'
import { describe, expect, it } from 'vitest'
import { restoreBoard } from '../../pins/index.ts'
import { writeCopy } from '../../../upkeep/data-downloads/write-copy.ts'
import { deleteAccount } from '../../../accounts/staff/index.ts'
import type { Ctx, SignedIn } from '../../../kernel/index.ts'
import { mailNotifications } from '../../../social/notifications/index.ts'
import { followPerson } from '../../../people/index.ts'
import { findWrongCounters, outboxHandlers } from '../../../modules.ts'
import { purgePerson } from '../../../upkeep/erase/index.ts'
import {
  acceptInvite,
  acceptTransfer,
  allowBoard,
  approveCollaborator,
  archiveBoard,
  requestToJoin,
  changeAccess,
  deleteBoard,
  denyCollaborator,
  editBoard,
  endCollaboration,
  getBoard,
  inviteByEmail,
  inviteCollaborators,
  listBoardInvites,
  listCollaborators,
  requestTransfer,
} from '../index.ts'

type Who = Ctx<SignedIn>
const idOf = (who: Who): Id => who.viewer.userId
const happen = (test: TestCtx) => drainOutbox(test.site.database, outboxHandlers(test.site))

const invite = async (by: Who, boardId: Id, who: Who) =>
  inviteCollaborators(by, allowBoard(by, 'invite', await getBoard(by, boardId)), [idOf(who)], undefined)
const share = async (by: Who, boardId: Id, who: Who) => {
  await invite(by, boardId, who)
  await acceptInvite(who, await getBoard(who, boardId))
}
const groupBoards = async (test: TestCtx, who: Who) =>
  (
    await test.site.database.db
      .selectFrom('user_stats')
      .select('group_board_count as count')
      .where('user_id', '=', idOf(who))
      .executeTakeFirstOrThrow()
  ).count

const start = async () => {
  const test = await createTestCtx()
  const [alice, bob, carol] = [
    test.as(await test.person('Alice')),
    test.as(await test.person('Bob')),
    test.as(await test.person('Carol')),
  ]
  return { test, alice, bob, carol }
}

describe('[BOARD-04 b] collaboration', () => {
  it('ends when the board is deleted, and comes back when it is restored', async () => {
    const { test, alice, bob } = await start()
    await using _ = test
    const { id } = await makeBoard(alice, 'Kitchens')
    await share(alice, id, bob)
    await deleteBoard(alice, allowBoard(alice, 'delete', await getBoard(alice, id)))
    expect(await groupBoards(test, bob)).toBe(0)
    await restoreBoard(alice, id)
    expect([await groupBoards(test, bob), (await getBoard(bob, id)).access]).toEqual([1, 'write'])
    expect(await findWrongCounters(test.site.database.db)).toEqual([])
  })

  it('ends with an account: pending requests immediately, the rest when it is purged', async () => {
    const { test, alice, bob, carol } = await start()
    await using _ = test
    const [one, two] = [await makeBoard(alice, 'One'), await makeBoard(carol, 'Two')]
    await share(alice, one.id, bob)
    await requestTransfer(alice, allowBoard(alice, 'edit', await getBoard(alice, one.id)), idOf(bob))
    await invite(carol, two.id, bob)
    await invite(bob, one.id, carol)
    await deleteAccount(test.visitor, idOf(bob))
    await happen(test)
    expect((await getBoard(alice, one.id)).transferToId).toBeNull()
    expect((await listCollaborators(alice, one.id)).items).toEqual([])
    expect((await listCollaborators(carol, two.id)).items).toEqual([])
    await purgePerson(test.visitor, idOf(bob))
    const { db } = test.site.database
    const left = await Promise.all(
      (['board_collaborators', 'board_collaborator_invites'] as const).map((it) =>
        db.selectFrom(it).selectAll().execute(),
      ),
    )
    expect(left).toEqual([[], []])
    expect(await findWrongCounters(db)).toEqual([])
  })

  it('is decided by the owner at the time of the action, even if the board changed hands since', async () => {
    const { test, alice, bob, carol } = await start()
    await using _ = test
    const { id } = await makeBoard(alice, 'Kitchens')
    await share(alice, id, bob)
    await share(alice, id, carol)
    const granted = allowBoard(alice, 'edit', await getBoard(alice, id))
    const mayDelete = allowBoard(alice, 'delete', granted)
    await requestTransfer(alice, granted, idOf(bob))
    await acceptTransfer(bob, await getBoard(bob, id))
    const actions = [
      () => requestTransfer(alice, granted, idOf(carol)),
      () => changeAccess(alice, granted, idOf(carol), 'delete'),
      () => approveCollaborator(alice, granted, idOf(carol), 'delete'),
      () => denyCollaborator(alice, granted, idOf(carol)),
      () => inviteByEmail(alice, granted, ['dan@example.org']),
      () => editBoard(alice, granted, { privacy: 'secret' }),
      () => archiveBoard(alice, granted),
      () => deleteBoard(alice, mayDelete),
    ]
    for (const action of actions) await expect.soft(action()).rejects.toMatchObject({ code: 'board.not_allowed' })
    expect(await getBoard(bob, id)).toMatchObject({ ownerId: idOf(bob), transferToId: null, privacy: 'public' })
    expect(await findWrongCounters(test.site.database.db)).toEqual([])
  })

  it('ends for others when the account that owns the boards is purged', async () => {
    const { test, alice, bob } = await start()
    await using _ = test
    const { id } = await makeBoard(alice, 'Kitchens')
    await share(alice, id, bob)
    await deleteAccount(test.visitor, idOf(alice))
    await happen(test)
    await purgePerson(test.visitor, idOf(alice))
    expect(await groupBoards(test, bob)).toBe(0)
    expect(await findWrongCounters(test.site.database.db)).toEqual([])
  })

  it('under 16 needs mutual follows, for invitations and join requests alike', async () => {
    const { test, alice, bob } = await start()
    await using _ = test
    await test.site.database.db
      .updateTable('users')
      .set({ messages_from: 'mutuals', is_private: true })
      .where('id', '=', idOf(bob))
      .execute()
    const { id } = await makeBoard(alice, 'Kitchens')
    const { id: ofBob } = await makeBoard(bob, 'Skates')
    const refused = { code: 'collaborator.not_taken' }
    await expect(invite(alice, id, bob)).rejects.toMatchObject(refused)
    await expect(invite(bob, ofBob, alice)).rejects.toMatchObject(refused)
    const requestsToJoin = async () => requestToJoin(bob, allowBoard(bob, 'join', await getBoard(bob, id)))
    await expect(requestsToJoin()).rejects.toMatchObject({ code: 'board.join_not_taken' })
    await followPerson(bob, idOf(alice))
    await test.site.database.db
      .insertInto('user_follows')
      .values({ follower_id: idOf(alice), followee_id: idOf(bob), shard: 0, created_at: test.clock.now() })
      .execute()
    await share(alice, id, bob)
    expect((await getBoard(bob, id)).access).toBe('write')
  })

  it('is closed to write-banned users, who can still read', async () => {
    const { test, alice, bob, carol } = await start()
    await using _ = test
    const { id } = await makeBoard(alice, 'Kitchens', { privacy: 'secret' })
    await share(alice, id, bob)
    await invite(alice, id, carol)
    const banned = (who: Who): Who => ({ ...who, viewer: { ...who.viewer, isWriteBanned: true } })
    const refused = { code: 'auth.write_banned' }
    const board = await getBoard(banned(bob), id)
    await expect(makePin(banned(bob), board)).rejects.toMatchObject(refused)
    expect(() => allowBoard(banned(bob), 'invite', board)).toThrow(expect.objectContaining(refused))
    await expect(acceptInvite(banned(carol), await getBoard(carol, id))).rejects.toMatchObject(refused)
  })

  it('on a board the user has left appears in their data export only through their pins', async () => {
    const { test, alice, bob } = await start()
    await using _ = test
    const [left, kept] = [
      await makeBoard(alice, 'Left behind', { privacy: 'secret' }),
      await makeBoard(alice, 'Still ours', { privacy: 'secret' }),
    ]
    for (const { id } of [left, kept]) {
      await share(alice, id, bob)
      await makePin(bob, { id }, { title: `From Bob to ${id}` })
    }
    await endCollaboration(bob, await getBoard(bob, left.id), { userId: idOf(bob) })
    let text = ''
    const facts = { origin: 'https://pins.example', madeAt: test.clock.now(), until: test.clock.now() }
    for await (const part of writeCopy(bob, facts)) text += part
    const copy = JSON.parse(text) as { pins: unknown[]; collaborations: unknown[]; board_invites: unknown[] }
    expect(copy.pins).toMatchObject([
      { title: `From Bob to ${kept.id}`, board: 'Still ours' },
      { title: `From Bob to ${left.id}`, board: null },
    ])
    expect(copy.collaborations).toMatchObject([{ name: 'Still ours', access: 'write' }])
    expect(copy.board_invites).toEqual([])
    expect(text).not.toContain('Left behind')
  })

  it('lists a user’s invitations page by page', async () => {
    const { test, alice, bob } = await start()
    await using _ = test
    for (const name of ['One', 'Two', 'Three']) await invite(alice, (await makeBoard(alice, name)).id, bob)
    const first = await listBoardInvites(bob, { size: 2 })
    const second = await listBoardInvites(bob, { size: 2, after: first.next! })
    expect([...first.items, ...second.items].map(({ board }) => board.name)).toEqual(['Three', 'Two', 'One'])
    expect(second.next).toBeUndefined()
  })
})

it('[BOARD-04 a] an invitation that goes unseen for an hour is mailed if it is still open and wanted', async () => {
  const { test, alice, bob, carol } = await start()
  await using _ = test
  const { db, pool } = test.site.database
  await db.updateTable('users').set({ email_verified_at: test.clock.now() }).execute()
  const [one, two] = [await makeBoard(alice, 'One', { privacy: 'secret' }), await makeBoard(alice, 'Two')]
  await invite(alice, one.id, bob)
  await invite(alice, two.id, carol)
  await happen(test)
  await endCollaboration(alice, await getBoard(alice, two.id), { userId: idOf(carol) })
  await happen(test)
  test.clock.pass(3_600_001)
  await mailNotifications(test.visitor)
  const { rows } = await pool.query<{ payload: Record<string, unknown> }>(
    `select payload from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'send_mail' order by j.id`,
  )
  expect(rows.map(({ payload }) => payload)).toMatchObject([
    {
      kind: 'news_digest',
      to: 'bob@example.org',
      values: { lines: [{ kind: 'board_invited', username: 'alice', others: 0 }], more: 0 },
    },
  ])
})
