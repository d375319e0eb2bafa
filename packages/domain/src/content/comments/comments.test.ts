import { packId, shardOf } from '@corkboard/contract'
import { sql } from '@corkboard/database'
import { createTestCtx, makeBoard, makeComment, makePin, type TestCtx, uploadPicture } from '@corkboard/testkit/domain'
import { describe, expect, it } from 'vitest'
import { findWrongCounters } from '../../modules.ts'
import { updateSettings } from '../../accounts/settings/index.ts'
import { deleteAccount } from '../../accounts/staff/index.ts'
import type { Ctx, SignedIn } from '../../kernel/index.ts'
import { openImage } from '../../media/index.ts'
import { blockPerson, followPerson } from '../../people/index.ts'
import { allowPin, getPin, presentPin, turnComments } from '../pins/index.ts'
import {
  allowComment,
  allowCommenting,
  deleteComment,
  editComment,
  flagComment,
  getComment,
  hideComment,
  hideCommentsOfAuthor,
  highlightComment,
  listComments,
  listReplies,
  reactToComment,
  removeMentions,
  restoreComment,
  suggestMentions,
} from './index.ts'

const MINUTE_MS = 60_000

interface Scene {
  readonly test: TestCtx
  readonly alice: Ctx<SignedIn>
  readonly bob: Ctx<SignedIn>
  readonly carol: Ctx<SignedIn>
  readonly pin: { readonly id: string }
}

/** Alice has pinned something; Bob and Carol are other members. */
const scene = async (test: TestCtx): Promise<Scene> => {
  const [alice, bob, carol] = [
    test.as(await test.person('Alice')),
    test.as(await test.person('Bob')),
    test.as(await test.person('Carol')),
  ]
  return { test, alice, bob, carol, pin: await makePin(alice, await makeBoard(alice, 'Kitchens')) }
}

const texts = async (ctx: Ctx, pin: { id: string }): Promise<string[]> =>
  (await listComments(ctx, pin.id, { size: 25 })).items.map(({ text }) => text)
const countOn = async (ctx: Ctx, pin: { id: string }): Promise<number> =>
  (await presentPin(ctx, await getPin(ctx, pin.id))).comment_count
const remove = async (ctx: Ctx, id: string) =>
  deleteComment(ctx, allowComment(ctx, 'delete', await getComment(ctx, id)))
const hide = async (ctx: Ctx, id: string, isOn = true) =>
  hideComment(ctx, allowComment(ctx, 'hide', await getComment(ctx, id)), isOn)
const like = async (ctx: Ctx, id: string, isOn = true) =>
  reactToComment(ctx, allowComment(ctx, 'like', await getComment(ctx, id)), 'like', isOn)
const highlight = async (ctx: Ctx, id: string, isOn = true) =>
  highlightComment(ctx, allowComment(ctx, 'highlight', await getComment(ctx, id)), isOn)
const tag = (text: string, name: string, person: Ctx<SignedIn>) => ({
  userId: person.viewer.userId,
  start: text.indexOf(name),
  length: name.length,
})

