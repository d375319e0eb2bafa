import { Readable } from 'node:stream'
import { drainOutbox } from '@corkboard/database'
import {
  createTestCtx,
  drawPicture,
  makeBoard,
  makeComment,
  makePin,
  saveTo,
  type TestCtx,
  uploadPicture,
} from '@corkboard/testkit/domain'
import { describe, expect, it } from 'vitest'
import { acceptInvite, allowBoard, editBoard, getBoard, inviteCollaborators } from '../../content/boards/index.ts'
import {
  allowComment,
  deleteComment,
  flagComment,
  getComment,
  hideComment,
  restoreComment,
} from '../../content/comments/index.ts'
import type { ChangeTag, Ctx, SignedIn } from '../../kernel/index.ts'
import { acceptUpload, ingestUpload, openImage, readyPicture, removeUnusedPictures } from '../../media/index.ts'
import { listNotifications } from '../notifications/index.ts'
import { blockPerson, loadProfile, restoreCover, setAvatar, setCover } from '../../people/index.ts'
import { allowPin, getPin, listDidIts, presentPin, tryPin, untryPin } from '../../content/pins/index.ts'
import { findWrongCounters, outboxHandlers } from '../../modules.ts'
import { purgeDeletedItems } from '../../upkeep/erase/index.ts'
import { searchByPicture } from '../../finding/visual/index.ts'
import { listCases, moderate, report } from './index.ts'

const FIRST_PAGE = { size: 25 }
const drain = (test: TestCtx) => drainOutbox(test.site.database, outboxHandlers(test.site))

const cast = async (test: TestCtx) => {
  const alice = test.as(await test.person('Alice'))
  const bob = test.as(await test.person('Bob'))
  const carol = test.as(await test.person('Carol'))
  const eve = await test.staff('Eve', 'employee')
  const board = await makeBoard(alice, 'Kitchens')
  return { alice, bob, carol, eve, board, pin: await makePin(alice, board, { title: 'A kitchen' }) }
}

/** The same picture for everyone who uploads it. */
const PICTURE = 4_711

const mayView = async (ctx: Ctx, id: string) => allowPin(ctx, 'view', await getPin(ctx, id))
const tries = async (
  ctx: Ctx<SignedIn>,
  pinId: string,
  input: { readonly text?: string; readonly mediaUploadId?: string },
) => tryPin(ctx, allowPin(ctx, 'save', await getPin(ctx, pinId)), input)
const triesSeenBy = async (ctx: Ctx, pinId: string) =>
  (await listDidIts(ctx, await getPin(ctx, pinId), FIRST_PAGE)).items
const triedCount = async (test: TestCtx, pinId: string) =>
  (await presentPin(test.visitor, await getPin(test.visitor, pinId))).aggregated_pin_data?.did_it_data.images_count

/** Opens a picture by a given URL. */
const open = (test: TestCtx, address: string | null) => {
  const url = new URL(address ?? '', 'http://site')
  const [, , size, , , file] = url.pathname.split('/')
  const signed = url.searchParams.has('e')
    ? { expires: url.searchParams.get('e')!, proof: url.searchParams.get('s')! }
    : {}
  const request = { size: size as '236x', signature: file!.slice(0, 32), extension: file!.split('.')[1]!, ...signed }
  return openImage(test.visitor, request)
}

const hasImage = async (test: TestCtx, signature: string): Promise<boolean> =>
  (await test.site.database.db.selectFrom('images').select('signature').where('signature', '=', signature).execute())
    .length > 0

const DAY_MS = 86_400_000
const GONE = { code: 'request.not_found' }

