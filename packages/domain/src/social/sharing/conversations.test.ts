import type { Board, BoardPrivacy, Id, MessageAudience, Pin } from '@corkboard/contract'
import { createTestCtx, makeBoard, makeComment, makePin, type TestCtx } from '@corkboard/testkit/domain'
import { describe, expect, it } from 'vitest'
import { deleteAccount } from '../../accounts/staff/index.ts'
import { countAttempt } from '../../platform/throttle/index.ts'
import { blockPerson, followPerson, unblockPerson } from '../../people/index.ts'
import { deletePin, allowPin, getPin } from '../../content/pins/index.ts'
import { purgePerson } from '../../upkeep/erase/index.ts'
import {
  acceptContactRequest,
  blockPersonMet,
  countInbox,
  declineContactRequest,
  listContactRequests,
  listConversations,
  listMessages,
  loadConversation,
  readConversation,
  removeConversation,
  sendMessage,
  sendToPerson,
  suggestReceivers,
} from './index.ts'
import { mailMessages } from './mail-messages.ts'

type Person = ReturnType<TestCtx['as']>
const NAMES = ['Alice', 'Bob', 'Carol', 'Dan'] as const
const idOf = (ctx: Person): Id => ctx.viewer.userId

const start = async () => {
  const test = await createTestCtx()
  const [alice, bob, carol, dan] = await Promise.all(NAMES.map((name) => test.person(name)))
  return { test, alice: test.as(alice!), bob: test.as(bob!), carol: test.as(carol!), dan: test.as(dan!) }
}

/** They follow each other, so neither is a stranger. */
const followEachOther = async (a: Person, b: Person) => {
  await followPerson(a, idOf(b))
  await followPerson(b, idOf(a))
}

const sets = async (
  test: TestCtx,
  person: Person,
  change: { messages_from?: MessageAudience; is_private?: boolean },
) => {
  await test.site.database.db.updateTable('users').set(change).where('id', '=', idOf(person)).execute()
  test.site.changes.publish([`user:${idOf(person)}`])
}

const textsOf = async (person: Person, conversationId: Id) =>
  (await listMessages(person, conversationId, { size: 25 })).items.map(({ text }) => text)

const page = { size: 25 }

