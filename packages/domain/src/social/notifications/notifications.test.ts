import { type Id, kindsOf, NOTIFICATION_CHANNELS } from '@corkboard/contract'
import { drainOutbox } from '@corkboard/database'
import {
  createTestCtx,
  makeBoard,
  makeComment,
  makePin,
  makeStory,
  saveTo,
  type TestCtx,
} from '@corkboard/testkit/domain'
import { describe, expect, it } from 'vitest'
import {
  acceptInvite,
  allowBoard,
  editBoard,
  endCollaboration,
  followBoard,
  getBoard,
  inviteCollaborators,
  unfollowBoard,
} from '../../content/boards/index.ts'
import { allowComment, getComment, hideComment, reactToComment } from '../../content/comments/index.ts'
import { chooseOwnNotifications, updateSettings } from '../../accounts/settings/index.ts'
import { deleteAccount } from '../../accounts/staff/index.ts'
import { blockPerson, followPerson, unfollowPerson } from '../../people/index.ts'
import {
  allowPin,
  deletePin,
  getPin,
  reactToPin,
  takeReactionBack,
  tryPin,
  untryPin,
} from '../../content/pins/index.ts'
import { outboxHandlers } from '../../modules.ts'
import { purgePerson } from '../../upkeep/erase/index.ts'
import { MAILED } from './mail-notifications.ts'
import { SETTING_OF } from './notification-kinds.ts'
import {
  countUnreadNotifications,
  listNotifications,
  listNotificationDetails,
  mailNotifications,
  markNotificationsRead,
} from './index.ts'
import { sweepNotifications } from './sweep-notifications.ts'
import { notifyOfNewestReactions } from './notify-reactions.ts'

const NAMES = ['Alice', 'Bob', 'Carol', 'Dan'] as const

const start = async () => {
  const test = await createTestCtx()
  const [alice, bob, carol, dan] = await Promise.all(NAMES.map((name) => test.person(name)))
  return { test, alice: test.as(alice!), bob: test.as(bob!), carol: test.as(carol!), dan: test.as(dan!) }
}

const happen = (test: TestCtx) => drainOutbox(test.site.database, outboxHandlers(test.site))
type Reader = ReturnType<TestCtx['as']>
const idOf = (ctx: Reader): Id => ctx.viewer.userId

const shares = async (owner: Reader, board: { readonly id: Id }, person: Reader): Promise<void> => {
  const invited = allowBoard(owner, 'invite', await getBoard(owner, board.id))
  await inviteCollaborators(owner, invited, [idOf(person)], 'write')
  await acceptInvite(person, await getBoard(person, board.id))
}

/** The notifications in a user's list: kind, actors, count. */
const notificationsOf = async (test: TestCtx, ctx: ReturnType<TestCtx['as']>) => {
  await happen(test)
  const { items } = await listNotifications(ctx, { size: 25 })
  return items.map(({ kind, people, people_count: count }) => [kind, people.map(({ username }) => username), count])
}

