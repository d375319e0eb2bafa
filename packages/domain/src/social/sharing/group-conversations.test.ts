import type { Conversation, Id, MessageAudience } from '@corkboard/contract'
import { createTestCtx, makeBoard, makePin, type TestCtx } from '@corkboard/testkit/domain'
import { describe, expect, it } from 'vitest'
import { deleteAccount } from '../../accounts/staff/index.ts'
import { countAttempt } from '../../platform/throttle/index.ts'
import { blockPerson, followPerson, unblockPerson, unfollowPerson } from '../../people/index.ts'
import { purgePerson } from '../../upkeep/erase/index.ts'
import {
  acceptContactRequest,
  addToGroup,
  beginGroup,
  countInbox,
  declineContactRequest,
  leaveGroup,
  listContactRequests,
  listConversations,
  listMessages,
  loadConversation,
  nameGroup,
  readConversation,
  removeConversation,
  sendMessage,
  sendToPerson,
} from './index.ts'
import { mailMessages } from './mail-messages.ts'

type Person = ReturnType<TestCtx['as']>
const NAMES = ['Alice', 'Bob', 'Carol', 'Dan'] as const
const idOf = (ctx: Person): Id => ctx.viewer.userId
const page = { size: 25 }

/** Everyone follows everyone, so there are no strangers. */
const start = async () => {
  const test = await createTestCtx()
  const people = (await Promise.all(NAMES.map((name) => test.person(name)))).map((person) => test.as(person))
  for (const a of people) for (const b of people) if (a !== b) await followPerson(a, idOf(b))
  const [alice, bob, carol, dan] = people as [Person, Person, Person, Person]
  return { test, alice, bob, carol, dan }
}

const sets = async (test: TestCtx, person: Person, messagesFrom: MessageAudience) => {
  const change = { messages_from: messagesFrom }
  await test.site.database.db.updateTable('users').set(change).where('id', '=', idOf(person)).execute()
  test.site.changes.publish([`user:${idOf(person)}`])
}

const linesOf = async (person: Person, id: Id) =>
  (await listMessages(person, id, page)).items.map(({ sender, event, subject, text }) =>
    [sender?.username, event, subject?.username, text].filter(Boolean).join(' '),
  )
const namesIn = ({ users }: Conversation) => users.map(({ username }) => username).toSorted()
const gone = { code: 'conversation.not_found' }

