import { readFile } from 'node:fs/promises'
import { createCtx, type Site, VISITOR } from '@corkboard/domain/kernel'
import { transcodeUpload } from '@corkboard/domain/media'
import type { Actor } from './actor.ts'

/** Two seconds of a ball, 180 × 320, without sound: recorded from a canvas. */
const CLIP = new URL('../media/clip.mp4', import.meta.url)

/** The file of a short clip. */
export const readClip = (): Promise<Buffer> => readFile(CLIP)

/** Uploads a video for a user and transcodes it. Its id works for a pin and for a block of a story. */
export const uploadClip = async (site: Site, person: Actor): Promise<string> => {
  const clip = { bytes: await readClip(), name: 'clip.mp4', type: 'video/mp4' }
  const { media_upload_id: id } = await person.uploads(clip)
  await transcodeUpload(createCtx(site, VISITOR), id)
  return id
}