describe('[PEOPLE-04 a] notifications', () => {
  it('report a follow, a save, a comment, a reply, a mention and a like, with the users who did it', async () => {
    const { test, alice, bob, carol } = await start()
    await using _ = test
    const pin = await makePin(alice, await makeBoard(alice, 'Kitchens'), { title: 'A blue one' })
    await followPerson(bob, idOf(alice))
    await saveTo(bob, pin, await makeBoard(bob, 'Ideas'))
    const said = await makeComment(bob, pin, 'So blue')
    const response = await makeComment(carol, pin, { text: 'Very blue', parentId: said.id })
    await makeComment(alice, pin, { text: '@bob look', tags: [{ userId: idOf(bob), start: 0, length: 4 }] })
    await reactToComment(alice, allowComment(alice, 'like', await getComment(alice, said.id)), 'like', true)
    expect((await notificationsOf(test, alice)).toSorted()).toEqual([
      ['commented', ['carol', 'bob'], 2],
      ['followed', ['bob'], 1],
      ['pin_saved', ['bob'], 1],
    ])
    expect((await notificationsOf(test, bob)).toSorted()).toEqual([
      ['comment_liked', ['alice'], 1],
      ['mentioned', ['alice'], 1],
      ['replied', ['carol'], 1],
    ])
    expect(await notificationsOf(test, carol)).toEqual([])
    const { items } = await listNotifications(alice, { size: 25 })
    expect(items.find(({ kind }) => kind === 'pin_saved')).toMatchObject({ pin: { id: pin.id, title: 'A blue one' } })
    const commented = items.find(({ kind }) => kind === 'commented')!
    expect(commented).toMatchObject({
      newest_comment_id: response.id,
      comment_text: 'Very blue',
      pin: { id: pin.id },
    })
    expect(
      (await listNotificationDetails(alice, commented.id, { size: 25 })).items.map((action) => action.comment_id),
    ).toEqual([response.id, said.id])
    // It links to the reply, not to the comment replied to.
    const replied = (await listNotifications(bob, { size: 25 })).items.find(({ kind }) => kind === 'replied')
    expect(replied).toMatchObject({ comment_id: said.id, newest_comment_id: response.id })
  })

  it('of a comment’s like, mark or top place disappear when those are undone', async () => {
    const { test, alice, bob } = await start()
    await using _ = test
    const pin = await makePin(alice, await makeBoard(alice, 'Kitchens'))
    const said = await makeComment(bob, pin, 'So blue')
    const react = async (kind: 'like' | 'helpful', isOn: boolean) =>
      reactToComment(alice, allowComment(alice, kind, await getComment(alice, said.id)), kind, isOn)
    await react('like', true)
    await react('helpful', true)
    expect((await notificationsOf(test, bob)).toSorted()).toEqual([
      ['comment_helpful', ['alice'], 1],
      ['comment_liked', ['alice'], 1],
    ])
    await react('like', false)
    expect(await notificationsOf(test, bob)).toEqual([['comment_helpful', ['alice'], 1]])
    await react('helpful', false)
    await react('like', true)
    await react('like', false)
    expect(await notificationsOf(test, bob)).toEqual([])
  })

  it('[PIN-08 c] of a try reach the pinner, and disappear when the try is removed', async () => {
    const { test, alice, bob, carol, dan } = await start()
    await using _ = test
    const pin = await makePin(alice, await makeBoard(alice, 'Soups'), { title: 'For eight' })
    const tries = async (who: typeof bob, isOn: boolean) => {
      const seen = await getPin(who, pin.id)
      await (isOn
        ? tryPin(who, allowPin(who, 'save', seen), { text: 'Needs salt' })
        : untryPin(who, allowPin(who, 'view', seen)))
    }
    await tries(alice, true)
    await tries(bob, true)
    await happen(test)
    test.clock.pass(1_000)
    await tries(carol, true)
    expect(await notificationsOf(test, alice)).toEqual([['pin_tried', ['carol', 'bob'], 2]])
    expect((await listNotifications(alice, { size: 25 })).items).toMatchObject([
      { pin: { id: pin.id }, comment_text: null },
    ])
    await tries(carol, false)
    expect(await notificationsOf(test, alice)).toEqual([['pin_tried', ['bob'], 1]])
    await blockPerson(alice, idOf(bob))
    expect(await notificationsOf(test, alice)).toEqual([])
    expect(await countUnreadNotifications(alice)).toBe(0)
    await chooseOwnNotifications(alice, 'news', [{ id: 'reaction', value: false }])
    await tries(dan, true)
    expect(await notificationsOf(test, alice)).toEqual([])
  })

  describe('[PIN-12 b] of a mention in a story', () => {
    const naming = (...people: readonly ReturnType<TestCtx['as']>[]) =>
      people.map((person) => ({ type: 'story_pin_mention_sticker_block' as const, user_id: idOf(person) }))

    it('reach mentioned users once, and no one for a copy', async () => {
      const { test, alice, bob, carol } = await start()
      await using _ = test
      const story = await makeStory(alice, await makeBoard(alice, 'Walks'), naming(bob, bob, alice))
      expect(await notificationsOf(test, bob)).toEqual([['story_mentioned', ['alice'], 1]])
      expect((await listNotifications(bob, { size: 25 })).items).toMatchObject([{ pin: { id: story.id } }])
      expect(await notificationsOf(test, alice)).toEqual([])
      await saveTo(carol, story, await makeBoard(carol, 'Ideas'))
      expect(await notificationsOf(test, bob)).toEqual([['story_mentioned', ['alice'], 1]])
    })

    it('do not reach users who turned mentions off, are blocked, or cannot see the story', async () => {
      const { test, alice, bob, carol, dan } = await start()
      await using _ = test
      await updateSettings(bob, { mentions_from: 'nobody' })
      await blockPerson(carol, idOf(alice))
      await makeStory(alice, await makeBoard(alice, 'Walks'), naming(bob, carol))
      await makeStory(alice, await makeBoard(alice, 'Mine', { privacy: 'secret' }), naming(dan))
      for (const person of [bob, carol, dan]) expect(await notificationsOf(test, person)).toEqual([])
    })

    it('disappear with the story, and with the mention in it', async () => {
      const { test, alice, bob } = await start()
      await using _ = test
      const board = await makeBoard(alice, 'Walks')
      const story = await makeStory(alice, board, naming(bob))
      expect(await notificationsOf(test, bob)).toHaveLength(1)
      await deletePin(alice, allowPin(alice, 'delete', await getPin(alice, story.id)))
      expect(await notificationsOf(test, bob)).toEqual([])
      expect(await countUnreadNotifications(bob)).toBe(0)
      const other = await makeStory(alice, board, naming(bob))
      expect(await notificationsOf(test, bob)).toHaveLength(1)
      const { contentId } = await getPin(alice, other.id)
      await test.site.database.db
        .updateTable('pin_contents')
        .set({ document: JSON.stringify({ pages: [] }) })
        .where('id', '=', contentId!)
        .execute()
      expect(await notificationsOf(test, bob)).toEqual([])
    })
  })

  it('[BOARD-03 a] of new board followers reach only its owner, and disappear with the follow', async () => {
    const { test, alice, bob, carol } = await start()
    await using _ = test
    const board = await makeBoard(alice, 'Kitchens')
    await shares(alice, board, carol)
    await markNotificationsRead(alice)
    const follows = async () => followBoard(bob, allowBoard(bob, 'follow', await getBoard(bob, board.id)))
    await follows()
    expect((await notificationsOf(test, alice))[0]).toEqual(['board_followed', ['bob'], 1])
    expect((await listNotifications(alice, { size: 1 })).items).toMatchObject([{ board: { id: board.id }, pin: null }])
    expect(await notificationsOf(test, carol)).not.toContainEqual(['board_followed', ['bob'], 1])
    await unfollowBoard(bob, await getBoard(bob, board.id))
    expect(await notificationsOf(test, alice)).not.toContainEqual(['board_followed', ['bob'], 1])
    await follows()
    await happen(test)
    await chooseOwnNotifications(alice, 'news', [{ id: 'new_follower', value: false }])
    await followBoard(carol, allowBoard(carol, 'follow', await getBoard(carol, (await makeBoard(alice, 'Other')).id)))
    const followed = (await notificationsOf(test, alice)).filter(([kind]) => kind === 'board_followed')
    expect(followed).toEqual([['board_followed', ['bob'], 1]])
    await blockPerson(alice, idOf(bob))
    expect((await notificationsOf(test, alice)).map(([kind]) => kind)).not.toContain('board_followed')
  })

  it('[BOARD-04 c] of pins on a shared board reach its other collaborators, as long as both collaboration and pin exist', async () => {
    const { test, alice, bob, carol, dan } = await start()
    await using _ = test
    const board = await makeBoard(alice, 'Together', { privacy: 'secret' })
    for (const person of [bob, carol]) await shares(alice, board, person)
    await happen(test)
    test.clock.pass(1_000)
    await makePin(bob, board, { title: 'One' })
    const pin = await makePin(bob, board, { title: 'Two' })
    for (const person of [alice, carol]) {
      expect((await notificationsOf(test, person))[0]).toEqual(['board_pin_added', ['bob'], 1])
    }
    expect((await listNotifications(carol, { size: 1 })).items).toMatchObject([
      { board: { id: board.id }, pin: { title: 'Two' } },
    ])
    const additions = async (who: typeof bob) =>
      (await notificationsOf(test, who)).filter(([kind]) => kind === 'board_pin_added')
    expect([await additions(bob), await additions(dan)]).toEqual([[], []])
    await deletePin(bob, allowPin(bob, 'delete', await getPin(bob, pin.id)))
    expect(await additions(alice)).toEqual([])
    await makePin(bob, board, { title: 'Three' })
    expect(await additions(carol)).toEqual([['board_pin_added', ['bob'], 1]])
    await endCollaboration(carol, await getBoard(carol, board.id), { userId: idOf(carol) })
    expect(await additions(carol)).toEqual([])
    await makePin(alice, await makeBoard(alice, 'Alone'))
    expect(await additions(bob)).toEqual([])
  })

  it('appear once when an event is delivered twice', async () => {
    const { test, alice, bob } = await start()
    await using _ = test
    await followPerson(bob, idOf(alice))
    const events = await test.site.database.db.selectFrom('outbox').selectAll().execute()
    await happen(test)
    await test.site.database.db
      .insertInto('outbox')
      .values(events.map(({ id: _id, ...event }) => event))
      .execute()
    await unfollowPerson(bob, idOf(alice))
    await followPerson(bob, idOf(alice))
    expect(await notificationsOf(test, alice)).toEqual([['followed', ['bob'], 1]])
    expect(await countUnreadNotifications(alice)).toBe(1)
  })

  it('start a new entry once the old one is read, and can be read one by one or all together', async () => {
    const { test, alice, bob, carol, dan } = await start()
    await using _ = test
    await followPerson(bob, idOf(alice))
    await followPerson(carol, idOf(alice))
    expect(await notificationsOf(test, alice)).toMatchObject([['followed', expect.anything(), 2]])
    const published: string[] = []
    test.site.changes.subscribe((changes) => published.push(...changes))
    const [first] = (await listNotifications(alice, { size: 25 })).items
    await markNotificationsRead(bob, [first!.id])
    expect(await countUnreadNotifications(alice)).toBe(1)
    await markNotificationsRead(alice, [first!.id])
    expect(published).toEqual([`news:${idOf(alice)}`])
    test.clock.pass(1_000)
    await followPerson(dan, idOf(alice))
    expect(await notificationsOf(test, alice)).toMatchObject([
      ['followed', ['dan'], 1],
      ['followed', expect.anything(), 2],
    ])
    expect(await countUnreadNotifications(alice)).toBe(1)
    await markNotificationsRead(alice)
    expect(await countUnreadNotifications(alice)).toBe(0)
  })

  it('[PEOPLE-04 b] are not recorded for users who turned them off', async () => {
    const { test, alice, bob } = await start()
    await using _ = test
    await chooseOwnNotifications(alice, 'news', [{ id: 'new_follower', value: false }])
    await followPerson(bob, idOf(alice))
    expect(await notificationsOf(test, alice)).toEqual([])
  })

  it('neither show nor count what their reader may not see', async () => {
    const { test, alice, bob, carol, dan } = await start()
    await using _ = test
    const pin = await makePin(alice, await makeBoard(alice, 'Kitchens'))
    const open = await makeBoard(dan, 'Open')
    await saveTo(bob, pin, await makeBoard(bob, 'Mine alone', { privacy: 'secret' }))
    await saveTo(carol, pin, await makeBoard(carol, 'By its address', { privacy: 'protected' }))
    await saveTo(dan, pin, open)
    expect(await notificationsOf(test, alice)).toEqual([['pin_saved', ['dan'], 1]])
    await editBoard(dan, allowBoard(dan, 'edit', await getBoard(dan, open.id)), { privacy: 'secret' })
    expect(await notificationsOf(test, alice)).toEqual([])
    expect(await countUnreadNotifications(alice)).toBe(0)
  })

  it('leave out blocked, private and deleted users, and hidden comments', async () => {
    const { test, alice, bob, carol, dan } = await start()
    await using _ = test
    const pin = await makePin(alice, await makeBoard(alice, 'Kitchens'))
    for (const person of [bob, carol, dan]) await followPerson(person, idOf(alice))
    const comment = await makeComment(dan, pin, 'Rude')
    expect(await notificationsOf(test, alice)).toHaveLength(2)
    await blockPerson(alice, idOf(bob))
    await deleteAccount(test.visitor, idOf(carol))
    await hideComment(alice, allowComment(alice, 'hide', await getComment(alice, comment.id)), true)
    expect(await notificationsOf(test, alice)).toEqual([['followed', ['dan'], 1]])
    await test.site.database.db.updateTable('users').set({ is_private: true }).where('id', '=', idOf(dan)).execute()
    test.site.changes.publish([`user:${idOf(dan)}`])
    expect(await notificationsOf(test, alice)).toEqual([])
    expect(await countUnreadNotifications(alice)).toBe(0)
  })

  it('report comments and reactions of one batch, without those of users the reader may not know', async () => {
    const { test, alice, bob, carol, dan } = await start()
    await using _ = test
    const pin = await makePin(alice, await makeBoard(alice, 'Kitchens'))
    for (const person of [alice, bob, carol, dan]) {
      await makeComment(person, pin, 'Fine')
      await reactToPin(person, allowPin(person, 'save', await getPin(person, pin.id)), 1)
    }
    await takeReactionBack(bob, allowPin(bob, 'view', await getPin(bob, pin.id)))
    await blockPerson(alice, idOf(carol))
    await happen(test)
    await notifyOfNewestReactions(test.visitor, { pin_id: pin.id, by_id: idOf(dan) })
    const { rows } = await test.site.database.pool.query<{ kind: string; actor: string }>(
      `select kind, actor_id as actor from news_acts where kind in ('commented', 'pin_reacted') order by kind, actor_id`,
    )
    const actors = (kind: string) => rows.filter((row) => row.kind === kind).map(({ actor }) => actor)
    expect(actors('commented')).toEqual([idOf(bob), idOf(dan)].toSorted())
    expect(actors('pin_reacted')).toEqual([idOf(dan)])
  })

  it('report reactions to a pin together, until they are undone', async () => {
    const { test, alice, bob, carol, dan } = await start()
    await using _ = test
    const pin = await makePin(alice, await makeBoard(alice, 'Kitchens'))
    for (const person of [alice, bob, carol, dan]) {
      await reactToPin(person, allowPin(person, 'save', await getPin(person, pin.id)), 1)
    }
    await happen(test)
    const notify = () => notifyOfNewestReactions(test.visitor, { pin_id: pin.id, by_id: idOf(bob) })
    await notify()
    await notify()
    expect(await notificationsOf(test, alice)).toEqual([['pin_reacted', expect.anything(), 3]])
    await takeReactionBack(bob, allowPin(bob, 'view', await getPin(bob, pin.id)))
    await blockPerson(alice, idOf(carol))
    expect(await notificationsOf(test, alice)).toEqual([['pin_reacted', ['dan'], 1]])
    expect((await listNotifications(alice, { size: 1 })).items).toMatchObject([{ pin: { id: pin.id } }])
  })

  it('continue where a page ended', async () => {
    const { test, alice, bob, carol } = await start()
    await using _ = test
    const board = await makeBoard(alice, 'Kitchens')
    for (const name of ['one', 'two', 'three']) {
      const pin = await makePin(alice, board, { title: name })
      await makeComment(bob, pin, name)
      await makeComment(carol, pin, name)
      await happen(test)
      test.clock.pass(1_000)
    }
    const first = await listNotifications(alice, { size: 2 })
    const second = await listNotifications(alice, { size: 2, after: first.next! })
    expect([...first.items, ...second.items].map(({ pin }) => pin?.title)).toEqual(['three', 'two', 'one'])
    expect(second.next).toBeUndefined()
    const { id } = first.items[0]!
    const details = await listNotificationDetails(alice, id, { size: 1 })
    const more = await listNotificationDetails(alice, id, { size: 1, after: details.next! })
    expect([...details.items, ...more.items].map(({ user }) => user.username)).toEqual(['carol', 'bob'])
    await expect(listNotificationDetails(bob, id, { size: 1 })).rejects.toMatchObject({ code: 'news.not_found' })
  })

  it('left unread for an hour are mailed once a day, to users who want that', async () => {
    const { test, alice, bob, carol } = await start()
    await using _ = test
    const { db } = test.site.database
    await db.updateTable('users').set({ email_verified_at: test.clock.now() }).where('id', '=', idOf(alice)).execute()
    const pin = await makePin(alice, await makeBoard(alice, 'Kitchens'))
    await makeComment(bob, pin, 'One')
    await makeComment(carol, pin, 'Two')
    await saveTo(bob, pin, await makeBoard(bob, 'Ideas'))
    await happen(test)
    const mails = async () => {
      await mailNotifications(test.visitor)
      const { rows } = await test.site.database.pool.query<{ payload: Record<string, unknown> }>(
        `select payload from graphile_worker._private_jobs j
         join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'send_mail' order by j.id`,
      )
      return rows.map(({ payload }) => payload)
    }
    expect(await mails()).toEqual([])
    test.clock.pass(3_600_001)
    const lines = [{ kind: 'commented', username: 'carol', others: 1 }]
    const sent = await mails()
    expect(sent).toMatchObject([{ kind: 'news_digest', values: { firstName: 'Alice', lines, more: 0 } }])
    await markNotificationsRead(alice)
    await makeComment(bob, pin, 'Three')
    await happen(test)
    test.clock.pass(3_600_001)
    expect(await mails()).toHaveLength(1)
    test.clock.pass(24 * 3_600_000)
    expect(await mails()).toHaveLength(2)
  })

  it('of shared boards and board followers are mailed to users who want that', async () => {
    const { test, alice, bob, carol } = await start()
    await using _ = test
    const { db, pool } = test.site.database
    await db.updateTable('users').set({ email_verified_at: test.clock.now() }).where('id', '=', idOf(alice)).execute()
    await chooseOwnNotifications(alice, 'mail', [{ id: 'board_activity', value: true }])
    const board = await makeBoard(alice, 'Together')
    await shares(alice, board, bob)
    await makePin(bob, board)
    await followPerson(carol, idOf(alice))
    await followBoard(carol, allowBoard(carol, 'follow', await getBoard(carol, board.id)))
    await happen(test)
    test.clock.pass(3_600_001)
    await mailNotifications(test.visitor)
    const { rows } = await pool.query<{ lines: { kind: string }[] }>(
      `select payload->'values'->'lines' as lines from graphile_worker._private_jobs
       where payload->>'kind' = 'news_digest' and payload->>'to' like 'alice%'`,
    )
    expect(rows.map(({ lines }) => lines.map(({ kind }) => kind).toSorted()).toSorted()).toEqual([
      ['board_followed'],
      ['board_joined', 'board_pin_added'],
    ])
  })

  it('[IDENT-13 c] that the settings screen offers are all sent, on every channel it offers', () => {
    // Messages have their own mail.
    const sent: Record<(typeof NOTIFICATION_CHANNELS)[number], readonly string[]> = {
      news: Object.values(SETTING_OF).filter((setting) => setting !== null),
      mail: [...Object.keys(MAILED), 'message'],
    }
    for (const channel of NOTIFICATION_CHANNELS) {
      expect({ channel, kinds: kindsOf(channel).filter((kind) => !sent[channel].includes(kind)) }).toEqual({
        channel,
        kinds: [],
      })
    }
    // Mailed: every kind that the setting covers, plus kinds with their own mail.
    const mailed = new Set([...Object.values(MAILED).flat(), 'followed', 'moderated', 'warned', 'schedule_refused'])
    expect(Object.keys(SETTING_OF).filter((kind) => !mailed.has(kind as keyof typeof SETTING_OF))).toEqual([])
  })

  it('are deleted when old, and with the actor or the reader', async () => {
    const { test, alice, bob, carol } = await start()
    await using _ = test
    for (const person of [bob, carol]) await followPerson(person, idOf(alice))
    await followPerson(alice, idOf(bob))
    await happen(test)
    const rows = async () => {
      const { db } = test.site.database
      const [news, actions] = [db.selectFrom('news').select('user_id'), db.selectFrom('news_acts').select('actor_id')]
      return [(await news.execute()).length, (await actions.execute()).length]
    }
    expect(await rows()).toEqual([2, 3])
    await deleteAccount(test.visitor, idOf(bob))
    await purgePerson(test.visitor, idOf(bob))
    expect(await rows()).toEqual([1, 1])
    await sweepNotifications(test.site.database.db, new Date(test.clock.now().getTime() + 91 * 86_400_000))
    expect(await rows()).toEqual([0, 0])
  })
})
