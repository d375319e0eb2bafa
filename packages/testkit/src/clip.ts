import { createReadStream } from 'node:fs'
import { createCtx, type Site } from '@corkboard/domain/kernel'
import { storeVideo } from '@corkboard/domain/media'
import type { Actor } from './actor.ts'
import { drawPicture } from './pictures.ts'

/** Two seconds of a ball, 180 × 320, without sound: recorded from a canvas. */
const CLIP = new URL('../media/clip.mp4', import.meta.url)

/**
 * Uploads a video for a user, as if it had been transcoded: no endpoint accepts one yet. Its id works for a pin and for
 * a block of a story.
 */
export const uploadClip = async (site: Site, person: Actor): Promise<string> => {
  const { media_upload_id: coverUploadId } = await person.uploads(await drawPicture({ width: 180, height: 320 }))
  const ctx = createCtx(site, {
    kind: 'AUTH',
    userId: person.id,
    sessionId: '1',
    role: 'member',
    isWriteBanned: false,
  })
  const file = createReadStream(CLIP)
  await storeVideo(ctx, { coverUploadId, file, width: 180, height: 320, durationMs: 1_939, hasSound: false })
  return coverUploadId
}