describe('[PIN-09 b] a blocked picture', () => {
  it('[PIN-09 b] disappears from pins, comments, tries, avatars and covers, and is restored to them', async () => {
    await using test = await createTestCtx()
    const { alice, bob, carol, eve, board, pin } = await cast(test)
    const ofAlice = await uploadPicture(alice, PICTURE)
    const ofBob = await uploadPicture(bob, PICTURE)
    const shown = await makePin(alice, board, { mediaUploadId: ofAlice })
    const signature = await readyPicture(bob, ofBob)
    const said = await makeComment(bob, pin, { text: 'Look', mediaUploadId: ofBob })
    const response = await makeComment(alice, pin, { text: 'Why?', parentId: said.id })
    await tries(bob, pin.id, { text: 'Tried', mediaUploadId: ofBob })
    await setAvatar(bob, signature)
    await setCover(carol, signature)
    await drain(test)
    const untouched = await uploadPicture(alice)
    await setAvatar(alice, await readyPicture(alice, untouched))

    const published = new Set<ChangeTag>()
    test.site.changes.subscribe((changes) => changes !== 'everything' && changes.forEach((tag) => published.add(tag)))
    await report(bob, { type: 'pin', id: shown.id, reason: 'nudity' })
    const on = { targetType: 'pin', targetId: shown.id } as const
    await moderate(eve, { ...on, action: 'block_picture' })
    await drain(test)

    for (const { id } of [said, response]) {
      await expect(getComment(test.visitor, id)).rejects.toMatchObject({ code: 'comment.not_found' })
    }
    expect(await triesSeenBy(alice, pin.id)).toEqual([])
    expect(await triedCount(test, pin.id)).toBe(0)
    expect(await loadProfile(alice, 'bob')).toMatchObject({ image_medium_url: null })
    expect(await loadProfile(alice, 'carol')).toMatchObject({ profile_cover: null })
    expect((await loadProfile(bob, 'alice')).image_medium_url).not.toBeNull()
    await expect(openImage(test.visitor, { size: '236x', signature, extension: 'webp' })).rejects.toMatchObject(GONE)
    const { userId: bobsId } = bob.viewer
    for (const tag of [`pin:${pin.id}`, `user:${bobsId}`, `account:${bobsId}`, `image:${signature}`]) {
      expect([...published]).toContain(tag)
    }
    expect(await findWrongCounters(test.site.database.db)).toEqual([])

    await moderate(eve, { ...on, action: 'unblock_picture' })
    await drain(test)
    expect(await getComment(test.visitor, said.id)).toMatchObject({ text: 'Look' })
    expect(await getComment(test.visitor, response.id)).toMatchObject({ text: 'Why?' })
    expect(await triesSeenBy(alice, pin.id)).toMatchObject([{ text: 'Tried', user: { username: 'bob' } }])
    expect(await triedCount(test, pin.id)).toBe(1)
    expect((await loadProfile(alice, 'bob')).image_medium_url).toContain(signature)
    expect((await loadProfile(alice, 'carol')).profile_cover).not.toBeNull()
    expect(await findWrongCounters(test.site.database.db)).toEqual([])
  })

  it('[PIN-09 b] is not restored with what its users restore, nor with comments hidden in the meantime', async () => {
    await using test = await createTestCtx()
    const { alice, bob, eve, board, pin } = await cast(test)
    const ofBob = await uploadPicture(bob, PICTURE)
    const shown = await makePin(alice, board, { mediaUploadId: await uploadPicture(alice, PICTURE) })
    const flagged = await makeComment(bob, pin, { text: 'Flagged', mediaUploadId: ofBob })
    await flagComment(alice, allowComment(alice, 'flag', await getComment(alice, flagged.id)), {
      reason: 'nudity',
      detailedReasons: [],
    })
    await hideComment(alice, allowComment(alice, 'hide', await getComment(alice, flagged.id)), true)
    await drain(test)
    const photo = (text: string) => makeComment(bob, pin, { text, mediaUploadId: ofBob })
    const [deleted, hidden] = [await photo('Deleted'), await photo('Hidden')]
    await deleteComment(bob, allowComment(bob, 'delete', await getComment(bob, deleted.id)))
    await hideComment(alice, allowComment(alice, 'hide', await getComment(alice, hidden.id)), true)
    test.clock.pass(1_000)
    await report(bob, { type: 'pin', id: shown.id, reason: 'nudity' })
    const on = { targetType: 'pin', targetId: shown.id } as const
    await moderate(eve, { ...on, action: 'block_picture' })
    await drain(test)
    await expect(restoreComment(bob, deleted.id)).rejects.toMatchObject({ code: 'comment.not_found' })
    const held = allowComment(alice, 'hide', await getComment(alice, hidden.id))
    await expect(hideComment(alice, held, false)).rejects.toMatchObject({ code: 'auth.not_allowed' })
    await moderate(eve, { targetType: 'comment', targetId: flagged.id, action: 'unblock_picture' })
    await drain(test)
    expect((await getPin(bob, shown.id)).id).toBe(shown.id)
    await expect(getComment(bob, flagged.id)).rejects.toMatchObject({ code: 'comment.not_found' })
    await expect(getComment(bob, hidden.id)).rejects.toMatchObject({ code: 'comment.not_found' })
    expect(await restoreComment(bob, deleted.id)).toMatchObject({ text: 'Deleted' })
    expect(await findWrongCounters(test.site.database.db)).toEqual([])
  })

  it('[PEOPLE-01 b] does not replace a newly chosen avatar, and cannot be restored as the previous cover', async () => {
    await using test = await createTestCtx()
    const { alice, bob, carol, eve, board } = await cast(test)
    const signature = await readyPicture(bob, await uploadPicture(bob, PICTURE))
    const other = await readyPicture(bob, await uploadPicture(bob))
    const shown = await makePin(alice, board, { mediaUploadId: await uploadPicture(alice, PICTURE) })
    await setAvatar(bob, signature)
    await setCover(carol, signature)
    await setCover(carol, other)
    await report(bob, { type: 'pin', id: shown.id, reason: 'nudity' })
    const on = { targetType: 'pin', targetId: shown.id } as const
    await moderate(eve, { ...on, action: 'block_picture' })
    await drain(test)
    await expect(restoreCover(carol)).rejects.toMatchObject({ code: 'media.not_found' })
    await setAvatar(bob, other)
    await moderate(eve, { ...on, action: 'unblock_picture' })
    await drain(test)
    expect((await loadProfile(alice, 'bob')).image_medium_url).toContain(other)
  })

  it('keeps its file while it may be restored, even if its pins and uploads are old', async () => {
    await using test = await createTestCtx()
    const { alice, bob, carol, board } = await cast(test)
    const shown = await makePin(alice, board, { mediaUploadId: await uploadPicture(alice, PICTURE) })
    const signature = await readyPicture(bob, await uploadPicture(bob, PICTURE))
    const alone = await readyPicture(carol, await uploadPicture(carol))
    await setAvatar(bob, signature)
    await setAvatar(carol, alone)
    const night = async () => {
      await removeUnusedPictures(test.visitor)
      await purgeDeletedItems(test.visitor)
    }
    test.clock.pass(31 * DAY_MS)
    await night()
    await report(bob, { type: 'pin', id: shown.id, reason: 'nudity' })
    await report(bob, { type: 'user', id: carol.viewer.userId, reason: 'nudity' })
    const [ofPin, ofCarol] = [
      { targetType: 'pin', targetId: shown.id },
      { targetType: 'user', targetId: carol.viewer.userId },
    ] as const
    const eve = await test.staff('Ella', 'employee')
    for (const on of [ofPin, ofCarol]) await moderate(eve, { ...on, action: 'block_picture' })
    await drain(test)
    test.clock.pass(DAY_MS)
    await night()
    await moderate(await test.staff('Enno', 'employee'), { ...ofPin, action: 'unblock_picture' })
    await drain(test)
    expect(await openImage(test.visitor, { size: '236x', signature, extension: 'webp' })).toMatchObject({
      isPublic: true,
    })
    expect((await loadProfile(alice, 'bob')).image_medium_url).toContain(signature)
    expect(await hasImage(test, alone)).toBe(true)
    test.clock.pass(31 * DAY_MS)
    await night()
    await night()
    expect(await hasImage(test, alone)).toBe(false)
  })

  it('[FIND-08 a] cannot be used for a visual search', async () => {
    await using test = await createTestCtx()
    const { alice, bob, eve, board } = await cast(test)
    const shown = await makePin(alice, board, { mediaUploadId: await uploadPicture(alice, PICTURE) })
    const sent = await acceptUpload(bob, {
      source: Readable.from(await drawPicture(PICTURE)),
      fileName: 'a.png',
      declaredType: 'image/png',
      isForSearch: true,
    })
    await ingestUpload(bob, sent.media_upload_id)
    await report(bob, { type: 'pin', id: shown.id, reason: 'nudity' })
    await moderate(eve, { targetType: 'pin', targetId: shown.id, action: 'block_picture' })
    await drain(test)
    const query = {
      by: { uploadId: sent.media_upload_id },
      crop: undefined,
      filters: {},
      fieldSet: 'grid',
      most: undefined,
    } as unknown as Parameters<typeof searchByPicture>[1]
    await expect(searchByPicture(bob, query, FIRST_PAGE)).rejects.toMatchObject({ code: 'media.blocked' })
  })
})