describe('[COMMENT-01 a b c d e] comments', () => {
  it('appear under their pin, newest first, with replies to each, and are counted', async () => {
    await using test = await createTestCtx()
    const { alice, bob, carol, pin } = await scene(test)
    const first = await makeComment(bob, pin, 'First')
    test.clock.pass(1)
    await makeComment(carol, pin, 'Second')
    test.clock.pass(1)
    const reply = await makeComment(alice, pin, { text: 'Thanks', parentId: first.id })
    test.clock.pass(1)
    const toReply = await makeComment(bob, pin, { text: 'Welcome', parentId: reply.id })
    expect(toReply.parent_id).toBe(first.id)
    expect(await texts(test.visitor, pin)).toEqual(['Second', 'First'])
    expect((await listReplies(test.visitor, first.id, { size: 25 })).items).toMatchObject([
      { text: 'Thanks', is_by_pinner: true },
      { text: 'Welcome', is_by_pinner: false },
    ])
    expect(await getComment(bob, first.id)).toMatchObject({ replyCount: 2 })
    expect(await countOn(bob, pin)).toBe(4)
  })

  it('continue from page to page, highlighted ones first and each once', async () => {
    await using test = await createTestCtx()
    const { alice, bob, pin } = await scene(test)
    const made = []
    for (let n = 0; n < 7; n += 1) {
      made.push(await makeComment(bob, pin, `Comment ${n}`))
      test.clock.pass(1)
    }
    await highlight(alice, made[1]!.id)
    await highlight(alice, made[4]!.id)
    const seen: string[] = []
    let after
    do {
      const page = await listComments(bob, pin.id, { size: 2, ...(after && { after }) })
      seen.push(...page.items.map(({ text }) => text.slice(-1)))
      after = page.next
    } while (after)
    expect(seen).toEqual(['4', '1', '6', '5', '3', '2', '0'])
  })

  it('can be edited by their author for 15 minutes', async () => {
    await using test = await createTestCtx()
    const { alice, bob, pin } = await scene(test)
    const { id } = await makeComment(bob, pin, 'Lovly')
    await expect(getComment(alice, id).then((it) => allowComment(alice, 'edit', it))).rejects.toMatchObject({
      code: 'comment.not_allowed',
    })
    const edited = await editComment(bob, allowComment(bob, 'edit', await getComment(bob, id)), { text: 'Lovely' })
    expect(edited).toMatchObject({ text: 'Lovely', edited_at: expect.any(String) })
    test.clock.pass(15 * MINUTE_MS)
    const late = await getComment(bob, id)
    expect(() => allowComment(bob, 'edit', late)).toThrow(expect.objectContaining({ code: 'comment.edit_over' }))
  })

  it('are deleted with their replies, and can be restored with them within the hour', async () => {
    await using test = await createTestCtx()
    const { alice, bob, pin } = await scene(test)
    const { id } = await makeComment(bob, pin, 'Mine')
    const reply = await makeComment(alice, pin, { text: 'Yours', parentId: id })
    await remove(bob, id)
    expect([await texts(alice, pin), await countOn(alice, pin)]).toEqual([[], 0])
    await expect(getComment(alice, reply.id)).rejects.toMatchObject({ code: 'comment.not_found' })
    await expect(restoreComment(alice, id)).rejects.toMatchObject({ code: 'comment.not_found' })
    expect(await restoreComment(bob, id)).toMatchObject({ text: 'Mine', comment_count: 1 })
    expect([await texts(alice, pin), await countOn(alice, pin)]).toEqual([['Mine'], 2])
    await remove(bob, id)
    test.clock.pass(60 * MINUTE_MS)
    await expect(restoreComment(bob, id)).rejects.toMatchObject({ code: 'comment.not_found' })
  })

  it('may not be repeated by accident, only on purpose', async () => {
    await using test = await createTestCtx()
    const { bob, pin } = await scene(test)
    await makeComment(bob, pin, 'So good')
    await expect(makeComment(bob, pin, ' So  good ')).rejects.toMatchObject({ code: 'comment.repeated' })
    await makeComment(bob, pin, { text: 'So good', force: true })
    expect(await texts(bob, pin)).toEqual(['So good', 'So good'])
  })

  it('are limited to 60 an hour', async () => {
    await using test = await createTestCtx()
    const { bob, pin } = await scene(test)
    for (let n = 0; n < 60; n += 1) await makeComment(bob, pin, `Number ${n}`)
    await expect(makeComment(bob, pin, 'One more')).rejects.toMatchObject({
      code: 'request.rate',
      details: { retryAfterSeconds: expect.any(Number) },
    })
    test.clock.pass(60 * MINUTE_MS)
    await makeComment(bob, pin, 'One more')
  })

  it('write what happened to the outbox', async () => {
    await using test = await createTestCtx()
    const { bob, carol, pin } = await scene(test)
    const text = 'See this @carol'
    const { id } = await makeComment(bob, pin, { text, tags: [tag(text, '@carol', carol)] })
    const { rows } = await sql<{ kind: string; payload: Record<string, unknown> }>`
      select kind, payload from outbox where kind like 'comment.%' order by id`.execute(bob.db)
    const facts = { comment_id: id, pin_id: pin.id, by_id: bob.viewer.userId }
    expect(rows).toMatchObject([
      { kind: 'comment.created', payload: facts },
      { kind: 'comment.mentioned', payload: { ...facts, user_ids: [carol.viewer.userId] } },
    ])
  })

  it('are read one page at a time, even with 20,000 on one pin', async () => {
    await using test = await createTestCtx()
    const { bob, pin } = await scene(test)
    const { id } = await makeComment(bob, pin)
    const shard = shardOf(id)
    const from = packId(test.clock.now().getTime() - 50_000, shard, 0)
    await sql`
      with made as (
        insert into comments (id, shard, pin_id, author_id, text, created_at)
        select ${from}::bigint + n::bigint * 4194304, ${shard}, ${pin.id}, ${bob.viewer.userId}, 'Comment ' || n, now()
        from generate_series(0, 19999) n returning id
      ), stats as (insert into comment_stats (comment_id, shard) select id, ${shard} from made)
      update pin_stats set comment_count = 20001 where pin_id = ${pin.id}`.execute(bob.db)
    await sql`analyze comments`.execute(bob.db)
    const plan = await sql<{ 'QUERY PLAN': [{ Plan: Record<string, unknown> }] }>`
      explain (analyze, buffers, format json) select id from comments
      where pin_id = ${pin.id} and parent_id is null and deleted_at is null and hidden_at is null
        and (is_highlighted, id) < (false, ${id}::bigint)
      order by is_highlighted desc, id desc limit 26`.execute(bob.db)
    const { Plan } = plan.rows[0]!['QUERY PLAN'][0]
    expect(JSON.stringify(Plan)).toContain('comments_thread')
    expect(Number(Plan['Shared Hit Blocks']) + Number(Plan['Shared Read Blocks'])).toBeLessThan(40)
    const page = await listComments(bob, pin.id, { size: 25 })
    expect(page.items).toHaveLength(25)
    expect((await listComments(bob, pin.id, { size: 25, after: page.next! })).items).toHaveLength(25)
    expect(await findWrongCounters(bob.db)).toEqual([])
  })
})