describe('[PEOPLE-03 b] a conversation', () => {
  it('holds the messages of two users, latest first, and shows what is unread and what was read', async () => {
    const { test, alice, bob } = await start()
    await using _ = test
    await followEachOther(alice, bob)
    const { id } = await sendToPerson(alice, idOf(bob), { text: 'Look at this' })
    expect((await listConversations(bob, page)).items).toMatchObject([
      { id, user: { username: 'alice' }, is_unread: true, last_message: { text: 'Look at this' }, can_write: true },
    ])
    expect(await countInbox(bob)).toEqual({ conversations: 1, requests: [] })
    expect(await countInbox(alice)).toEqual({ conversations: 0, requests: [] })
    const response = await sendMessage(bob, id, { text: 'Lovely!' })
    expect((await sendToPerson(bob, idOf(alice), { text: 'Where is it from?' })).id).toBe(id)
    expect(await textsOf(alice, id)).toEqual(['Where is it from?', 'Lovely!', 'Look at this'])
    expect(await loadConversation(bob, id)).toMatchObject({ read_by_other_to: expect.any(String), is_unread: false })
    const read = await readConversation(alice, id, response.id)
    expect(read.is_unread).toBe(true)
    expect(await loadConversation(bob, id)).toMatchObject({ read_by_other_to: response.id })
    expect(await readConversation(alice, id, '9223372036854775807')).toMatchObject({ is_unread: false })
    expect(await readConversation(alice, id, response.id)).toMatchObject({ is_unread: false })
  })

  it('continues where a page ended', async () => {
    const { test, alice, bob, carol } = await start()
    await using _ = test
    for (const other of [bob, carol]) await followEachOther(alice, other)
    const { id } = await sendToPerson(alice, idOf(bob), { text: '1' })
    for (const text of ['2', '3']) await sendMessage(alice, id, { text })
    const first = await listMessages(bob, id, { size: 2 })
    const second = await listMessages(bob, id, { size: 2, after: first.next! })
    expect([...first.items, ...second.items].map(({ text }) => text)).toEqual(['3', '2', '1'])
    expect(second.next).toBeUndefined()
    test.clock.pass(1_000)
    await sendToPerson(carol, idOf(alice), { text: 'Me too' })
    const list = await listConversations(alice, { size: 1 })
    const rest = await listConversations(alice, { size: 1, after: list.next! })
    expect([...list.items, ...rest.items].map(({ user }) => user?.username)).toEqual(['carol', 'bob'])
  })

  it('is private to its members', async () => {
    const { test, alice, bob, carol } = await start()
    await using _ = test
    await followEachOther(alice, bob)
    const { id } = await sendToPerson(alice, idOf(bob), { text: 'Only us' })
    const gone = { code: 'conversation.not_found' }
    await expect(loadConversation(carol, id)).rejects.toMatchObject(gone)
    await expect(listMessages(carol, id, page)).rejects.toMatchObject(gone)
    await expect(sendMessage(carol, id, { text: 'Me too' })).rejects.toMatchObject(gone)
    await expect(readConversation(carol, id, '1')).rejects.toMatchObject(gone)
    await expect(removeConversation(carol, id)).rejects.toMatchObject(gone)
    await expect(listMessages(test.visitor, id, page)).rejects.toMatchObject({ code: 'auth.required' })
  })

  it('is hidden for both while one blocks the other, and is gone when either deletes their account', async () => {
    const { test, alice, bob, carol } = await start()
    await using _ = test
    for (const other of [bob, carol]) await followEachOther(alice, other)
    const { id } = await sendToPerson(alice, idOf(bob), { text: 'Hello' })
    const { id: withCarol } = await sendToPerson(carol, idOf(alice), { text: 'Hello' })
    await blockPerson(bob, idOf(alice))
    for (const person of [alice, bob]) {
      await expect(loadConversation(person, id)).rejects.toMatchObject({ code: 'conversation.not_found' })
      expect((await listConversations(person, page)).items.map((it) => it.id)).not.toContain(id)
    }
    await expect(sendToPerson(alice, idOf(bob), { text: 'Hey' })).rejects.toMatchObject({ code: 'user.not_found' })
    await unblockPerson(bob, idOf(alice))
    expect(await textsOf(alice, id)).toEqual(['Hello'])
    await deleteAccount(test.visitor, idOf(carol))
    await expect(loadConversation(alice, withCarol)).rejects.toMatchObject({ code: 'conversation.not_found' })
    expect(await countInbox(alice)).toEqual({ conversations: 0, requests: [] })
    await purgePerson(test.visitor, idOf(carol))
    const { db } = test.site.database
    expect(await db.selectFrom('messages').select('conversation_id').execute()).toEqual([{ conversation_id: id }])
    expect(await db.selectFrom('conversation_members').select('user_id').execute()).toHaveLength(2)
  })

  it('can be removed from one list and not the other, and returns with the next message', async () => {
    const { test, alice, bob } = await start()
    await using _ = test
    await followEachOther(alice, bob)
    const { id } = await sendToPerson(alice, idOf(bob), { text: 'Old' })
    await removeConversation(bob, id)
    expect((await listConversations(bob, page)).items).toEqual([])
    expect(await textsOf(alice, id)).toEqual(['Old'])
    await sendMessage(alice, id, { text: 'New' })
    expect(await textsOf(bob, id)).toEqual(['New'])
    expect((await listConversations(bob, page)).items).toMatchObject([{ last_message: { text: 'New' } }])
  })

  it('accepts text or a pin, up to 1,000 characters, at a limited rate', async () => {
    const { test, alice, bob } = await start()
    await using _ = test
    await followEachOther(alice, bob)
    const send = (text: string) => sendToPerson(alice, idOf(bob), { text })
    await expect(send(' \n ')).rejects.toMatchObject({ code: 'message.empty' })
    await expect(send('x'.repeat(1_001))).rejects.toMatchObject({ code: 'message.too_long' })
    await expect(sendToPerson(alice, idOf(alice), { text: 'Me' })).rejects.toMatchObject({ code: 'user.self' })
    const banned = test.as({ id: idOf(alice) }, { isWriteBanned: true })
    await expect(sendToPerson(banned, idOf(bob), { text: 'Hi' })).rejects.toMatchObject({ code: 'auth.write_banned' })
    for (let sent = 0; sent < 200; sent += 1) {
      await countAttempt(alice, [{ key: `message:${idOf(alice)}`, limit: 200 }])
    }
    await expect(send('One more')).rejects.toMatchObject({ code: 'request.rate' })
  })

  it('notifies the tabs of both users', async () => {
    const { test, alice, bob } = await start()
    await using _ = test
    await followEachOther(alice, bob)
    const published: string[] = []
    test.site.changes.subscribe((changes) => published.push(...changes))
    const { id } = await sendToPerson(alice, idOf(bob), { text: 'Hello' })
    expect(published).toEqual([`inbox:${idOf(alice)}/${id}`, `inbox:${idOf(bob)}/${id}`])
  })
})