describe('[PIN-09 b] in the moderation queue', () => {
  it('[PIN-09 b] a comment appears with its photo, which can be blocked and allowed there', async () => {
    await using test = await createTestCtx()
    const { alice, bob, eve, pin } = await cast(test)
    const said = await makeComment(bob, pin, { text: '', mediaUploadId: await uploadPicture(bob, PICTURE) })
    await flagComment(alice, allowComment(alice, 'flag', await getComment(alice, said.id)), {
      reason: 'nudity',
      detailedReasons: [],
    })
    await drain(test)
    const [item] = (await listCases(eve, false, FIRST_PAGE)).items
    expect(item).toMatchObject({ target_type: 'comment', placeholder: expect.any(String) })
    expect(item!.viewer_can).toEqual(['dismiss', 'hide', 'warn', 'block_picture'])
    const on = { targetType: 'comment', targetId: said.id } as const
    expect(await moderate(eve, { ...on, action: 'block_picture' })).toMatchObject({
      state: 'hidden',
      viewer_can: ['warn', 'unblock_picture'],
    })
    await drain(test)
    await expect(getComment(test.visitor, said.id)).rejects.toMatchObject({ code: 'comment.not_found' })
    // Staff can still see what it was.
    expect(await open(test, item!.picture_url)).toMatchObject({ isPublic: false })
    expect((await listNotifications(bob, FIRST_PAGE)).items).toMatchObject([
      { kind: 'moderated', notice: { target_type: 'comment' } },
    ])
    await moderate(eve, { ...on, action: 'unblock_picture' })
    await drain(test)
    expect((await getComment(test.visitor, said.id)).id).toBe(said.id)
    expect(await findWrongCounters(test.site.database.db)).toEqual([])
  })

  it('[PIN-09 b] a user appears with their avatar, then their cover; both can be blocked and allowed there', async () => {
    await using test = await createTestCtx()
    const { alice, bob, eve } = await cast(test)
    const portrait = await readyPicture(bob, await uploadPicture(bob, PICTURE))
    const cover = await readyPicture(bob, await uploadPicture(bob))
    await setAvatar(bob, portrait)
    await setCover(bob, cover)
    const { userId: targetId } = bob.viewer
    await report(alice, { type: 'user', id: targetId, reason: 'nudity' })
    const on = { targetType: 'user', targetId } as const
    const [item] = (await listCases(eve, false, FIRST_PAGE)).items
    expect(item!.viewer_can).toEqual(['dismiss', 'warn', 'block_picture'])
    expect(item!.picture_url).toContain(portrait)
    await moderate(eve, { ...on, action: 'block_picture' })
    await drain(test)
    const [next] = (await listCases(eve, true, FIRST_PAGE)).items
    expect(next!.picture_url).toContain(cover)
    expect(next!.viewer_can).toEqual(['warn', 'block_picture', 'unblock_picture'])
    expect((await listNotifications(bob, FIRST_PAGE)).items).toMatchObject([
      { kind: 'moderated', notice: { target_type: 'user' } },
    ])
    await moderate(eve, { ...on, action: 'block_picture' })
    await drain(test)
    expect(await loadProfile(alice, 'bob')).toMatchObject({ image_medium_url: null, profile_cover: null })
    const [both] = (await listCases(eve, true, FIRST_PAGE)).items
    expect(both!.viewer_can).toEqual(['warn', 'unblock_picture'])
    expect(await open(test, both!.picture_url)).toMatchObject({ isPublic: false })
    await moderate(eve, { ...on, action: 'unblock_picture' })
    await drain(test)
    expect((await loadProfile(alice, 'bob')).image_medium_url).toContain(portrait)
    expect((await loadProfile(alice, 'bob')).profile_cover).not.toBeNull()
    expect((await listNotifications(bob, FIRST_PAGE)).items).toEqual([])
  })

  it('a hidden pin appears with its picture, which an old URL no longer shows to anyone else', async () => {
    await using test = await createTestCtx()
    const { bob, eve, pin } = await cast(test)
    await report(bob, { type: 'pin', id: pin.id, reason: 'nudity' })
    const signed = test.site.media.links.image(pin.image_signature!, '236x', { private: true })
    const { picture_url: address } = await moderate(eve, { targetType: 'pin', targetId: pin.id, action: 'hide' })
    expect(await open(test, address)).toMatchObject({ isPublic: false })
    await expect(open(test, signed)).rejects.toMatchObject(GONE)
  })
})