describe('[COMMENT-01 b] commenting', () => {
  it('is open to users whom the pinner’s setting allows and who may write', async () => {
    await using test = await createTestCtx()
    const { alice, bob, carol, pin } = await scene(test)
    const refusal = async (who: Ctx): Promise<string | undefined> => {
      const seen = await getPin(who, pin.id)
      try {
        allowCommenting(who, seen)
        return undefined
      } catch (error) {
        return (error as { code: string }).code
      }
    }
    const all = async () => [
      await refusal(alice),
      await refusal(bob),
      await refusal(carol),
      await refusal(test.visitor),
    ]
    expect(await all()).toEqual([undefined, undefined, undefined, 'auth.required'])
    await followPerson(alice, bob.viewer.userId)
    await updateSettings(alice, { comments_from: 'following' })
    expect(await all()).toEqual([undefined, undefined, 'comment.for_some', 'auth.required'])
    await updateSettings(alice, { comments_from: 'nobody' })
    expect(await all()).toEqual([undefined, 'comment.off', 'comment.off', 'auth.required'])
    const banned = test.as({ id: bob.viewer.userId }, { isWriteBanned: true, writeBanReason: 'Spam' })
    await updateSettings(alice, { comments_from: 'everyone' })
    const seen = await getPin(banned, pin.id)
    expect(() => allowCommenting(banned, seen)).toThrow(
      expect.objectContaining({ code: 'auth.write_banned', details: { messageDetail: 'Spam' } }),
    )
    await blockPerson(alice, carol.viewer.userId)
    expect(await refusal(carol)).toBe('comment.off')
  })

  it('[PIN-09 c] is closed to everyone while a pin’s comments are off, and existing ones are hidden until they are on', async () => {
    await using test = await createTestCtx()
    const { alice, bob, pin } = await scene(test)
    const { id } = await makeComment(bob, pin, 'Hello')
    const turn = async (areOff: boolean) =>
      turnComments(alice, allowPin(alice, 'edit', await getPin(alice, pin.id)), areOff)
    await turn(true)
    expect([await texts(bob, pin), await countOn(bob, pin)]).toEqual([[], 0])
    await expect(getComment(bob, id)).rejects.toMatchObject({ code: 'comment.not_found' })
    await expect(makeComment(alice, pin, 'Me')).rejects.toMatchObject({ code: 'comment.off' })
    await turn(false)
    expect([await texts(bob, pin), await countOn(bob, pin)]).toEqual([['Hello'], 1])
  })

  it('[PEOPLE-02 c] is invisible across a block, in either direction, and after the author leaves', async () => {
    await using test = await createTestCtx()
    const { alice, bob, carol, pin } = await scene(test)
    const bobs = await makeComment(bob, pin, 'Bob was here')
    test.clock.pass(1)
    await makeComment(carol, pin, 'Carol was here')
    test.clock.pass(1)
    await makeComment(carol, pin, { text: 'Below Bob', parentId: bobs.id })
    await blockPerson(carol, bob.viewer.userId)
    expect(await texts(bob, pin)).toEqual(['Bob was here'])
    expect(await texts(carol, pin)).toEqual(['Carol was here'])
    expect((await listReplies(bob, bobs.id, { size: 25 })).items).toEqual([])
    expect(await texts(alice, pin)).toEqual(['Carol was here', 'Bob was here'])
    await deleteAccount(test.visitor, carol.viewer.userId)
    expect(await texts(alice, pin)).toEqual(['Bob was here'])
  })
})