describe('[PEOPLE-03 b] a notification mail', () => {
  it('reports messages unread for an hour, once until the user looks', async () => {
    const { test, alice, bob } = await start()
    await using _ = test
    await followEachOther(alice, bob)
    const { db } = test.site.database
    await db.updateTable('users').set({ email_verified_at: test.clock.now() }).where('id', '=', idOf(bob)).execute()
    const mails = async () => {
      await mailMessages(test.visitor)
      const { rows } = await test.site.database.pool.query<{ payload: Record<string, unknown> }>(
        `select payload from graphile_worker._private_jobs j
         join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'send_mail' order by j.id`,
      )
      return rows.map(({ payload }) => payload)
    }
    const { id } = await sendToPerson(alice, idOf(bob), { text: 'Are you there?' })
    expect(await mails()).toEqual([])
    test.clock.pass(3_600_001)
    expect(await mails()).toMatchObject([{ kind: 'new_messages', values: { username: 'alice', others: 0 } }])
    const { id: last } = await sendMessage(alice, id, { text: 'Hello?' })
    test.clock.pass(3_600_001)
    expect(await mails()).toHaveLength(1)
    await readConversation(bob, id, last)
    await sendMessage(alice, id, { text: 'One more thing' })
    test.clock.pass(3_600_001)
    expect(await mails()).toHaveLength(2)
  })
})

describe('[PEOPLE-03 c] a stranger', () => {
  it('sends a request first, and writes freely after a reply', async () => {
    const { test, alice, bob } = await start()
    await using _ = test
    const { id } = await sendToPerson(alice, idOf(bob), { text: 'We met at the fair' })
    expect((await listConversations(bob, page)).items).toEqual([])
    expect((await listContactRequests(bob, page)).items).toMatchObject([
      { id, user: { username: 'alice' }, last_message: { text: 'We met at the fair' } },
    ])
    expect(await countInbox(bob)).toEqual({ conversations: 0, requests: [expect.any(String)] })
    for (const text of ['Hello?', 'Anybody?']) await sendMessage(alice, id, { text })
    await expect(sendMessage(alice, id, { text: 'Oh' })).rejects.toMatchObject({ code: 'message.waiting' })
    await readConversation(bob, id, '9223372036854775807')
    expect(await loadConversation(alice, id)).toMatchObject({ read_by_other_to: null })
    expect(await acceptContactRequest(bob, id)).toMatchObject({ id, is_request: false, is_unread: true })
    await sendMessage(alice, id, { text: 'There you are' })
    expect((await listContactRequests(bob, page)).items).toEqual([])
    expect((await listConversations(bob, page)).items).toMatchObject([{ id }])
  })

  it('who is declined is not notified, and does not reach the other user until that user writes', async () => {
    const { test, alice, bob } = await start()
    await using _ = test
    const { id } = await sendToPerson(alice, idOf(bob), { text: 'Hello' })
    await declineContactRequest(bob, id)
    const published: string[] = []
    test.site.changes.subscribe((changes) => published.push(...changes))
    expect(await sendMessage(alice, id, { text: 'Hello?' })).toMatchObject({ text: 'Hello?' })
    expect(published).toEqual([`inbox:${idOf(alice)}/${id}`])
    expect(await countInbox(bob)).toEqual({ conversations: 0, requests: [] })
    expect((await listConversations(alice, page)).items).toMatchObject([{ id, can_write: true }])
    await expect(acceptContactRequest(bob, id)).rejects.toMatchObject({ code: 'conversation.not_found' })
    await sendToPerson(bob, idOf(alice), { text: 'I am here after all' })
    expect((await listConversations(bob, page)).items).toMatchObject([{ id }])
  })

  it('can send requests to twenty users an hour', async () => {
    const { test, alice, bob } = await start()
    await using _ = test
    for (let sent = 0; sent < 20; sent += 1) {
      await countAttempt(alice, [{ key: `stranger:${idOf(alice)}`, limit: 20 }])
    }
    await expect(sendToPerson(alice, idOf(bob), { text: 'Hi' })).rejects.toMatchObject({ code: 'request.rate' })
  })
})