describe('[PIN-08 c, PIN-09 b] a try', () => {
  it('can be reported by anyone who sees it, and hidden and restored by staff', async () => {
    await using test = await createTestCtx()
    const { alice, bob, carol, eve, pin } = await cast(test)
    await tries(bob, pin.id, { text: 'Rude', mediaUploadId: await uploadPicture(bob, PICTURE) })
    await drain(test)
    const [shown] = await triesSeenBy(alice, pin.id)
    const photo = shown!.images!['236x'].url
    const secret = await makePin(bob, await makeBoard(bob, 'Plans', { privacy: 'secret' }))
    await tries(bob, secret.id, { text: 'For me' })
    const [private_] = await triesSeenBy(bob, secret.id)
    await report(alice, { type: 'did_it', id: shown!.id, reason: 'harassment', details: 'Every day' })
    await expect(report(alice, { type: 'did_it', id: private_!.id, reason: 'spam' })).rejects.toMatchObject({
      code: 'pin.did_it_not_found',
    })
    await expect(report(bob, { type: 'did_it', id: shown!.id, reason: 'spam' })).rejects.toMatchObject({
      code: 'user.self',
    })
    await blockPerson(bob, carol.viewer.userId)
    await expect(report(carol, { type: 'did_it', id: shown!.id, reason: 'spam' })).rejects.toMatchObject({
      code: 'pin.did_it_not_found',
    })
    expect((await listCases(eve, false, FIRST_PAGE)).items).toMatchObject([
      {
        target_type: 'did_it',
        text: 'Rude',
        path: `/pin/${pin.id}/`,
        subject: { username: 'bob' },
        details: ['Every day'],
        viewer_can: ['dismiss', 'hide', 'warn', 'block_picture'],
      },
    ])
    const on = { targetType: 'did_it', targetId: shown!.id } as const
    expect(await moderate(eve, { ...on, action: 'hide' })).toMatchObject({ state: 'hidden', path: null })
    await drain(test)
    expect(await triesSeenBy(alice, pin.id)).toEqual([])
    expect(await triedCount(test, pin.id)).toBe(0)
    await expect(open(test, photo)).rejects.toMatchObject(GONE)
    expect((await listNotifications(bob, FIRST_PAGE)).items).toMatchObject([
      { kind: 'moderated', notice: { target_type: 'did_it', text: 'Rude', reasons: ['harassment'] } },
    ])
    expect((await listNotifications(alice, FIRST_PAGE)).items).toEqual([])
    await expect(tries(bob, pin.id, { text: 'Ruder' })).rejects.toMatchObject({ code: 'pin.did_it_hidden' })
    expect(await findWrongCounters(test.site.database.db)).toEqual([])
    await moderate(eve, { ...on, action: 'restore' })
    await drain(test)
    expect(await triesSeenBy(alice, pin.id)).toMatchObject([{ text: 'Rude' }])
    expect(await triedCount(test, pin.id)).toBe(1)
    expect(await findWrongCounters(test.site.database.db)).toEqual([])
  })

  it('removed with its photo can be posted again without it, and one that is hidden can still be removed', async () => {
    await using test = await createTestCtx()
    const { alice, bob, eve, pin } = await cast(test)
    const saved = await saveTo(alice, pin, await makeBoard(alice, 'More'))
    await tries(bob, pin.id, { text: 'Tried', mediaUploadId: await uploadPicture(bob, PICTURE) })
    await tries(bob, saved.id, { text: 'Rude' })
    const [withPhoto] = await triesSeenBy(alice, pin.id)
    const [rude] = await triesSeenBy(alice, saved.id)
    for (const id of [withPhoto!.id, rude!.id]) await report(alice, { type: 'did_it', id, reason: 'nudity' })
    await moderate(eve, { targetType: 'did_it', targetId: withPhoto!.id, action: 'block_picture' })
    await moderate(eve, { targetType: 'did_it', targetId: rude!.id, action: 'hide' })
    await drain(test)
    expect(await triesSeenBy(alice, pin.id)).toEqual([])
    await tries(bob, pin.id, { text: 'Without a photo' })
    await untryPin(bob, await mayView(bob, saved.id))
    await drain(test)
    expect(await triesSeenBy(alice, pin.id)).toMatchObject([{ text: 'Without a photo', images: null }])
    expect(await triedCount(test, pin.id)).toBe(1)
    expect(await triedCount(test, saved.id)).toBe(0)
    expect(await findWrongCounters(test.site.database.db)).toEqual([])
  })
})

