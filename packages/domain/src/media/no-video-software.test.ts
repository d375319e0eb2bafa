import { Readable } from 'node:stream'
import { createTestCtx, drawPicture } from '@corkboard/testkit/domain'
import { drawClip } from '@corkboard/testkit/draw-clip'
import { expect, it } from 'vitest'
import { createCtx } from '../kernel/index.ts'
import { acceptUpload, continuePartialUpload, getUpload, ingestUpload, startPartialUpload } from './index.ts'

const REFUSAL = { code: 'media.video_unavailable', status: 415 }

it('[PIN-04 a] a machine without video software refuses videos with the reason, stores nothing of them, and takes pictures', async () => {
  await using test = await createTestCtx()
  const member = test.as(await test.person('Alice'))
  const { media } = member.site
  const transcoder = { ...media.transcoder, problem: 'the optional package node-av is not installed' }
  const there = createCtx({ ...member.site, media: { ...media, transcoder } }, member.viewer) as typeof member
  const clip = await drawClip()
  const video = { fileName: 'clip.mp4', declaredType: 'video/mp4' }

  await expect(acceptUpload(there, { source: Readable.from([clip]), ...video })).rejects.toMatchObject(REFUSAL)
  // Before any byte is sent, if the browser says what it is; otherwise by the bytes.
  await expect(startPartialUpload(there, { bytes: clip.length, ...video })).rejects.toMatchObject(REFUSAL)
  const { media_upload_id: id } = await startPartialUpload(there, {
    bytes: clip.length,
    fileName: '',
    declaredType: '',
  })
  const whole = { offset: 0, source: Readable.from([clip]) }
  await expect(continuePartialUpload(there, id, whole)).rejects.toMatchObject(REFUSAL)
  const keys: string[] = []
  for await (const { key } of media.store.list()) keys.push(key)
  expect(keys).toEqual([])

  const source = Readable.from([await drawPicture(3)])
  const picture = await acceptUpload(there, { source, fileName: 'picture.png', declaredType: 'image/png' })
  await ingestUpload(there, picture.media_upload_id)
  expect(await getUpload(there, picture.media_upload_id)).toMatchObject({ status: 'succeeded' })
})
