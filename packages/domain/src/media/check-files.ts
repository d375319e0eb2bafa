import { mediaPath } from '@corkboard/contract'
import { sql } from '@corkboard/database'
import type { Ctx } from '../kernel/index.ts'
import { mezzanineKey } from './rendering.ts'
import { filesOfVideo } from './video-files.ts'
import type { VideoRow } from './video-store.ts'

const BATCH = 500

interface Row {
  readonly signature: string
  readonly extension: string
}

/** A picture or video, and the key of a file that it lacks. */
export interface MissingFile {
  readonly signature: string
  readonly key: string
}

/** Yields every picture that lacks some of its files; a picture is complete or does not exist (quality §2). */
export async function* picturesWithoutFiles(ctx: Ctx): AsyncGenerator<MissingFile> {
  let after = ''
  for (;;) {
    const { rows } = await sql<Row>`
      select signature, original_extension as extension from images
      where signature > ${after} order by signature limit ${BATCH}`.execute(ctx.db)
    for (const { signature, extension } of rows) {
      const keys = [
        mediaPath('orig', signature, extension).slice(1),
        mezzanineKey(signature),
        mediaPath('236x', signature, 'webp').slice(1),
        mediaPath('736x', signature, 'webp').slice(1),
      ]
      for (const key of keys) if (!(await ctx.site.media.store.has(key))) yield { signature, key }
    }
    const last = rows.at(-1)
    if (!last) return
    after = last.signature
  }
}

/** Yields every video that lacks some of its files; its poster is among the pictures. */
export async function* videosWithoutFiles(ctx: Ctx): AsyncGenerator<MissingFile> {
  let after = ''
  for (;;) {
    const { rows } = await sql<Pick<VideoRow, 'signature' | 'rungs' | 'stills'>>`
      select signature, rungs, stills from videos
      where signature > ${after} order by signature limit ${BATCH}`.execute(ctx.db)
    for (const { signature, ...video } of rows) {
      for (const { key } of filesOfVideo(signature, video)) {
        if (!(await ctx.site.media.store.has(key))) yield { signature, key }
      }
    }
    const last = rows.at(-1)
    if (!last) return
    after = last.signature
  }
}
