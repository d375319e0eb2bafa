import type { Ctx } from '../kernel/index.ts'
import type { Box } from './descriptors/index.ts'
import type { Description } from './pipeline/index.ts'
import { mezzanineKey } from './rendering.ts'
import { withLocalFile, withTemporaryFile } from './store/index.ts'

/** Parts of a picture of ours as vectors (FIND-08); `undefined` when its file is gone. */
export const describeStoredPicture = (
  { site: { media } }: Ctx,
  signature: string,
  boxes: readonly Box[],
): Promise<Description | undefined> =>
  withLocalFile(media.store, mezzanineKey(signature), (path) => media.pool.describe({ path, boxes }))

/** The same of a picture that is nowhere stored, and is not kept. Refused as an upload would be. */
export const describeBytes = (ctx: Ctx, bytes: Buffer, boxes: readonly Box[]): Promise<Description> =>
  withTemporaryFile([bytes], (path) => ctx.site.media.pool.describe({ path, boxes }))

/** Whose descriptions there are, our own first. */
export const knownEmbedders = async (ctx: Ctx): Promise<string[]> =>
  (await ctx.site.media.pool.describe({ path: '', boxes: [] })).described.map(({ embedder }) => embedder)
