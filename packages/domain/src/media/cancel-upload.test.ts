import { Readable } from 'node:stream'
import { createTestCtx, drawPicture } from '@corkboard/testkit/domain'
import { expect, it } from 'vitest'
import { createCtx } from '../kernel/index.ts'
import { ingestUpload } from './ingest-upload.ts'
import { cancelUpload } from './cancel-upload.ts'
import { acceptUpload, getUpload } from './uploads.ts'

it('an upload that is canceled while its picture is decoded stays canceled', async () => {
  await using test = await createTestCtx()
  const alice = test.as(await test.person('Alice'))
  const picture = await drawPicture(7)
  const { media_upload_id: id } = await acceptUpload(alice, {
    source: Readable.from(picture),
    fileName: 'picture.png',
    declaredType: 'image/png',
  })
  const { media } = alice.site
  const ingest: typeof media.pool.ingest = async (file) => {
    const result = await media.pool.ingest(file)
    await cancelUpload(alice, id)
    return result
  }
  const canceling = { ...alice.site, media: { ...media, pool: { ...media.pool, ingest } } }
  await ingestUpload(createCtx(canceling, alice.viewer), id)
  expect(await getUpload(alice, id)).toMatchObject({ status: 'failed', error_code: 'media.canceled' })
})