describe('[COMMENT-01 b] mentions', () => {
  it('name users who accept them and see the pin; other names stay text', async () => {
    await using test = await createTestCtx()
    const { alice, bob, carol } = await scene(test)
    const secret = await makePin(alice, await makeBoard(alice, 'Plans', { privacy: 'secret' }))
    const open = await makePin(alice, await makeBoard(alice, 'Shown'))
    const text = '@bob and @carol'
    const tags = [tag(text, '@bob', bob), tag(text, '@carol', carol)]
    const names = async (pin: { id: string }) =>
      (await makeComment(alice, pin, { text, tags, force: true })).tagged_users.map(({ username }) => username)
    expect(await names(open)).toEqual(['bob', 'carol'])
    expect(await names(secret)).toEqual([])
    await updateSettings(carol, { mentions_from: 'following' })
    expect(await names(open)).toEqual(['bob'])
    await followPerson(carol, alice.viewer.userId)
    expect(await names(open)).toEqual(['bob', 'carol'])
    await updateSettings(bob, { mentions_from: 'nobody' })
    await blockPerson(carol, alice.viewer.userId)
    expect(await names(open)).toEqual([])
  })

  it('are suggested by the beginning of a name, users in the conversation first', async () => {
    await using test = await createTestCtx()
    const { alice, bob, pin } = await scene(test)
    const [cara, cato] = [test.as(await test.person('Cara')), test.as(await test.person('Cato'))]
    await makeComment(cato, pin, 'Hm')
    await followPerson(bob, cara.viewer.userId)
    const offered = async (query: string) => (await suggestMentions(bob, pin.id, query)).map(({ username }) => username)
    expect(await offered('ca')).toEqual(['cato', 'cara', 'carol'])
    expect(await offered('')).toEqual(['cato', 'cara'])
    expect(await offered('@CAR')).toEqual(['cara', 'carol'])
    await updateSettings(cara, { mentions_from: 'nobody' })
    await updateSettings(cato, { is_private_profile: true })
    expect(await offered('ca')).toEqual(['carol'])
    expect(await offered('%')).toEqual([])
    await blockPerson(alice, bob.viewer.userId)
    expect(await offered('al')).toEqual([])
  })

  it('[COMMENT-03 b] can be removed one by one by the mentioned user, all by the author; the text stays', async () => {
    await using test = await createTestCtx()
    const { alice, bob, carol, pin } = await scene(test)
    const text = '@alice @carol'
    const { id } = await makeComment(bob, pin, { text, tags: [tag(text, '@alice', alice), tag(text, '@carol', carol)] })
    const unmention = async (who: Ctx) =>
      removeMentions(who, allowComment(who, 'remove_mentions', await getComment(who, id)))
    expect(await unmention(carol)).toMatchObject({ text, tags: [{ id: alice.viewer.userId, offset: 0, length: 6 }] })
    await expect(unmention(carol)).rejects.toMatchObject({ code: 'comment.not_allowed' })
    expect(await unmention(bob)).toMatchObject({ text, tags: [], tagged_users: [] })
  })
})

