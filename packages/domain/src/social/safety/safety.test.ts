import { Readable } from 'node:stream'
import type { Id } from '@corkboard/contract'
import { drainOutbox, sql } from '@corkboard/database'
import {
  createTestCtx,
  makeBoard,
  makeCarousel,
  makeComment,
  makePin,
  saveTo,
  type TestCtx,
} from '@corkboard/testkit/domain'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { allowBoard, deleteBoard, getBoard } from '../../content/boards/index.ts'
import { allowComment, flagComment, getComment, hideComment } from '../../content/comments/index.ts'
import { loadAccount } from '../../accounts/staff/index.ts'
import type { Ctx, SignedIn } from '../../kernel/index.ts'
import {
  acceptUpload,
  blockCopiesOf,
  blockPicture,
  type CopiesBlocked,
  getUpload,
  ingestUpload,
  readyPicture,
} from '../../media/index.ts'
import {
  allowPin,
  deletePin,
  findDuplicates,
  getPin,
  loadPins,
  restoreBoard,
  restorePin,
  restorePins,
} from '../../content/pins/index.ts'
import { listNotifications } from '../notifications/index.ts'
import { findWrongCounters, outboxHandlers } from '../../modules.ts'
import { sendToPerson } from '../sharing/index.ts'
import { listCases, listModeration, loadRemovedPin, moderate, readReportedMessages, report } from './index.ts'

const FIRST_PAGE = { size: 25 }
const drain = (test: TestCtx) => drainOutbox(test.site.database, outboxHandlers(test.site))

const withPin = async (test: TestCtx) => {
  const alice = test.as(await test.person('Alice'))
  const bob = test.as(await test.person('Bob'))
  const eve = await test.staff('Eve', 'employee')
  const board = await makeBoard(alice, 'Kitchens')
  return { alice, bob, eve, board, pin: await makePin(alice, board, { title: 'Bad words' }) }
}

