import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Ctx } from '../kernel/index.ts'
import type { Box } from './descriptors/index.ts'
import type { Description } from './pipeline/index.ts'
import { mezzanineKey } from './rendering.ts'

/** Parts of a picture of ours as vectors (FIND-08); `undefined` when its file is gone. */
export const describeStoredPicture = async (
  ctx: Ctx,
  signature: string,
  boxes: readonly Box[],
): Promise<Description | undefined> => {
  const { store, pool } = ctx.site.media
  const key = mezzanineKey(signature)
  if (store.localPath) return (await store.has(key)) ? pool.describe({ path: store.localPath(key), boxes }) : undefined
  const bytes = await store.readBuffer(key)
  return bytes && describeBytes(ctx, bytes, boxes)
}

/** The same of a picture that is nowhere stored, and is not kept. Refused as an upload would be. */
export const describeBytes = async (ctx: Ctx, bytes: Buffer, boxes: readonly Box[]): Promise<Description> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'corkboard-describe-'))
  try {
    const file = path.join(folder, 'picture')
    await writeFile(file, bytes)
    return await ctx.site.media.pool.describe({ path: file, boxes })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Whose descriptions there are, our own first. */
export const knownEmbedders = async (ctx: Ctx): Promise<string[]> =>
  (await ctx.site.media.pool.describe({ path: '', boxes: [] })).described.map(({ embedder }) => embedder)