const noticesOf = async (person: Ctx) =>
  (await listNotifications(person, FIRST_PAGE)).items.filter(({ notice }) => notice !== null)

describe('[PIN-09 b] a hidden board', () => {
  it('is visible only to its owner, who is notified but cannot open it, until staff restore it', async () => {
    await using test = await createTestCtx()
    const { alice, bob, carol, eve, board, pin } = await cast(test)
    const { userId: carolsId } = carol.viewer
    await inviteCollaborators(
      alice,
      allowBoard(alice, 'invite', await getBoard(alice, board.id)),
      [carolsId],
      undefined,
    )
    await acceptInvite(carol, await getBoard(carol, board.id))
    await drain(test)
    const { access: accessBefore } = await getBoard(carol, board.id)
    expect(accessBefore).toBe('write')
    const before = await loadProfile(alice, 'alice')
    await report(bob, { type: 'board', id: board.id, reason: 'hate' })
    const on = { targetType: 'board', targetId: board.id } as const
    expect((await listCases(eve, false, FIRST_PAGE)).items[0]!.viewer_can).toEqual(['dismiss', 'hide', 'warn'])
    expect(await moderate(eve, { ...on, action: 'hide' })).toMatchObject({
      state: 'hidden',
      path: null,
      viewer_can: ['restore', 'warn'],
    })
    await drain(test)
    for (const other of [bob, carol, test.visitor]) {
      await expect(getBoard(other, board.id)).rejects.toMatchObject({ code: 'board.not_found' })
      await expect(getPin(other, pin.id)).rejects.toMatchObject({ code: 'pin.not_found' })
    }
    const own = await getBoard(alice, board.id)
    expect(own).toMatchObject({ privacy: 'secret', isRemoved: true })
    await expect(editBoard(alice, allowBoard(alice, 'edit', own), { privacy: 'public' })).rejects.toMatchObject({
      code: 'board.removed',
    })
    expect(await editBoard(alice, allowBoard(alice, 'edit', own), { name: 'Rooms' })).toMatchObject({ name: 'Rooms' })
    expect(await noticesOf(alice)).toMatchObject([
      { kind: 'moderated', notice: { target_type: 'board', text: 'Rooms', reasons: ['hate'] } },
    ])
    expect(await findWrongCounters(test.site.database.db)).toEqual([])
    await moderate(eve, { ...on, action: 'restore' })
    await drain(test)
    expect(await getBoard(test.visitor, board.id)).toMatchObject({ privacy: 'public', isRemoved: false })
    expect((await getPin(bob, pin.id)).id).toBe(pin.id)
    expect((await getBoard(carol, board.id)).access).toBe(accessBefore)
    expect((await loadProfile(alice, 'alice')).pin_count).toBe(before.pin_count)
    expect(await noticesOf(alice)).toEqual([])
    expect(await findWrongCounters(test.site.database.db)).toEqual([])
  })
})