describe('[IDENT-13 a] permission to write to a user', () => {
  const RELATIONS = ['none', 'followsThem', 'followedByThem', 'mutual'] as const
  type Relation = (typeof RELATIONS)[number]
  type Outcome = 'open' | 'asks' | 'message.not_taken' | 'message.no_answer'

  /** By the receiver's setting; one column per relation of the writer to them. */
  const POLICY: Readonly<Record<MessageAudience, Record<Relation, Outcome>>> = {
    everyone: { none: 'asks', followsThem: 'asks', followedByThem: 'open', mutual: 'open' },
    following: { none: 'message.not_taken', followsThem: 'message.not_taken', followedByThem: 'open', mutual: 'open' },
    mutuals: {
      none: 'message.not_taken',
      followsThem: 'message.not_taken',
      followedByThem: 'message.not_taken',
      mutual: 'open',
    },
    nobody: {
      none: 'message.not_taken',
      followsThem: 'message.not_taken',
      followedByThem: 'message.not_taken',
      mutual: 'message.not_taken',
    },
  }
  /**
   * By the writer's setting, when the receiver accepts messages from everyone: users who could not reply are not
   * messaged.
   */
  const OWN: Readonly<Record<MessageAudience, Record<Relation, Outcome>>> = {
    everyone: POLICY.everyone,
    following: { none: 'message.no_answer', followsThem: 'asks', followedByThem: 'message.no_answer', mutual: 'open' },
    mutuals: {
      none: 'message.no_answer',
      followsThem: 'message.no_answer',
      followedByThem: 'message.no_answer',
      mutual: 'open',
    },
    nobody: {
      none: 'message.no_answer',
      followsThem: 'message.no_answer',
      followedByThem: 'message.no_answer',
      mutual: 'message.no_answer',
    },
  }

  const relate = async (writer: Person, receiver: Person, relation: Relation) => {
    if (relation === 'followsThem' || relation === 'mutual') await followPerson(writer, idOf(receiver))
    if (relation === 'followedByThem' || relation === 'mutual') await followPerson(receiver, idOf(writer))
  }
  const outcomeOf = async (writer: Person, receiver: Person): Promise<string> => {
    try {
      await sendToPerson(writer, idOf(receiver), { text: 'Hello' })
    } catch (error) {
      return (error as { code: string }).code
    }
    return (await listContactRequests(receiver, page)).items.length > 0 ? 'asks' : 'open'
  }

  it.each(Object.keys(POLICY) as MessageAudience[])('depends on the receiver’s setting: %s', async (audience) => {
    await using test = await createTestCtx()
    for (const relation of RELATIONS) {
      const [writer, receiver] = [
        test.as(await test.person(`W${relation}`)),
        test.as(await test.person(`R${relation}`)),
      ]
      await relate(writer, receiver, relation)
      await sets(test, receiver, { messages_from: audience })
      expect([relation, await outcomeOf(writer, receiver)]).toEqual([relation, POLICY[audience][relation]])
    }
  })

  it.each(Object.keys(OWN) as MessageAudience[])('and on the writer’s setting: %s', async (audience) => {
    await using test = await createTestCtx()
    for (const relation of RELATIONS) {
      const [writer, receiver] = [
        test.as(await test.person(`W${relation}`)),
        test.as(await test.person(`R${relation}`)),
      ]
      await relate(writer, receiver, relation)
      await sets(test, writer, { messages_from: audience })
      expect([relation, await outcomeOf(writer, receiver)]).toEqual([relation, OWN[audience][relation]])
    }
  })

  it('below age 16 is limited to mutual followers, no matter who starts', async () => {
    await using test = await createTestCtx()
    const [mia, alice] = [test.as(await test.person('Mia')), test.as(await test.person('Alice'))]
    // The settings of users this young are limited to this.
    await sets(test, mia, { messages_from: 'mutuals' })
    await expect(sendToPerson(mia, idOf(alice), { text: 'Hi' })).rejects.toMatchObject({ code: 'message.no_answer' })
    await followPerson(mia, idOf(alice))
    await expect(sendToPerson(mia, idOf(alice), { text: 'Hi' })).rejects.toMatchObject({ code: 'message.no_answer' })
    // A private profile can only be followed by invite.
    await sets(test, mia, { is_private: false })
    await followPerson(alice, idOf(mia))
    await sets(test, mia, { is_private: true })
    expect(await sendToPerson(mia, idOf(alice), { text: 'Hi' })).toMatchObject({ can_write: true })
    expect(await sendToPerson(alice, idOf(mia), { text: 'Hi Mia' })).toMatchObject({ can_write: true })
  })

  it('an accepted conversation continues if one of the two accepts messages from users they follow', async () => {
    const { test, alice, bob } = await start()
    await using _ = test
    const { id } = await sendToPerson(alice, idOf(bob), { text: 'Hello' })
    await sendMessage(bob, id, { text: 'Hi' })
    await sets(test, bob, { messages_from: 'following' })
    expect(await loadConversation(alice, id)).toMatchObject({ can_write: true })
    expect(await loadConversation(bob, id)).toMatchObject({ can_write: true })
    await sets(test, bob, { messages_from: 'nobody' })
    expect(await loadConversation(alice, id)).toMatchObject({ can_write: false, refusal: 'message.not_taken' })
    await expect(sendMessage(alice, id, { text: 'Still?' })).rejects.toMatchObject({ code: 'message.not_taken' })
    await expect(sendMessage(bob, id, { text: 'No' })).rejects.toMatchObject({ code: 'message.no_answer' })
  })

  it('a user who accepts messages from users they follow can reply to an earlier request', async () => {
    const { test, alice, bob } = await start()
    await using _ = test
    await sendToPerson(alice, idOf(bob), { text: 'Hello' })
    await sets(test, bob, { messages_from: 'following' })
    expect(await sendToPerson(bob, idOf(alice), { text: 'Hi' })).toMatchObject({ can_write: true })
  })
})