describe('[COMMENT-02 a b c] a comment', () => {
  it('is liked and marked helpful once per user, and either can be undone', async () => {
    await using test = await createTestCtx()
    const { alice, bob, carol, pin } = await scene(test)
    const { id } = await makeComment(bob, pin)
    await Promise.all([like(alice, id), like(alice, id), like(carol, id), like(bob, id)])
    expect(await like(alice, id)).toMatchObject({ reaction_counts: { '1': 3 }, reaction_by_me: 1 })
    expect(await like(alice, id, false)).toMatchObject({ reaction_counts: { '1': 2 }, reaction_by_me: 0 })
    const helpful = async (ctx: Ctx, isOn = true) =>
      reactToComment(ctx, allowComment(ctx, 'helpful', await getComment(ctx, id)), 'helpful', isOn)
    expect(await helpful(carol)).toMatchObject({ helpful_count: 1, marked_helpful_by_me: true })
    await expect(helpful(bob)).rejects.toMatchObject({ code: 'comment.not_allowed' })
    expect(await helpful(carol, false)).toMatchObject({ helpful_count: 0, marked_helpful_by_me: false })
  })

  it('can be highlighted only by the pinner', async () => {
    await using test = await createTestCtx()
    const { alice, bob, carol, pin } = await scene(test)
    const { id } = await makeComment(bob, pin, 'The best')
    test.clock.pass(1)
    const own = await makeComment(alice, pin, 'Later')
    await expect(highlight(carol, id)).rejects.toMatchObject({ code: 'comment.not_allowed' })
    expect(await highlight(alice, id)).toMatchObject({ highlighted_by_pin_owner: true })
    expect(await texts(test.visitor, pin)).toEqual(['The best', 'Later'])
    expect(await highlight(alice, id, false)).toMatchObject({ highlighted_by_pin_owner: false })
    const reply = await makeComment(bob, pin, { text: 'Well', parentId: own.id })
    await expect(highlight(alice, reply.id)).rejects.toMatchObject({ code: 'comment.not_allowed' })
  })
})

describe('[COMMENT-03 a d] hiding', () => {
  it('by the pinner is for everyone, and can be undone', async () => {
    await using test = await createTestCtx()
    const { alice, bob, carol, pin } = await scene(test)
    const { id } = await makeComment(bob, pin, 'Rude')
    await makeComment(carol, pin, { text: 'Indeed', parentId: id })
    await hide(alice, id)
    expect([await texts(bob, pin), await texts(alice, pin), await countOn(bob, pin)]).toEqual([[], [], 0])
    await expect(getComment(bob, id)).rejects.toMatchObject({ code: 'comment.not_found' })
    await expect(makeComment(alice, pin, { text: 'No', parentId: id })).rejects.toMatchObject({
      code: 'comment.not_found',
    })
    await hide(alice, id, false)
    expect([await texts(bob, pin), await countOn(bob, pin)]).toEqual([['Rude'], 2])
  })

  it('by anyone else is for themselves: one comment, or all by one author', async () => {
    await using test = await createTestCtx()
    const { alice, bob, carol, pin } = await scene(test)
    const { id } = await makeComment(bob, pin, 'One')
    test.clock.pass(1)
    const two = await makeComment(bob, pin, 'Two')
    await hide(carol, id)
    expect([await texts(carol, pin), await texts(alice, pin)]).toEqual([['Two'], ['Two', 'One']])
    const hideAll = async (isOn: boolean) =>
      hideCommentsOfAuthor(carol, allowComment(carol, 'hide_for_user', await getComment(carol, two.id)), isOn)
    await hideAll(true)
    expect([await texts(carol, pin), await texts(test.visitor, pin)]).toEqual([[], ['Two', 'One']])
    await hideAll(false)
    await hide(carol, id, false)
    expect(await texts(carol, pin)).toEqual(['Two', 'One'])
  })

  it('is not a report; one report per user is stored, with its reason', async () => {
    await using test = await createTestCtx()
    const { bob, carol, pin } = await scene(test)
    const { id } = await makeComment(bob, pin, 'Bad')
    const flag = async (who: Ctx, reason: string) =>
      flagComment(who, allowComment(who, 'flag', await getComment(who, id)), { reason, detailedReasons: ['slur'] })
    await flag(carol, 'hate')
    await flag(carol, 'spam')
    await expect(flag(carol, 'dislike')).rejects.toMatchObject({ code: 'request.invalid' })
    await expect(flag(bob, 'hate')).rejects.toMatchObject({ code: 'comment.not_allowed' })
    const flags = await bob.db.selectFrom('comment_flags').select(['reason', 'detailed_reasons']).execute()
    expect(flags).toEqual([{ reason: 'hate', detailed_reasons: ['slur'] }])
    expect(await texts(carol, pin)).toEqual(['Bad'])
  })
})

