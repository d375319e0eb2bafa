import { utimes } from 'node:fs/promises'
import type { Id } from '@corkboard/contract'
import { createTestCtx, type TestCtx, uploadVideo } from '@corkboard/testkit/domain'
import { drawClip } from '@corkboard/testkit/draw-clip'
import { runKilled } from '@corkboard/testkit/killed-work'
import { describe, expect, it } from 'vitest'
import { createDraft, deleteDraft } from '../content/drafts/index.ts'
import { createCtx } from '../kernel/index.ts'
import { incomingKey } from './incoming-keys.ts'
import {
  blockPicture,
  changeUploadTexts,
  getUpload,
  removeStrayFiles,
  removeUnusedPictures,
  transcodeUpload,
  uploadTexts,
} from './index.ts'
import { trimUpload } from './trim-upload.ts'

const DAY_MS = 86_400_000
const PART = { startMs: 300, endMs: 1_500, isMuted: true }

/** Removes what nothing needs, as if all files were two days old. */
const sweeps = async (test: TestCtx): Promise<number> => {
  const { store } = test.site.media
  const before = new Date(Date.now() - 2 * DAY_MS)
  for await (const { key } of store.list()) await utimes(store.localPath!(key), before, before)
  return removeStrayFiles(test.visitor)
}

const setUp = async () => {
  const test = await createTestCtx()
  const alice = test.as(await test.person('Alice'))
  const whole = await uploadVideo(alice, await drawClip({ width: 64, height: 48, seconds: 2, hasSound: true }))
  const hasOriginal = () => test.site.media.store.has(incomingKey(whole))
  const drafts = (id: Id) => createDraft(alice, { pinItems: [{ media_upload_id: id }] })
  return { test, alice, whole, hasOriginal, drafts, [Symbol.asyncDispose]: () => test[Symbol.asyncDispose]() }
}

describe('[CREATE-08 a] a part of an uploaded video', () => {
  it('is made from the uploaded file, which stays as long as a draft shows the video or a part of it', async () => {
    await using it = await setUp()
    const { test, alice, whole, hasOriginal } = it
    const first = await it.drafts(whole)
    expect([await sweeps(test), await hasOriginal()]).toEqual([0, true])

    const { media_upload_id: part, trim } = await trimUpload(alice, whole, PART)
    expect(trim).toEqual({ start_ms: 300, end_ms: 1_500, is_muted: true })
    await deleteDraft(alice, first.id)
    // The part is still to be made.
    expect([await sweeps(test), await hasOriginal()]).toEqual([0, true])
    await transcodeUpload(test.visitor, part)
    expect(await getUpload(alice, part)).toMatchObject({ status: 'succeeded', duration_ms: 1_200, has_sound: false })

    const second = await it.drafts(part)
    expect([await sweeps(test), await hasOriginal()]).toEqual([0, true])
    // Trimmed again, it is a part of the whole, not of the part.
    const again = await trimUpload(alice, part, { startMs: 0, endMs: 1_900, isMuted: false })
    await transcodeUpload(test.visitor, again.media_upload_id)
    expect(await getUpload(alice, again.media_upload_id)).toMatchObject({ duration_ms: 1_900, has_sound: true })

    await deleteDraft(alice, second.id)
    expect([await sweeps(test), await hasOriginal()]).toEqual([1, false])
    await expect(trimUpload(alice, whole, PART)).rejects.toMatchObject({ code: 'media.original_gone', status: 410 })
  })

  it('is refused where videos cannot be transcoded, and when staff blocked the whole', async () => {
    await using it = await setUp()
    const { test, alice, whole } = it
    const { media } = alice.site
    const transcoder = { ...media.transcoder, problem: 'the optional package node-av is not installed' }
    const there = createCtx({ ...alice.site, media: { ...media, transcoder } }, alice.viewer) as typeof alice
    await expect(trimUpload(there, whole, PART)).rejects.toMatchObject({ code: 'media.video_unavailable' })

    const { media_upload_id: part } = await trimUpload(alice, whole, PART)
    await transcodeUpload(test.visitor, part)
    const { image_signature: signature } = await getUpload(alice, whole)
    await blockPicture(test.site.database.db, signature!, test.clock.now())
    for (const id of [whole, part])
      await expect(trimUpload(alice, id, PART)).rejects.toMatchObject({ code: 'media.blocked' })
  })

  it('says why it cannot be made when the uploaded file is gone', async () => {
    await using it = await setUp()
    const { test, alice, whole } = it
    const { media_upload_id: part } = await trimUpload(alice, whole, PART)
    await test.site.media.store.remove(incomingKey(whole))
    await transcodeUpload(test.visitor, part)
    expect(await getUpload(alice, part)).toMatchObject({ status: 'failed', error_code: 'media.original_gone' })
  })

  it('survives a transcoder that is killed with -9', async () => {
    await using it = await setUp()
    const { test, alice, whole } = it
    const { media_upload_id: part } = await trimUpload(alice, whole, PART)
    const { databaseUrl, mediaRoot } = test
    for (const killBefore of [2, 8]) {
      const nowMs = test.clock.now().getTime()
      const work = { kind: 'transcode', uploadId: part } as const
      expect(await runKilled({ databaseUrl, mediaRoot, s3: undefined, nowMs, work, killBefore })).toBe('killed')
    }
    await transcodeUpload(test.visitor, part)
    expect(await getUpload(alice, part)).toMatchObject({ status: 'succeeded', duration_ms: 1_200 })
  })

  it('keeps the upload of the whole, whose file a later part needs', async () => {
    await using it = await setUp()
    const { test, alice, whole } = it
    const { media_upload_id: part } = await trimUpload(alice, whole, PART)
    await transcodeUpload(test.visitor, part)
    test.clock.pass(25 * DAY_MS)
    await it.drafts(part)
    test.clock.pass(20 * DAY_MS)
    await removeUnusedPictures(test.visitor)
    expect(await getUpload(alice, whole)).toMatchObject({ status: 'succeeded' })
  })

  it('has the captions of its time; those that it gets are of the whole too', async () => {
    await using it = await setUp()
    const { alice, whole } = it
    const cue = (from: string, to: string, text: string) => `00:00:0${from} --> 00:00:0${to}\n${text}\n`
    const captions = `WEBVTT\n\n${cue('0.000', '0.200', 'Before')}\n${cue('0.500', '1.000', 'Inside')}`
    await changeUploadTexts(alice, whole, { captions, transcript: 'All of it' })
    const { media_upload_id: part } = await trimUpload(alice, whole, PART)
    expect(await uploadTexts(alice, part)).toEqual({
      captions: `WEBVTT\n\n${cue('0.200', '0.700', 'Inside')}`,
      transcript: 'All of it',
    })
    await changeUploadTexts(alice, part, { captions: `WEBVTT\n\n${cue('0.000', '1.000', 'New')}` })
    expect(await uploadTexts(alice, whole)).toMatchObject({
      captions: `WEBVTT\n\n${cue('0.000', '0.200', 'Before')}\n${cue('0.300', '1.300', 'New')}`,
    })
  })
})
