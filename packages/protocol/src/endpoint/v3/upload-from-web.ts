import { fail, UploadFromWebEndpoint } from '@corkboard/contract'
import { uploadFromWeb as receive } from '@corkboard/domain/content/web-pages'
import { failureCodeOf, waitForUpload } from '@corkboard/domain/media'
import { implementEndpoint } from '../engine/implement.ts'

/** How long the response waits for the worker. A client that gets `processing` requests the upload's state. */
const WAIT_MS = 10_000

export const uploadFromWeb = implementEndpoint(UploadFromWebEndpoint, async (ctx, { body }) => {
  const accepted = await receive(ctx, { imageUrl: body.image_url, pageUrl: body.page_url })
  const upload = await waitForUpload(ctx, accepted.media_upload_id, WAIT_MS)
  if (upload.status === 'failed') throw fail(failureCodeOf(upload.error_code), { field: 'image_url' })
  return upload
})
