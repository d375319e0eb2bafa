import { readdir } from 'node:fs/promises'
import { shardOf } from '@corkboard/contract'
import { drainOutbox, sql } from '@corkboard/database'
import {
  createTestCtx,
  makeBoard,
  makeComment,
  makePin,
  saveTo,
  type TestCtx,
  uploadPicture,
} from '@corkboard/testkit/domain'
import { expect, it } from 'vitest'
import { allowBoard, deleteBoard, followBoard, getBoard } from '../../content/boards/index.ts'
import {
  allowComment,
  deleteComment,
  getComment,
  hideCommentsOfAuthor,
  reactToComment,
} from '../../content/comments/index.ts'
import { sweepChanges } from '../../platform/discovery/index.ts'
import { updateSettings } from '../../accounts/settings/index.ts'
import { issueSession, rememberPerson } from '../../accounts/sign-in/index.ts'
import { deleteAccount, setWriteBan } from '../../accounts/staff/index.ts'
import type { Ctx, SignedIn } from '../../kernel/index.ts'
import { picturesWithoutFiles, readyPicture } from '../../media/index.ts'
import { blockPerson, followPerson, setAvatar } from '../../people/index.ts'
import {
  allowPin,
  deletePin,
  favoritePin,
  getPin,
  hidePin,
  reactToPin,
  tryPin,
  writePinNote,
} from '../../content/pins/index.ts'
import { findWrongCounters, outboxHandlers } from '../../modules.ts'
import { purgeDeletedItems, purgeDeletedPeople } from './index.ts'
import { report } from '../../social/safety/index.ts'
import { createInvite } from '../../social/sharing/index.ts'

const DAY_MS = 86_400_000

const drain = (test: TestCtx) => drainOutbox(test.site.database, outboxHandlers(test.site), { log: test.site.log })

/** Names of all tables that still contain this id. */
const tablesNaming = async (test: TestCtx, id: string): Promise<string[]> => {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(test.site.database.db)
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql`select 1 from ${sql.table(name)} t where t::text ~ ${`\\y${id}\\y`} limit 1`.execute(
      test.site.database.db,
    )
    if (rows.length > 0) found.push(name)
  }
  return found
}

const filesOf = async (test: TestCtx, signature: string): Promise<string[]> => {
  const { store } = test.site.media
  const root = store.localPath!('x').replace(/x$/, '')
  const all = await readdir(root, { recursive: true })
  return all.filter((file) => file.includes(signature))
}

it('30 days after a user is deleted nothing of them is left, and every counter is right', async () => {
  await using test = await createTestCtx()
  const [alice, bob] = [test.as(await test.person('Alice')), test.as(await test.person('Bob'))]
  const id = alice.viewer.userId
  const [hers, secret, his] = [
    await makeBoard(alice, 'Hers'),
    await makeBoard(alice, 'Secret', { privacy: 'secret' }),
    await makeBoard(bob, 'His'),
  ]
  const shared = await makePin(alice, hers)
  const lonely = await makePin(alice, secret)
  const bobs = await makePin(bob, his)
  const kept = await saveTo(bob, shared, his)
  await saveTo(alice, bobs, hers)
  await followPerson(alice, bob.viewer.userId)
  await followPerson(bob, id)
  await followBoard(alice, allowBoard(alice, 'follow', await getBoard(alice, his.id)))
  await followBoard(bob, allowBoard(bob, 'follow', await getBoard(bob, hers.id)))
  const carol = test.as(await test.person('Carol'))
  await blockPerson(alice, carol.viewer.userId)
  const portrait = await readyPicture(alice, await uploadPicture(alice))
  await setAvatar(alice, portrait)
  await issueSession(test.visitor, id, {})
  await rememberPerson(test.visitor, id, undefined)
  await updateSettings(alice, { save_behavior: 'last_board' })
  await createInvite(alice, 1, 'https://pins.example')
  await setWriteBan(test.visitor, id, undefined)
  await setWriteBan(alice, bob.viewer.userId, undefined)
  const shard = shardOf(id)
  await sql`
    insert into parental_passcodes (user_id, shard, passcode_hash, backup_email, created_at)
    values (${id}, ${shard}, 'x', 'parent@example.org', now())`.execute(test.site.database.db)
  await sql`
    insert into user_identities (provider, subject, user_id, created_at) values ('oidc', 'alice', ${id}, now())`.execute(
    test.site.database.db,
  )

  await sql`
    insert into data_downloads (id, user_id, shard, state, file, requested_at, expires_at)
    values (${id}, ${id}, ${shard}, 'ready', 'downloads/1/x.json', now(), now() + interval '90 days')`.execute(
    test.site.database.db,
  )
  // Her comments, the replies to her, and what everyone did with them.
  const react = async (who: typeof alice, commentId: string) => {
    const comment = await getComment(who, commentId)
    await reactToComment(who, allowComment(who, 'like', comment), 'like', true)
    await reactToComment(who, allowComment(who, 'helpful', comment), 'helpful', true)
    await hideCommentsOfAuthor(who, allowComment(who, 'hide_for_user', comment), true)
  }
  const said = await makeComment(alice, bobs, { text: '', mediaUploadId: await uploadPicture(alice) })
  const stays = await makeComment(bob, bobs, { text: 'Ask @alice', tags: [{ userId: id, start: 4, length: 6 }] })
  await makeComment(bob, bobs, { text: 'Below hers', parentId: said.id })
  await makeComment(alice, bobs, { text: 'Below his', parentId: stays.id })
  await makeComment(bob, shared, 'On hers')
  await react(bob, said.id)
  await react(alice, stays.id)
  const interacts = async (who: Ctx<SignedIn>, pinId: string, mediaUploadId?: string) => {
    const pin = await getPin(who, pinId)
    await reactToPin(who, allowPin(who, 'save', pin), 2)
    await favoritePin(who, allowPin(who, 'save', pin))
    await tryPin(who, allowPin(who, 'save', pin), { mediaUploadId })
    await writePinNote(who, allowPin(who, 'view', pin), 'Mine alone')
    await hidePin(who, allowPin(who, 'view', pin), true)
  }
  await interacts(alice, bobs.id, await uploadPicture(alice))
  await interacts(bob, shared.id)
  await interacts(bob, bobs.id)
  await report(bob, { type: 'pin', id: shared.id, reason: 'spam' })
  await report(alice, { type: 'pin', id: bobs.id, reason: 'spam' })
  const photo = new URL(said.images!['236x'].url, 'http://x').pathname.split('/').at(-1)!.slice(0, 32)

  await deleteAccount(test.visitor, id)
  await drain(test)
  test.clock.pass(30 * DAY_MS - 1)
  // The change log uses the database's own clock and keeps a day.
  await sweepChanges(test.site.database.db, new Date(Date.now() + 2 * DAY_MS))
  expect(await purgeDeletedPeople(test.visitor)).toBe(0)
  test.clock.pass(1)
  expect(await purgeDeletedPeople(test.visitor)).toBe(1)
  await drain(test)

  // Bob's save remembers who created the first pin; that belongs to him, like everything he saved.
  expect(await tablesNaming(test, id)).toEqual(['pins'])
  expect(await findWrongCounters(test.site.database.db)).toEqual([])
  expect(await filesOf(test, lonely.image_signature)).toEqual([])
  expect(await filesOf(test, kept.image_signature)).not.toEqual([])
  for await (const broken of picturesWithoutFiles(test.visitor)) expect(broken).toBeUndefined()
  expect(await filesOf(test, portrait)).toEqual([])
  expect(await filesOf(test, photo)).toEqual([])
  const comments = await test.site.database.db.selectFrom('comments').select('id').execute()
  expect(comments).toEqual([{ id: stays.id }])
  const pictures = await test.site.database.db.selectFrom('images').select('signature').execute()
  expect(pictures.map(({ signature }) => signature).toSorted()).toEqual(
    [bobs.image_signature, kept.image_signature].toSorted(),
  )
})