describe('[PEOPLE-03 b, PIN-14 c] a sent pin', () => {
  const collaborate = (test: TestCtx, board: Board, person: Person) =>
    test.site.database.pool.query(
      `insert into board_collaborators (board_id, user_id, shard, access, created_at)
       select id, $2, shard, 'write', now() from boards where id = $1`,
      [board.id, idOf(person)],
    )

  type Case = readonly [state: string, privacy: BoardPrivacy, outcome: 'shown' | 'unavailable']
  const CASES: readonly Case[] = [
    ['on a public board', 'public', 'shown'],
    ['on a protected board', 'protected', 'shown'],
    ['on a secret board they work on', 'secret', 'shown'],
    ['that was deleted since', 'public', 'unavailable'],
    ['on a board that became secret since', 'public', 'unavailable'],
    ['of somebody who hides from them', 'public', 'unavailable'],
  ]

  const sent = async (test: TestCtx, pinner: Person, alice: Person, bob: Person, [state, privacy]: Case) => {
    const owner = state.startsWith('of somebody') ? pinner : alice
    const board = await makeBoard(owner, 'Kitchens', { privacy })
    const pin: Pin = await makePin(owner, board, { title: 'A tap' })
    if (state.endsWith('work on')) await collaborate(test, board, bob)
    if (state.startsWith('of somebody')) {
      await followPerson(alice, idOf(pinner))
      await sets(test, pinner, { is_private: true })
    }
    const { id } = await sendToPerson(alice, idOf(bob), { pinId: pin.id })
    if (state.includes('deleted')) await deletePin(alice, allowPin(alice, 'delete', await getPin(alice, pin.id)))
    if (state.includes('became')) {
      await test.site.database.pool.query(`update boards set privacy = 'secret' where id = $1`, [board.id])
      test.site.changes.publish([`board:${board.id}`])
    }
    return id
  }

  it.each(CASES)('%s (%s): %s', async (...row) => {
    const { test, alice, bob, carol } = await start()
    await using _ = test
    await followEachOther(alice, bob)
    const [, , outcome] = row
    const id = await sent(test, carol, alice, bob, row)
    const [message] = (await listMessages(bob, id, page)).items
    expect(message).toMatchObject(
      outcome === 'shown'
        ? { pin: { title: 'A tap' }, is_pin_unavailable: false, text: '' }
        : { pin: null, is_pin_unavailable: true, text: '' },
    )
    const [inList] = (await listConversations(bob, page)).items
    expect(inList?.last_message).toEqual(message)
  })

  it('on a secret board reaches only users who can see it', async () => {
    const { test, alice, bob, carol } = await start()
    await using _ = test
    await followEachOther(alice, bob)
    const pending = sent(test, carol, alice, bob, ['on a secret board', 'secret', 'unavailable'])
    await expect(pending).rejects.toMatchObject({ code: 'message.pin_hidden' })
  })

  it('has to be visible to the sender', async () => {
    const { test, alice, bob, carol } = await start()
    await using _ = test
    await followEachOther(alice, bob)
    const pin = await makePin(carol, await makeBoard(carol, 'Mine', { privacy: 'secret' }))
    await expect(sendToPerson(alice, idOf(bob), { pinId: pin.id })).rejects.toMatchObject({ code: 'pin.not_found' })
  })
})