/** A picture with enough detail to be distinguished from others. */
const draw = (seed: number) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="900"><rect width="600" height="900" fill="hsl(${seed * 70} 50% 70%)"/>${Array.from(
        { length: 12 },
        (_, n) =>
          `<circle cx="${(n * 97 * seed) % 600}" cy="${(n * n * 61 + seed * 131) % 900}" r="${30 + ((n * 37 * seed) % 90)}" fill="hsl(${(n * 50 + seed * 90) % 360} 60% ${30 + ((n * 17) % 40)}%)"/>`,
      ).join('')}</svg>`,
    ),
  )

const framed = (picture: Buffer) =>
  sharp(picture)
    .extend({ top: 60, bottom: 60, left: 80, right: 80, background: '#fff' })
    .jpeg({ quality: 80 })
    .toBuffer()

const uploads = async (person: Ctx<SignedIn>, bytes: Buffer) => {
  const { media_upload_id: id } = await acceptUpload(person, {
    source: Readable.from(bytes),
    fileName: 'a',
    declaredType: '',
  })
  await ingestUpload(person, id)
  return getUpload(person, id)
}

describe('[PIN-09 b] reports', () => {
  it('reach staff, one per user and thing, with their details', async () => {
    await using test = await createTestCtx()
    const { alice, bob, eve, pin } = await withPin(test)
    const carol = test.as(await test.person('Carol'))
    await report(bob, { type: 'pin', id: pin.id, reason: 'spam', details: 'Sells\r\nthings' })
    await report(bob, { type: 'pin', id: pin.id, reason: 'hate' })
    await report(carol, { type: 'pin', id: pin.id, reason: 'hate' })
    await report(bob, { type: 'user', id: alice.viewer.userId, reason: 'harassment' })
    const { items } = await listCases(eve, false, FIRST_PAGE)
    expect(items).toMatchObject([
      { target_type: 'user', subject: { username: 'alice' }, report_count: 1 },
      {
        target_type: 'pin',
        target_id: pin.id,
        text: 'Bad words',
        path: `/pin/${pin.id}/`,
        state: 'shown',
        reasons: [
          { reason: 'hate', count: 1 },
          { reason: 'spam', count: 1 },
        ],
        details: ['Sells\nthings'],
        viewer_can: ['dismiss', 'hide', 'warn', 'block_picture'],
      },
    ])
  })

  it('need access to the reported thing, and cannot be about oneself', async () => {
    await using test = await createTestCtx()
    const { alice, bob, pin } = await withPin(test)
    const secret = await makePin(alice, await makeBoard(alice, 'Plans', { privacy: 'secret' }))
    const refuses = async (who: Ctx, id: string, reason: string) =>
      report(who, { type: 'pin', id, reason }).then(
        () => 'taken',
        (error: { code: string }) => error.code,
      )
    expect([
      await refuses(bob, secret.id, 'spam'),
      await refuses(alice, pin.id, 'spam'),
      await refuses(bob, pin.id, 'boredom'),
      await refuses(test.visitor, pin.id, 'spam'),
    ]).toEqual(['pin.not_found', 'user.self', 'request.invalid', 'auth.required'])
  })

  it('can also be about boards and users that the reporter may see', async () => {
    await using test = await createTestCtx()
    const { alice, bob, eve } = await withPin(test)
    const board = await makeBoard(alice, 'Walls')
    const secret = await makeBoard(alice, 'Plans', { privacy: 'secret' })
    const { userId } = alice.viewer
    await report(bob, { type: 'board', id: board.id, reason: 'spam' })
    await report(bob, { type: 'user', id: userId, reason: 'harassment', details: 'Every day' })
    const { items } = await listCases(eve, false, { size: 10 })
    expect(items).toMatchObject([
      { target_type: 'user', target_id: userId, subject: { id: userId }, details: ['Every day'] },
      { target_type: 'board', target_id: board.id, text: 'Walls', subject: { id: userId } },
    ])
    await expect(report(bob, { type: 'board', id: secret.id, reason: 'spam' })).rejects.toMatchObject({
      code: 'board.not_found',
    })
    await expect(report(bob, { type: 'user', id: board.id, reason: 'spam' })).rejects.toMatchObject({
      code: 'user.not_found',
    })
    await expect(report(alice, { type: 'board', id: board.id, reason: 'spam' })).rejects.toMatchObject({
      code: 'user.self',
    })
  })

  it('[COMMENT-03 a] of comments come from their own endpoint', async () => {
    await using test = await createTestCtx()
    const { alice, bob, eve, pin } = await withPin(test)
    const comment = await makeComment(bob, pin, 'Rude')
    const flagged = allowComment(alice, 'flag', await getComment(alice, comment.id))
    await flagComment(alice, flagged, { reason: 'harassment', detailedReasons: ['insult', 'threat'] })
    await drain(test)
    expect((await listCases(eve, false, FIRST_PAGE)).items).toMatchObject([
      { target_type: 'comment', text: 'Rude', detailed_reasons: ['insult', 'threat'] },
    ])
    const hidden = { targetType: 'comment', targetId: comment.id, action: 'hide' } as const
    expect(await moderate(eve, hidden)).toMatchObject({ state: 'hidden', viewer_can: ['restore', 'warn'] })
    await expect(getComment(test.visitor, comment.id)).rejects.toMatchObject({ code: 'comment.not_found' })
    await moderate(eve, { ...hidden, action: 'restore' })
    expect(await getComment(test.visitor, comment.id)).toMatchObject({ text: 'Rude' })
    expect(await findWrongCounters(test.site.database.db)).toEqual([])
  })
})

it('[PIN-09 b] a carousel is not restored while a picture in it is blocked', async () => {
  await using test = await createTestCtx()
  const { alice, bob, eve } = await withPin(test)
  const board = await makeBoard(alice, 'Lamps')
  const carousel = await makeCarousel(alice, board, 2)
  const within = carousel.carousel_data!.carousel_slots[1]!.image_signature
  const alone = await makePin(alice, board)
  await sql`update pins set image_signature = ${within} where id = ${alone.id}`.execute(test.site.database.db)
  for (const { id } of [alone, carousel]) await report(bob, { type: 'pin', id, reason: 'nudity' })
  await moderate(eve, { targetType: 'pin', targetId: alone.id, action: 'block_picture' })
  await drain(test)
  const on = { targetType: 'pin', targetId: carousel.id } as const
  await expect(moderate(eve, { ...on, action: 'restore' })).rejects.toMatchObject({ code: 'request.invalid' })
  await expect(getPin(bob, carousel.id)).rejects.toMatchObject({ code: 'pin.not_found' })
  await moderate(eve, { ...on, action: 'unblock_picture' })
  await drain(test)
  expect((await getPin(bob, carousel.id)).id).toBe(carousel.id)
  expect(await findWrongCounters(test.site.database.db)).toEqual([])
})

describe('[PIN-09 b] a reported conversation', () => {
  it('shows staff the last messages of the reported user up to the report, and logs who read them', async () => {
    await using test = await createTestCtx()
    const { alice, bob, eve } = await withPin(test)
    const carol = test.as(await test.person('Carol'))
    const { id } = await sendToPerson(bob, alice.viewer.userId, { text: 'Give me your address' })
    await sendToPerson(alice, bob.viewer.userId, { text: 'It is no business of yours' })
    test.clock.pass(1_000)
    await report(alice, { type: 'conversation', id, reason: 'harassment', details: 'Every day' })
    test.clock.pass(1_000)
    await sendToPerson(bob, alice.viewer.userId, { text: 'I am sorry' })
    await expect(report(carol, { type: 'conversation', id, reason: 'spam' })).rejects.toMatchObject({
      code: 'conversation.not_found',
    })
    expect((await listCases(eve, false, FIRST_PAGE)).items).toMatchObject([
      {
        target_type: 'conversation',
        target_id: id,
        text: '',
        path: null,
        subject: { username: 'bob' },
        details: ['Every day'],
        viewer_can: ['dismiss', 'warn'],
      },
    ])
    expect(await readReportedMessages(eve, { conversationId: id, subjectId: bob.viewer.userId })).toMatchObject([
      { sender: { username: 'bob' }, text: 'Give me your address', pin_path: null },
    ])
    expect((await listModeration(eve, FIRST_PAGE)).items).toMatchObject([
      { action: 'read_messages', actor: { username: 'eve' }, subject: { username: 'bob' }, text: '' },
    ])
    await expect(readReportedMessages(bob, { conversationId: id, subjectId: bob.viewer.userId })).rejects.toMatchObject(
      { code: 'auth.not_allowed' },
    )
    const about = { targetType: 'conversation', targetId: id, subjectId: bob.viewer.userId } as const
    await moderate(eve, { ...about, action: 'warn', message: 'Leave her alone.' })
    await drain(test)
    expect((await listNotifications(bob, FIRST_PAGE)).items).toMatchObject([
      { kind: 'warned', notice: { target_type: 'conversation', message: 'Leave her alone.', path: null } },
    ])
  })

  it('keeps a case for each of its two users when the reported one reports back', async () => {
    await using test = await createTestCtx()
    const { alice, bob, eve } = await withPin(test)
    const { id } = await sendToPerson(bob, alice.viewer.userId, { text: 'Give me your address' })
    await sendToPerson(alice, bob.viewer.userId, { text: 'My own words' })
    await report(alice, { type: 'conversation', id, reason: 'harassment', details: 'Every day' })
    await report(bob, { type: 'conversation', id, reason: 'spam' })
    expect((await listCases(eve, false, FIRST_PAGE)).items).toMatchObject([
      { subject: { username: 'alice' }, report_count: 1, details: [], reasons: [{ reason: 'spam' }] },
      { subject: { username: 'bob' }, report_count: 1, details: ['Every day'], reasons: [{ reason: 'harassment' }] },
    ])
    const about = { targetType: 'conversation', targetId: id, subjectId: bob.viewer.userId } as const
    await moderate(eve, { ...about, action: 'warn', message: 'Leave her alone.' })
    await drain(test)
    expect((await listNotifications(alice, FIRST_PAGE)).items).toEqual([])
    expect((await listNotifications(bob, FIRST_PAGE)).items).toMatchObject([{ kind: 'warned' }])
    expect((await listCases(eve, false, FIRST_PAGE)).items).toMatchObject([{ subject: { username: 'alice' } }])
    await expect(moderate(eve, { targetType: 'conversation', targetId: id, action: 'dismiss' })).rejects.toMatchObject({
      code: 'request.missing',
    })
    const messages = await readReportedMessages(eve, { conversationId: id, subjectId: bob.viewer.userId })
    expect(messages.map(({ text }) => text)).toEqual(['Give me your address'])
  })

  it('is decided once when several staff decide at the same time', async () => {
    await using test = await createTestCtx()
    const { alice, bob, eve } = await withPin(test)
    const { id } = await sendToPerson(bob, alice.viewer.userId, { text: 'Give me your address' })
    await report(alice, { type: 'conversation', id, reason: 'harassment' })
    const about = { targetType: 'conversation', targetId: id, subjectId: bob.viewer.userId } as const
    const all = await Promise.allSettled([1, 2, 3].map(() => moderate(eve, { ...about, action: 'dismiss' })))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await listModeration(eve, FIRST_PAGE)).items).toHaveLength(1)
  })

  it('cannot be read if no one reported it', async () => {
    await using test = await createTestCtx()
    const { alice, bob, eve } = await withPin(test)
    const { id } = await sendToPerson(bob, alice.viewer.userId, { text: 'Hello' })
    await expect(readReportedMessages(eve, { conversationId: id, subjectId: bob.viewer.userId })).rejects.toMatchObject(
      { code: 'report.not_found' },
    )
    expect((await listModeration(eve, FIRST_PAGE)).items).toEqual([])
  })
})

describe('[PIN-09 b] moderation', () => {
  it('hides a pin so that its pinner cannot restore it, and can restore it', async () => {
    await using test = await createTestCtx()
    const { alice, bob, eve, pin } = await withPin(test)
    await report(bob, { type: 'pin', id: pin.id, reason: 'spam' })
    const on = { targetType: 'pin', targetId: pin.id } as const
    expect(await moderate(eve, { ...on, action: 'hide' })).toMatchObject({
      state: 'hidden',
      path: null,
      image_url: expect.stringMatching(/\?e=\d+&s=/),
      picture_url: expect.stringMatching(/736x.*\?e=\d+&s=/),
      is_closed: true,
      viewer_can: ['restore', 'warn', 'block_picture'],
    })
    // Staff can still tell which pin it was.
    const of = { target_id: pin.id, text: 'Bad words' }
    expect((await listModeration(eve, FIRST_PAGE)).items).toMatchObject([
      { ...of, action: 'hide', path: null, image_url: expect.stringMatching(/\?e=\d+&s=/) },
    ])
    await expect(getPin(alice, pin.id)).rejects.toMatchObject({ code: 'pin.not_found' })
    await expect(restorePin(alice, pin.id)).rejects.toMatchObject({ code: 'pin.not_found' })
    await expect(restorePins(alice, [pin.id])).rejects.toMatchObject({ code: 'pin.not_found' })
    expect((await listCases(eve, false, FIRST_PAGE)).items).toEqual([])
    expect((await listCases(eve, true, FIRST_PAGE)).items).toMatchObject([
      { ...of, image_url: expect.stringMatching(/\?e=\d+&s=/) },
    ])
    await moderate(eve, { ...on, action: 'restore' })
    expect(await getPin(bob, pin.id)).toMatchObject({ title: 'Bad words' })
    await drain(test)
    expect(await findWrongCounters(test.site.database.db)).toEqual([])
    expect((await listModeration(eve, FIRST_PAGE)).items).toMatchObject([
      { action: 'restore', actor: { username: 'eve' }, subject: { username: 'alice' } },
      { action: 'hide' },
    ])
  })

  it('is only for employees and owners', async () => {
    await using test = await createTestCtx()
    const { bob, pin } = await withPin(test)
    await report(bob, { type: 'pin', id: pin.id, reason: 'spam' })
    const calls = [
      () => listCases(bob, false, FIRST_PAGE),
      () => listModeration(bob, FIRST_PAGE),
      () => moderate(bob, { targetType: 'pin', targetId: pin.id, action: 'hide' }),
    ]
    for (const call of calls) await expect(call()).rejects.toMatchObject({ code: 'auth.not_allowed' })
  })

  it('[IDENT-20 a] needs a second factor', async () => {
    await using test = await createTestCtx()
    const { bob, pin } = await withPin(test)
    const frank = test.as(await test.person('Frank'), { role: 'employee' })
    await report(bob, { type: 'pin', id: pin.id, reason: 'spam' })
    const action = moderate(frank, { targetType: 'pin', targetId: pin.id, action: 'hide' })
    await expect(action).rejects.toMatchObject({ code: 'mfa.off' })
    expect(await getPin(bob, pin.id)).toMatchObject({ title: 'Bad words' })
  })

  it('[PIN-09 b] hides a comment so that the pinner cannot restore it', async () => {
    await using test = await createTestCtx()
    const { alice, bob, eve, pin } = await withPin(test)
    const said = await makeComment(bob, pin, 'Buy things')
    const flagged = allowComment(alice, 'flag', await getComment(alice, said.id))
    await flagComment(alice, flagged, { reason: 'spam', detailedReasons: [] })
    await drain(test)
    const on = { targetType: 'comment', targetId: said.id } as const
    await moderate(eve, { ...on, action: 'hide' })
    const seen = allowComment(alice, 'hide', await getComment(alice, said.id))
    await hideComment(alice, seen, true)
    await expect(hideComment(alice, seen, false)).rejects.toMatchObject({ code: 'auth.not_allowed' })
    await expect(getComment(bob, said.id)).rejects.toMatchObject({ code: 'comment.not_found' })
    await moderate(eve, { ...on, action: 'restore' })
    expect(await getComment(bob, said.id)).toMatchObject({ text: 'Buy things' })
  })

  it('[PIN-09 b] a picture that was blocked while its board was deleted is not restored with the board', async () => {
    await using test = await createTestCtx()
    const { alice, bob, eve, pin, board } = await withPin(test)
    const saved = await saveTo(bob, pin, await makeBoard(bob, 'Ideas'))
    await deleteBoard(alice, allowBoard(alice, 'delete', await getBoard(alice, board.id)))
    await report(alice, { type: 'pin', id: saved.id, reason: 'nudity' })
    await moderate(eve, { targetType: 'pin', targetId: saved.id, action: 'block_picture' })
    await drain(test)
    await restoreBoard(alice, board.id)
    await drain(test)
    await expect(getPin(alice, pin.id)).rejects.toMatchObject({ code: 'pin.not_found' })
    expect(await findWrongCounters(test.site.database.db)).toEqual([])
  })

  it('allowing a picture restores what its block removed, and nothing else', async () => {
    await using test = await createTestCtx()
    const { alice, bob, eve, pin, board } = await withPin(test)
    const carol = test.as(await test.person('Carol'))
    const ideas = await makeBoard(bob, 'Ideas')
    const attic = await makeBoard(carol, 'Attic')
    const saved = await saveTo(bob, pin, ideas)
    const lost = await saveTo(carol, pin, attic)
    const hidden = await saveTo(carol, pin, await makeBoard(carol, 'Walls'))
    const deleted = await saveTo(bob, pin, ideas)
    await report(bob, { type: 'pin', id: pin.id, reason: 'nudity' })
    await report(bob, { type: 'pin', id: hidden.id, reason: 'nudity' })
    await moderate(eve, { targetType: 'pin', targetId: hidden.id, action: 'hide' })
    await deletePin(bob, allowPin(bob, 'delete', await getPin(bob, deleted.id)))
    const on = { targetType: 'pin', targetId: pin.id } as const
    const before = await getBoard(bob, ideas.id)
    await moderate(eve, { ...on, action: 'block_picture' })
    await drain(test)
    await deleteBoard(carol, allowBoard(carol, 'delete', await getBoard(carol, attic.id)))
    await moderate(eve, { ...on, action: 'unblock_picture' })
    await drain(test)
    for (const id of [pin.id, saved.id]) expect(await getPin(test.visitor, id)).toMatchObject({ id })
    for (const id of [lost.id, hidden.id, deleted.id]) {
      await expect(getPin(carol, id)).rejects.toMatchObject({ code: 'pin.not_found' })
    }
    expect((await getBoard(bob, ideas.id)).pinCount).toBe(before.pinCount)
    expect((await getBoard(alice, board.id)).pinCount).toBe(1)
    expect(await findWrongCounters(test.site.database.db)).toEqual([])
    // Hidden for its own sake, it is restored that way.
    await moderate(eve, { targetType: 'pin', targetId: hidden.id, action: 'restore' })
    expect(await getPin(bob, hidden.id)).toMatchObject({ id: hidden.id })
  })

  it('warns a user in their notifications, and by mail if they have an email address of their own', async () => {
    await using test = await createTestCtx()
    const { bob, eve, pin, alice } = await withPin(test)
    const db = test.site.database.db
    const mails = async () => {
      const { rows } = await sql`
        select 1 from graphile_worker._private_jobs j
        join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'send_mail'`.execute(db)
      return rows.length
    }
    await report(bob, { type: 'pin', id: pin.id, reason: 'spam' })
    const warning = { targetType: 'pin', targetId: pin.id, action: 'warn', message: 'Please do not.' } as const
    expect(await moderate(eve, warning)).toMatchObject({ is_closed: true, state: 'shown' })
    await drain(test)
    const notice = { target_type: 'pin', text: 'Bad words', reasons: ['spam'], message: 'Please do not.' }
    expect((await listNotifications(alice, FIRST_PAGE)).items).toMatchObject([
      { kind: 'warned', people: [], notice: { ...notice, path: `/pin/${pin.id}/` }, is_read: false },
    ])
    expect(await mails()).toBe(0)
    await db
      .updateTable('users')
      .set({ email_verified_at: test.clock.now() })
      .where('id', '=', alice.viewer.userId)
      .execute()
    await moderate(eve, warning)
    expect(await mails()).toBe(1)
    expect((await listModeration(eve, FIRST_PAGE)).items).toMatchObject([
      { action: 'warn', detail: 'Please do not.' },
      { action: 'warn' },
    ])
  })

  it('[IDENT-21 a] bans a user for a report, which closes the case and is logged', async () => {
    await using test = await createTestCtx()
    const { bob, eve, pin, alice } = await withPin(test)
    const helper = await test.staff('Hal', 'employee')
    await report(bob, { type: 'pin', id: pin.id, reason: 'spam' })
    const ban = { targetType: 'pin', targetId: pin.id, action: 'ban' } as const
    await expect(moderate(eve, ban)).rejects.toMatchObject({ code: 'request.missing', details: { field: 'message' } })
    expect(await moderate(eve, { ...ban, message: 'Spam, again' })).toMatchObject({ is_closed: true, state: 'shown' })
    expect(await loadAccount(eve, alice.viewer.userId)).toMatchObject({
      is_write_banned: true,
      write_ban_reason: 'Spam, again',
    })
    expect((await listModeration(helper, FIRST_PAGE)).items).toMatchObject([
      { action: 'ban', detail: 'Spam, again', actor: { username: 'eve' }, subject: { username: 'alice' } },
    ])

    await report(bob, { type: 'user', id: helper.viewer.userId, reason: 'spam' })
    const colleague = { targetType: 'user', targetId: helper.viewer.userId, action: 'ban', message: 'No' } as const
    await expect(moderate(eve, colleague)).rejects.toMatchObject({ code: 'auth.not_allowed' })
    expect((await listCases(eve, false, FIRST_PAGE)).items).toHaveLength(1)
  })

  it('[PEOPLE-04 a] notifies the owner of a hidden thing what it was, why and when, until it is restored', async () => {
    await using test = await createTestCtx()
    const { alice, bob, eve, pin } = await withPin(test)
    await report(bob, { type: 'pin', id: pin.id, reason: 'spam' })
    const on = { targetType: 'pin', targetId: pin.id } as const
    await moderate(eve, { ...on, action: 'hide' })
    await drain(test)
    expect((await listNotifications(alice, FIRST_PAGE)).items).toMatchObject([
      {
        kind: 'moderated',
        people: [],
        notice: { target_type: 'pin', text: 'Bad words', reasons: ['spam'], message: null, path: null },
        last_at: expect.any(String),
      },
    ])
    expect((await listNotifications(bob, FIRST_PAGE)).items).toEqual([])
    await moderate(eve, { ...on, action: 'restore' })
    expect((await listNotifications(alice, FIRST_PAGE)).items).toEqual([])
  })

  it('shows only the pinner of a removed pin that it was removed and why', async () => {
    await using test = await createTestCtx()
    const { alice, bob, eve, board, pin } = await withPin(test)
    const saved = await saveTo(bob, pin, await makeBoard(bob, 'Saved'))
    const gone = await makePin(alice, board, { title: 'Deleted by herself' })
    await deletePin(alice, allowPin(alice, 'delete', await getPin(alice, gone.id)))
    expect(await loadRemovedPin(alice, pin.id)).toBeNull()
    await report(bob, { type: 'pin', id: pin.id, reason: 'spam' })
    const on = { targetType: 'pin', targetId: pin.id } as const
    await moderate(eve, { ...on, action: 'hide' })
    expect(await loadRemovedPin(alice, pin.id)).toEqual({
      pin_id: pin.id,
      title: 'Bad words',
      is_for_picture: false,
      reasons: ['spam'],
      removed_at: test.clock.now().toISOString(),
    })
    expect(await loadRemovedPin(alice, gone.id)).toBeNull()
    expect(await loadRemovedPin(bob, pin.id)).toBeNull()
    expect(await loadRemovedPin(eve, pin.id)).toBeNull()
    await expect(loadRemovedPin(test.visitor, pin.id)).rejects.toMatchObject({ code: 'auth.required' })
    await moderate(eve, { ...on, action: 'block_picture' })
    await drain(test)
    expect(await loadRemovedPin(bob, saved.id)).toMatchObject({ is_for_picture: true, reasons: [] })
    await moderate(eve, { ...on, action: 'unblock_picture' })
    await moderate(eve, { ...on, action: 'restore' })
    expect(await loadRemovedPin(alice, pin.id)).toBeNull()
  })

  it('a blocked picture disappears from every pin and cannot come back resized or recompressed', async () => {
    await using test = await createTestCtx()
    const { alice, bob, eve, board } = await withPin(test)
    const original = await draw(1).png().toBuffer()
    const { media_upload_id: mediaUploadId } = await uploads(alice, original)
    const pin = await makePin(alice, board, { mediaUploadId })
    const saved = await saveTo(bob, pin, await makeBoard(bob, 'Ideas'))
    await report(bob, { type: 'pin', id: pin.id, reason: 'nudity' })
    const on = { targetType: 'pin', targetId: pin.id } as const
    expect(await moderate(eve, { ...on, action: 'block_picture' })).toMatchObject({
      state: 'hidden',
      viewer_can: ['warn', 'unblock_picture'],
    })
    await drain(test)
    for (const id of [pin.id, saved.id]) {
      await expect(getPin(bob, id)).rejects.toMatchObject({ code: 'pin.not_found' })
    }
    await expect(makePin(alice, board, { mediaUploadId })).rejects.toMatchObject({ code: 'media.blocked' })
    const copies = {
      'as it was': original,
      'compressed again': await sharp(original).jpeg({ quality: 40 }).toBuffer(),
      'made smaller': await sharp(original).resize(250).webp({ quality: 70 }).toBuffer(),
      'made larger': await sharp(original).resize(1000).jpeg({ quality: 80 }).toBuffer(),
      mirrored: await sharp(original).flop().jpeg({ quality: 70 }).toBuffer(),
      framed: await framed(original),
      'mirrored and set on black': await sharp(await sharp(original).flop().png().toBuffer())
        .extend({ top: 200, bottom: 200, background: '#000' })
        .jpeg({ quality: 80 })
        .toBuffer(),
    }
    for (const [what, copy] of Object.entries(copies)) {
      expect([what, await uploads(bob, copy)]).toMatchObject([what, { status: 'failed', error_code: 'media.blocked' }])
    }
    for (const seed of [2, 3, 4, 5]) {
      expect(await uploads(bob, await draw(seed).png().toBuffer())).toMatchObject({ status: 'succeeded' })
    }
    expect(await findWrongCounters(test.site.database.db)).toEqual([])
    expect(await moderate(eve, { ...on, action: 'unblock_picture' })).toMatchObject({ state: 'shown' })
    expect(await getPin(bob, pin.id)).toMatchObject({ id: pin.id })
    expect(await uploads(bob, copies['made smaller'])).toMatchObject({ status: 'succeeded' })
  })

  it('and its existing near copies are removed with it, are counted in the log, and are restored with it', async () => {
    await using test = await createTestCtx()
    const { alice, bob, eve, board } = await withPin(test)
    const original = await draw(1).png().toBuffer()
    const pinned = async (person: Ctx<SignedIn>, onto: { readonly id: Id }, bytes: Buffer) =>
      makePin(person, onto, { mediaUploadId: (await uploads(person, bytes)).media_upload_id })
    const reported = await pinned(alice, board, original)
    const finds = await makeBoard(bob, 'Finds')
    const copies = [
      await pinned(bob, finds, await sharp(original).jpeg({ quality: 40 }).toBuffer()),
      await pinned(bob, finds, await sharp(original).flop().resize(300).webp({ quality: 70 }).toBuffer()),
      await pinned(bob, finds, await framed(original)),
    ]
    const another = await pinned(bob, finds, await draw(2).png().toBuffer())
    const seen = async () => {
      const ids = [reported, ...copies, another].map(({ id }) => id)
      return [...(await loadPins(test.visitor, ids)).keys()].toSorted()
    }
    const before = await seen()
    expect(before.length).toBe(5)
    await report(bob, { type: 'pin', id: reported.id, reason: 'nudity' })
    const on = { targetType: 'pin', targetId: reported.id } as const
    await moderate(eve, { ...on, action: 'block_picture' })
    await drain(test)
    expect(await seen()).toEqual([another.id])
    expect((await listModeration(eve, FIRST_PAGE)).items[0]).toMatchObject({ action: 'block_picture', copy_count: 3 })
    expect(await findWrongCounters(test.site.database.db)).toEqual([])

    await moderate(eve, { ...on, action: 'unblock_picture' })
    await drain(test)
    expect(await seen()).toEqual(before)
    expect((await listModeration(eve, FIRST_PAGE)).items[0]).toMatchObject({ action: 'unblock_picture', copy_count: 3 })
    expect(await findWrongCounters(test.site.database.db)).toEqual([])
  })

  it('copies are searched in batches until all pictures are checked, and each is found once', async () => {
    await using test = await createTestCtx()
    const { alice } = await withPin(test)
    const ingested = async (bytes: Buffer) => readyPicture(alice, (await uploads(alice, bytes)).media_upload_id)
    const original = await draw(1).png().toBuffer()
    const signature = await ingested(original)
    const copies = []
    for (const quality of [90, 60, 30]) copies.push(await ingested(await sharp(original).jpeg({ quality }).toBuffer()))
    for (const seed of [2, 3]) await ingested(await draw(seed).png().toBuffer())
    const found = await test.visitor.transaction(async ({ db }) => {
      await blockPicture(db, signature, test.clock.now())
      const parts: (readonly string[])[] = []
      for (let after: string | undefined = ''; after !== undefined;) {
        const part: CopiesBlocked = await blockCopiesOf(db, { signature, after, limit: 2, now: test.clock.now() })
        parts.push(part.signatures)
        after = part.next
      }
      return parts
    })
    expect(found.length).toBe(4)
    expect(found.flat()).toEqual(copies.toSorted())
  })

  it('a copy of two pictures stays blocked until both are allowed; one blocked by itself has to be allowed by itself', async () => {
    await using test = await createTestCtx()
    const { alice, bob, eve, board } = await withPin(test)
    const original = await draw(1).png().toBuffer()
    const cases: { readonly targetType: 'pin'; readonly targetId: Id }[] = []
    for (const quality of [90, 60, 30]) {
      const bytes = await sharp(original).jpeg({ quality }).toBuffer()
      const { id } = await makePin(alice, board, { mediaUploadId: (await uploads(alice, bytes)).media_upload_id })
      await report(bob, { type: 'pin', id, reason: 'nudity' })
      cases.push({ targetType: 'pin', targetId: id })
    }
    const [first, second] = cases
    const actions = async (on: (typeof cases)[0] | undefined, action: 'block_picture' | 'unblock_picture') => {
      await moderate(eve, { ...on!, action })
      await drain(test)
      const there = await loadPins(
        test.visitor,
        cases.map(({ targetId }) => targetId),
      )
      return cases.map(({ targetId }) => there.has(targetId))
    }
    expect(await actions(first, 'block_picture')).toEqual([false, false, false])
    expect(await actions(second, 'unblock_picture')).toEqual([false, true, false])
    expect(await actions(second, 'block_picture')).toEqual([false, false, false])
    expect(await actions(first, 'unblock_picture')).toEqual([true, false, false])
    expect(await actions(second, 'unblock_picture')).toEqual([true, true, true])
  })
})

describe('[PIN-06 a] a pin the user already has', () => {
  it('is found among their own by content, or else by looks', async () => {
    await using test = await createTestCtx()
    const { alice, bob, board } = await withPin(test)
    const original = await draw(7).png().toBuffer()
    const pin = await makePin(alice, board, { mediaUploadId: (await uploads(alice, original)).media_upload_id })
    const none = { already_saved: null, looks_same: null }
    expect(await findDuplicates(bob, { pinId: pin.id })).toEqual(none)
    expect(await findDuplicates(alice, { pinId: pin.id, exceptPinId: pin.id })).toEqual(none)
    const ideas = await makeBoard(bob, 'Ideas')
    const saved = await saveTo(bob, pin, ideas)
    const owned = { pin_id: saved.id, board: { id: ideas.id, name: 'Ideas', url: '/bob/ideas/' } }
    expect(await findDuplicates(bob, { pinId: pin.id })).toEqual({ already_saved: owned, looks_same: null })
    const again = await uploads(bob, original)
    expect(await findDuplicates(bob, { mediaUploadId: again.media_upload_id })).toEqual({
      already_saved: owned,
      looks_same: null,
    })
    const smaller = await uploads(bob, await sharp(original).resize(300).jpeg({ quality: 60 }).toBuffer())
    expect(await findDuplicates(bob, { mediaUploadId: smaller.media_upload_id })).toEqual({
      already_saved: null,
      looks_same: owned,
    })
    const other = await uploads(bob, await draw(8).png().toBuffer())
    expect(await findDuplicates(bob, { mediaUploadId: other.media_upload_id })).toEqual(none)
  })
})