it('nothing is left of a pin 30 days after its deletion, and of a board a day later', async () => {
  await using test = await createTestCtx()
  const alice = test.as(await test.person('Alice'))
  const bob = test.as(await test.person('Bob'))
  const [kept, doomed] = [await makeBoard(alice, 'Kept'), await makeBoard(alice, 'Doomed')]
  const stays = await makePin(alice, kept)
  const pin = await makePin(alice, kept)
  const onDoomed = await makePin(alice, doomed)
  const saved = await saveTo(bob, onDoomed, await makeBoard(bob, 'His'))
  await followBoard(bob, allowBoard(bob, 'follow', await getBoard(bob, doomed.id)))
  await makeComment(bob, pin, { text: 'Answered', parentId: (await makeComment(bob, pin, 'Nice')).id })
  const response = await makeComment(alice, stays, { text: 'Yes', parentId: (await makeComment(bob, stays, 'Hm')).id })
  await deleteComment(bob, allowComment(bob, 'delete', await getComment(bob, response.parent_id!)))
  await deletePin(alice, allowPin(alice, 'delete', await getPin(alice, pin.id)))
  await deleteBoard(alice, allowBoard(alice, 'delete', await getBoard(alice, doomed.id)))
  await drain(test)
  test.clock.pass(30 * DAY_MS - 1)
  // The change log uses the database's own clock and keeps a day.
  await sweepChanges(test.site.database.db, new Date(Date.now() + 2 * DAY_MS))
  await purgeDeletedItems(test.visitor)
  expect((await tablesNaming(test, pin.id)).toSorted()).toEqual(['comments', 'pin_stats', 'pins'])
  test.clock.pass(1)
  await purgeDeletedItems(test.visitor)
  expect(await tablesNaming(test, pin.id)).toEqual([])
  expect(await tablesNaming(test, response.id)).toEqual([])
  expect(await tablesNaming(test, doomed.id)).not.toEqual([])
  test.clock.pass(DAY_MS)
  await purgeDeletedItems(test.visitor)
  expect(await tablesNaming(test, doomed.id)).toEqual([])
  // Bob's save remembers its source.
  expect(await tablesNaming(test, onDoomed.id)).toEqual(['pins'])
  expect(await getPin(bob, saved.id)).toMatchObject({ id: saved.id })
  expect(await getPin(alice, stays.id)).toMatchObject({ id: stays.id })
  expect(await findWrongCounters(test.site.database.db)).toEqual([])
})

it('a purge that is interrupted and restarted ends with the same result', async () => {
  await using test = await createTestCtx()
  const alice = test.as(await test.person('Alice'))
  const board = await makeBoard(alice, 'Hers')
  for (let n = 0; n < 3; n += 1) await makePin(alice, board)
  await deleteAccount(test.visitor, alice.viewer.userId)
  test.clock.pass(30 * DAY_MS)
  await Promise.all([purgeDeletedPeople(test.visitor), purgeDeletedPeople(test.visitor)])
  expect(await purgeDeletedPeople(test.visitor)).toBe(0)
  await drain(test)
  expect(await findWrongCounters(test.site.database.db)).toEqual([])
  expect(await tablesNaming(test, alice.viewer.userId)).toEqual([])
})