describe('[PIN-14 b, PEOPLE-03 a] share suggestions', () => {
  it('are conversation partners, then followed users, then anyone with that name, as long as they accept messages', async () => {
    const { test, alice, bob, carol, dan } = await start()
    await using _ = test
    await followEachOther(alice, carol)
    await followPerson(alice, idOf(bob))
    await sendToPerson(alice, idOf(carol), { text: 'Hi' })
    const names = async (term: string) =>
      (await suggestReceivers(alice, { term, withGroups: false })).flatMap((it) =>
        it.type === 'user' ? it.username : [],
      )
    expect(await names('')).toEqual(['carol', 'bob'])
    expect(await names('da')).toEqual(['dan'])
    expect(await names('@BO')).toEqual(['bob'])
    await sets(test, dan, { messages_from: 'following' })
    await blockPerson(bob, idOf(alice))
    expect(await names('da')).toEqual([])
    expect(await names('')).toEqual(['carol'])
  })
})

describe('[PEOPLE-02 c] a private user', () => {
  it('can be blocked by users they write to, without revealing their profile', async () => {
    const { test, alice, bob, carol } = await start()
    await using _ = test
    await test.site.database.db.updateTable('users').set({ about: 'Mine' }).where('id', '=', idOf(bob)).execute()
    await sets(test, bob, { is_private: true })
    await sendToPerson(bob, idOf(alice), { text: 'psst' })
    await expect(blockPersonMet(carol, idOf(bob), undefined)).rejects.toMatchObject({ code: 'user.not_found' })
    expect(await blockPersonMet(alice, idOf(bob), undefined)).toMatchObject({
      blocked_by_me: true,
      about: '',
      viewer_can: ['block'],
    })
    expect((await listContactRequests(alice, page)).items).toEqual([])
    expect(await unblockPerson(alice, idOf(bob))).toMatchObject({ blocked_by_me: false, about: '' })
  })

  it('can be blocked by users who can read a comment of theirs, and by no one else', async () => {
    const { test, alice, bob, carol, dan } = await start()
    await using _ = test
    await sets(test, bob, { is_private: true })
    const open = await makePin(carol, await makeBoard(carol, 'Shown'))
    const secret = await makeBoard(carol, 'Plans', { privacy: 'secret' })
    const own = await makeComment(carol, await makePin(carol, secret), 'Mine')
    const said = await makeComment(bob, open, 'Hello')
    const others = await makeComment(dan, open, 'Hello')
    await sets(test, carol, { is_private: true })
    expect(said.user.viewer_can).toEqual(['edit'])
    for (const [personId, commentId] of [
      [idOf(bob), others.id],
      [idOf(bob), '1'],
      [idOf(carol), own.id],
    ] as const) {
      await expect(blockPersonMet(alice, personId, commentId)).rejects.toMatchObject({ code: 'user.not_found' })
    }
    await sets(test, carol, { is_private: false })
    expect(await blockPersonMet(alice, idOf(bob), said.id)).toMatchObject({ blocked_by_me: true })
  })
})