describe('[COMMENT-01 b] a photo in a comment', () => {
  const addressOf = (comment: { images: { '236x': { url: string } } | null }) =>
    new URL(comment.images!['236x'].url, 'http://localhost')
  const requestOf = (address: URL) => ({
    size: '236x' as const,
    signature: address.pathname.split('/').at(-1)!.slice(0, 32),
    extension: 'webp',
    ...(address.search !== '' && {
      expires: address.searchParams.get('e')!,
      proof: address.searchParams.get('s')!,
    }),
  })
  const photoOn = async (who: Ctx<SignedIn>, pin: { id: string }) =>
    makeComment(who, pin, { text: '', mediaUploadId: await uploadPicture(who) })

  it('is public on a public pin until the comment is deleted', async () => {
    await using test = await createTestCtx()
    const { alice, bob, pin } = await scene(test)
    const comment = await photoOn(bob, pin)
    const request = requestOf(addressOf(comment))
    expect(await openImage(test.visitor, request)).toMatchObject({ isPublic: true })
    await hide(alice, comment.id)
    await expect(openImage(test.visitor, request)).rejects.toMatchObject({ code: 'request.not_found' })
    await hide(alice, comment.id, false)
    expect(await openImage(test.visitor, request)).toMatchObject({ isPublic: true })
    await remove(bob, comment.id)
    await expect(openImage(test.visitor, request)).rejects.toMatchObject({ code: 'request.not_found' })
  })

  it('in a reply is removed with the comment it replies to', async () => {
    await using test = await createTestCtx()
    const { alice, bob, pin } = await scene(test)
    const top = await makeComment(bob, pin)
    const reply = await makeComment(alice, pin, {
      text: '',
      parentId: top.id,
      mediaUploadId: await uploadPicture(alice),
    })
    const request = requestOf(addressOf(reply))
    expect(await openImage(test.visitor, request)).toMatchObject({ isPublic: true })
    await remove(bob, top.id)
    await expect(openImage(test.visitor, request)).rejects.toMatchObject({ code: 'request.not_found' })
  })

  it('on a secret board’s pin opens only at a signed URL', async () => {
    await using test = await createTestCtx()
    const { alice } = await scene(test)
    const pin = await makePin(alice, await makeBoard(alice, 'Plans', { privacy: 'secret' }))
    const comment = await photoOn(alice, pin)
    const address = addressOf(comment)
    const request = requestOf(address)
    expect(await openImage(test.visitor, request)).toMatchObject({ isPublic: false })
    const { signature, size, extension } = request
    await expect(openImage(test.visitor, { signature, size, extension })).rejects.toMatchObject({
      code: 'request.not_found',
    })
    await remove(alice, comment.id)
    await expect(openImage(test.visitor, request)).rejects.toMatchObject({ code: 'request.not_found' })
  })

  it('[COMMENT-04] is refused when the pinner accepts none, except their own', async () => {
    await using test = await createTestCtx()
    const { alice, bob, pin } = await scene(test)
    await updateSettings(alice, { comment_photos: false })
    await expect(photoOn(bob, pin)).rejects.toMatchObject({ code: 'comment.photos_off' })
    expect(await photoOn(alice, pin)).toMatchObject({ images: { '236x': { width: 40, height: 60 } } })
  })

  it('must come from the user’s own upload', async () => {
    await using test = await createTestCtx()
    const { alice, bob, pin } = await scene(test)
    const mediaUploadId = await uploadPicture(alice)
    await expect(makeComment(bob, pin, { text: '', mediaUploadId })).rejects.toMatchObject({ code: 'media.not_found' })
  })
})