describe('[PEOPLE-03 b c] a group conversation', () => {
  it('starts with members and a message, appears in every member’s list, and is separate from direct conversations', async () => {
    const { test, alice, bob, carol } = await start()
    await using _ = test
    const { id: ofTwo } = await sendToPerson(alice, idOf(bob), { text: 'Only us' })
    const group = await beginGroup(alice, { userIds: [idOf(bob), idOf(carol)], name: ' Party ', text: 'Cake?' })
    expect(group).toMatchObject({
      is_group: true,
      name: 'Party',
      user: null,
      waiting_user_ids: [],
      is_unread: false,
      can_write: true,
      viewer_can: ['add', 'name', 'leave'],
      last_message: { text: 'Cake?', sender_id: idOf(alice) },
    })
    expect(namesIn(group)).toEqual(['bob', 'carol'])
    expect(group.id).not.toBe(ofTwo)
    for (const person of [bob, carol]) {
      expect((await listConversations(person, page)).items[0]).toMatchObject({ id: group.id, is_unread: true })
      expect(await linesOf(person, group.id)).toEqual(['alice Cake?', 'alice began Party'])
    }
    expect(await countInbox(carol)).toEqual({ conversations: 1, requests: [] })
    expect((await beginGroup(alice, { userIds: [idOf(bob), idOf(carol)] })).id).not.toBe(group.id)
  })

  it('shows how far each member has read', async () => {
    const { test, alice, bob, carol } = await start()
    await using _ = test
    const { id, last_message: last } = await beginGroup(alice, { userIds: [idOf(bob), idOf(carol)], text: 'Cake?' })
    const published: string[] = []
    test.site.changes.subscribe((changes) => published.push(...changes))
    expect(await readConversation(bob, id, last!.id)).toMatchObject({ is_unread: false })
    expect(published.toSorted()).toEqual([alice, bob, carol].map((it) => `inbox:${idOf(it)}/${id}`).toSorted())
    const { reads } = await loadConversation(alice, id)
    expect(reads).toContainEqual({ user_id: idOf(bob), read_to: last!.id })
    expect(reads).not.toContainEqual({ user_id: idOf(carol), read_to: last!.id })
    const response = await sendMessage(bob, id, { text: 'Yes' })
    expect((await loadConversation(alice, id)).reads).toContainEqual({ user_id: idOf(bob), read_to: response.id })
  })

  it('shows read positions only for visible messages: nothing of blocked users or from before the reader joined', async () => {
    const { test, alice, bob, carol, dan } = await start()
    await using _ = test
    const { id, last_message: first } = await beginGroup(alice, { userIds: [idOf(bob), idOf(carol)], text: 'Cake?' })
    await blockPerson(carol, idOf(bob))
    const secret = await sendMessage(bob, id, { text: 'Not for Carol' })
    await readConversation(alice, id, secret.id)
    expect((await loadConversation(bob, id)).reads).toEqual([{ user_id: idOf(alice), read_to: secret.id }])
    expect((await loadConversation(carol, id)).reads).toEqual([{ user_id: idOf(alice), read_to: first!.id }])
    await sendMessage(bob, id, { text: 'Nor this' })
    await addToGroup(bob, id, [idOf(dan)])
    expect((await loadConversation(dan, id)).reads.map((it) => it.read_to)).not.toContain(secret.id)
  })

  it('takes members up to a limit, who see messages from then on', async () => {
    const { test, alice, bob, carol, dan } = await start()
    await using _ = test
    const { id } = await beginGroup(alice, { userIds: [idOf(bob), idOf(carol)], text: 'Before' })
    expect(namesIn(await addToGroup(bob, id, [idOf(dan), idOf(carol), idOf(dan)]))).toEqual(['alice', 'carol', 'dan'])
    expect(await linesOf(dan, id)).toEqual(['bob added dan'])
    expect(await listConversations(dan, page)).toMatchObject({ items: [{ id, is_unread: true }] })
    await sendMessage(dan, id, { text: 'Hello all' })
    expect(await linesOf(carol, id)).toEqual(['dan Hello all', 'bob added dan', 'alice Before', 'alice began'])
    const crowd = await Promise.all(Array.from({ length: 17 }, (_each, n) => test.person(`Extra${n}`)))
    const ids = crowd.map((person) => person.id)
    await expect(addToGroup(alice, id, ids)).rejects.toMatchObject({ code: 'conversation.full' })
    expect((await addToGroup(alice, id, ids.slice(1))).users).toHaveLength(19)
    await expect(beginGroup(alice, { userIds: [...ids, idOf(bob), idOf(carol), idOf(dan)] })).rejects.toMatchObject({
      code: 'conversation.full',
    })
  })

  it('can be renamed by any member, and events leave nothing unread', async () => {
    const { test, alice, bob, carol } = await start()
    await using _ = test
    const { id, last_message: last } = await beginGroup(alice, { userIds: [idOf(bob), idOf(carol)], text: 'Cake?' })
    await readConversation(carol, id, last!.id)
    expect(await nameGroup(bob, id, 'Cakes')).toMatchObject({ name: 'Cakes' })
    await nameGroup(bob, id, 'Cakes')
    expect(await linesOf(carol, id)).toEqual(['bob named Cakes', 'alice Cake?', 'alice began'])
    expect(await loadConversation(carol, id)).toMatchObject({ name: 'Cakes', is_unread: false })
    await expect(nameGroup(bob, id, 'x'.repeat(51))).rejects.toMatchObject({ code: 'conversation.name_too_long' })
  })

  it('cannot be used to send messages as names: invited users must reply first, and a name disappears with its author', async () => {
    const { test, alice, bob, carol } = await start()
    await using _ = test
    for (const one of [bob, carol]) await unfollowPerson(one, idOf(alice))
    const { id } = await beginGroup(alice, { userIds: [idOf(bob), idOf(carol)], name: 'Hi', text: 'Cake?' })
    await expect(nameGroup(alice, id, 'Answer me')).rejects.toMatchObject({ code: 'message.waiting' })
    await acceptContactRequest(bob, id)
    await nameGroup(bob, id, 'Cakes')
    await acceptContactRequest(carol, id)
    await blockPerson(carol, idOf(bob))
    expect(await loadConversation(carol, id)).toMatchObject({ name: '' })
    expect(await loadConversation(alice, id)).toMatchObject({ name: 'Cakes' })
    await deleteAccount(test.visitor, idOf(bob))
    await purgePerson(test.visitor, idOf(bob))
    expect(await loadConversation(alice, id)).toMatchObject({ name: '' })
  })

  it('can be started and changed a limited number of times per hour, and left at any time', async () => {
    const { test, alice, bob, carol } = await start()
    await using _ = test
    const input = { userIds: [idOf(bob), idOf(carol)], text: 'Cake?' }
    const { id } = await beginGroup(alice, input)
    const counts = (key: string, limit: number) => countAttempt(alice, [{ key: `${key}:${idOf(alice)}`, limit }])
    for (let n = 1; n < 20; n += 1) await counts('group', 20)
    await expect(beginGroup(alice, input)).rejects.toMatchObject({ code: 'request.rate' })
    for (let n = 2; n < 200; n += 1) await counts('message', 200)
    await expect(nameGroup(alice, id, 'Cakes')).rejects.toMatchObject({ code: 'request.rate' })
    await leaveGroup(alice, id)
    expect(namesIn(await loadConversation(bob, id))).toEqual(['carol'])
  })

  it('has to be rejoined by invitation after leaving', async () => {
    const { test, alice, bob, carol } = await start()
    await using _ = test
    const { id } = await beginGroup(alice, { userIds: [idOf(bob), idOf(carol)], text: 'Cake?' })
    await leaveGroup(bob, id)
    await expect(loadConversation(bob, id)).rejects.toMatchObject(gone)
    await expect(sendMessage(bob, id, { text: 'Still here' })).rejects.toMatchObject(gone)
    expect(namesIn(await loadConversation(carol, id))).toEqual(['alice'])
    expect(await linesOf(carol, id)).toEqual(['bob left', 'alice Cake?', 'alice began'])
    await sendMessage(alice, id, { text: 'Without Bob' })
    expect((await listConversations(bob, page)).items).toEqual([])
    expect(await addToGroup(carol, id, [idOf(bob)])).toMatchObject({ waiting_user_ids: [idOf(bob)] })
    expect((await listConversations(bob, page)).items).toEqual([])
    expect((await listContactRequests(bob, page)).items).toMatchObject([
      { id, is_group: true, user: { username: 'carol' } },
    ])
    await acceptContactRequest(bob, id)
    expect(await linesOf(bob, id)).toEqual(['carol added bob'])
    await leaveGroup(carol, id)
    await leaveGroup(bob, id)
    expect(await loadConversation(alice, id)).toMatchObject({ can_write: false, refusal: 'message.alone' })
    await expect(sendMessage(alice, id, { text: 'Echo' })).rejects.toMatchObject({ code: 'message.alone' })
  })

  it('asks strangers first, and does not reveal that they declined', async () => {
    const { test, alice, bob, carol } = await start()
    await using _ = test
    const eve = test.as(await test.person('Eve'))
    const { id } = await beginGroup(alice, { userIds: [idOf(bob), idOf(eve)], text: 'Cake?' })
    expect(await loadConversation(eve, id)).toMatchObject({
      is_request: true,
      user: { username: 'alice' },
      viewer_can: [],
    })
    expect(await countInbox(eve)).toEqual({ conversations: 0, requests: [expect.any(String)] })
    await expect(addToGroup(eve, id, [idOf(carol)])).rejects.toMatchObject(gone)
    const before = await loadConversation(bob, id)
    expect(before.waiting_user_ids).toEqual([idOf(eve)])
    await declineContactRequest(eve, id)
    expect(await loadConversation(bob, id)).toEqual(before)
    await expect(loadConversation(eve, id)).rejects.toMatchObject(gone)
    await addToGroup(bob, id, [idOf(eve)])
    expect(await countInbox(eve)).toEqual({ conversations: 0, requests: [] })
  })

  it('silently hides two members from each other while one blocks the other', async () => {
    const { test, alice, bob, carol } = await start()
    await using _ = test
    const { id } = await beginGroup(alice, { userIds: [idOf(bob), idOf(carol)], text: 'Cake?' })
    await sendMessage(bob, id, { text: 'From Bob' })
    await readConversation(carol, id, (await sendMessage(alice, id, { text: 'Yes' })).id)
    await blockPerson(carol, idOf(bob))
    const rude = await sendMessage(bob, id, { text: 'Rude' })
    expect(namesIn(await loadConversation(carol, id))).toEqual(['alice'])
    expect(await linesOf(carol, id)).toEqual(['alice Yes', 'alice Cake?', 'alice began'])
    expect((await listConversations(carol, page)).items[0]).toMatchObject({
      is_unread: false,
      last_message: { text: 'Yes' },
    })
    expect(await countInbox(carol)).toEqual({ conversations: 0, requests: [] })
    await sendMessage(carol, id, { text: 'From Carol' })
    expect(namesIn(await loadConversation(bob, id))).toEqual(['alice'])
    expect(await linesOf(bob, id)).not.toContain('carol From Carol')
    expect(await linesOf(alice, id)).toContain('carol From Carol')
    expect((await loadConversation(bob, id)).reads.map((it) => it.user_id)).toEqual([idOf(alice)])
    for (const [adder, other] of [
      [bob, carol],
      [carol, bob],
    ] as const) {
      await expect(addToGroup(adder, id, [idOf(other)])).rejects.toMatchObject({ code: 'user.not_found' })
    }
    await unblockPerson(carol, idOf(bob))
    expect(await linesOf(carol, id)).toContain(`bob ${rude.text}`)
  })

  it('limits members below age 16 to mutual followers, as long as they are mutual', async () => {
    const { test, alice, bob, carol, dan } = await start()
    await using _ = test
    await sets(test, dan, 'mutuals')
    await unfollowPerson(bob, idOf(dan))
    const notMutual = { code: 'conversation.not_mutual' }
    await expect(beginGroup(alice, { userIds: [idOf(bob), idOf(dan)] })).rejects.toMatchObject(notMutual)
    const { id } = await beginGroup(alice, { userIds: [idOf(carol), idOf(dan)], text: 'Just us' })
    await expect(addToGroup(alice, id, [idOf(bob)])).rejects.toMatchObject(notMutual)
    await unfollowPerson(carol, idOf(dan))
    await sendMessage(carol, id, { text: 'From Carol' })
    expect(namesIn(await loadConversation(dan, id))).toEqual(['alice'])
    expect(await linesOf(dan, id)).not.toContain('carol From Carol')
    await sets(test, bob, 'nobody')
    await expect(beginGroup(alice, { userIds: [idOf(bob), idOf(carol)] })).rejects.toMatchObject({
      code: 'message.not_taken',
    })
  })

  it('is only for its members, and shows a pin to those who can see it', async () => {
    const { test, alice, bob, carol, dan } = await start()
    await using _ = test
    const userIds = [idOf(bob), idOf(carol)]
    const pin = await makePin(alice, await makeBoard(alice, 'Open'), { title: 'Oven' })
    const { id } = await beginGroup(alice, { userIds, pinId: pin.id })
    expect((await listMessages(bob, id, page)).items[0]).toMatchObject({ pin: { title: 'Oven' } })
    const secret = await makePin(alice, await makeBoard(alice, 'Mine', { privacy: 'secret' }), { title: 'Hush' })
    const hidden = { code: 'message.pin_hidden' }
    await expect(sendMessage(alice, id, { pinId: secret.id })).rejects.toMatchObject(hidden)
    for (const action of [
      () => loadConversation(dan, id),
      () => listMessages(dan, id, page),
      () => sendMessage(dan, id, { text: 'Me too' }),
      () => addToGroup(dan, id, [idOf(dan)]),
      () => nameGroup(dan, id, 'Ours'),
      () => leaveGroup(dan, id),
      () => removeConversation(dan, id),
      () => readConversation(dan, id, '1'),
    ]) {
      await expect(action()).rejects.toMatchObject(gone)
    }
    const { id: ofTwo } = await sendToPerson(alice, idOf(bob), { text: 'Two' })
    await expect(nameGroup(alice, ofTwo, 'Us')).rejects.toMatchObject({ code: 'conversation.not_group' })
    await expect(beginGroup(alice, { userIds: [idOf(bob), idOf(bob)] })).rejects.toMatchObject({
      code: 'conversation.too_few',
    })
    await expect(beginGroup(alice, { userIds: [idOf(bob), idOf(alice)] })).rejects.toMatchObject({ code: 'user.self' })
  })

  it('is mailed after an hour unread, naming the last sender that the reader may see', async () => {
    const { test, alice, bob, carol } = await start()
    await using _ = test
    const { db, pool } = test.site.database
    await db.updateTable('users').set({ email_verified_at: test.clock.now() }).where('id', '=', idOf(carol)).execute()
    const mails = async () => {
      await mailMessages(test.visitor)
      const { rows } = await pool.query<{ payload: Record<string, unknown> }>(
        `select payload from graphile_worker._private_jobs j
         join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'send_mail' order by j.id`,
      )
      return rows.map(({ payload }) => payload)
    }
    const { id } = await beginGroup(alice, { userIds: [idOf(bob), idOf(carol)], text: 'Cake?' })
    await sendMessage(bob, id, { text: 'Rude' })
    await blockPerson(carol, idOf(bob))
    test.clock.pass(3_600_001)
    expect(await mails()).toMatchObject([{ kind: 'new_messages', values: { username: 'alice', others: 0 } }])
    await readConversation(carol, id, (await listMessages(carol, id, page)).items[0]!.id)
    await sendMessage(bob, id, { text: 'Rude again' })
    test.clock.pass(3_600_001)
    expect(await mails()).toHaveLength(1)
  })

  it('continues without deleted users and their messages', async () => {
    const { test, alice, bob, carol } = await start()
    await using _ = test
    const { id } = await beginGroup(alice, { userIds: [idOf(bob), idOf(carol)], text: 'Cake?' })
    await sendMessage(carol, id, { text: 'Yes' })
    await deleteAccount(test.visitor, idOf(alice))
    expect(namesIn(await loadConversation(bob, id))).toEqual(['carol'])
    expect(await linesOf(bob, id)).toEqual(['carol Yes'])
    await purgePerson(test.visitor, idOf(alice))
    expect(await linesOf(bob, id)).toEqual(['carol Yes'])
    const { db } = test.site.database
    expect(await db.selectFrom('conversation_members').select('user_id').execute()).toHaveLength(2)
    expect(await db.selectFrom('messages').select('text').execute()).toEqual([{ text: 'Yes' }])
  })
})
