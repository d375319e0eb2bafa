import { mediaPath } from '@corkboard/contract'
import { sql } from '@corkboard/database'
import type { Ctx } from '../kernel/index.ts'
import { mezzanineKey } from './rendering.ts'

const BATCH = 500

interface Row {
  readonly signature: string
  readonly extension: string
}

/** Yields every picture that lacks some of its files; a picture is complete or does not exist (quality §2). */
export async function* picturesWithoutFiles(ctx: Ctx): AsyncGenerator<{ signature: string; key: string }> {
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
