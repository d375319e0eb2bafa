import type { Ctx } from '../kernel/index.ts'
import type { Box } from './descriptors/index.ts'
import type { Description } from './pipeline/index.ts'
import { mezzanineKey } from './rendering.ts'
import { withLocalFile, withTemporaryFile } from './store/index.ts'

/** Describes parts of a stored picture as vectors (FIND-08); `undefined` when its file is missing. */
export const describeStoredPicture = (
  { site: { media } }: Ctx,
  signature: string,
  boxes: readonly Box[],
): Promise<Description | undefined> =>
  withLocalFile(media.store, mezzanineKey(signature), (path) => media.pool.describe({ path, boxes, isMezzanine: true }))

/** Describes a part of a stored picture to search with; `undefined` when its file is missing. */
export const describeToSearch = (
  { site: { media } }: Ctx,
  signature: string,
  box: Box,
): Promise<Description | undefined> =>
  withLocalFile(media.store, mezzanineKey(signature), (path) =>
    media.pool.describe({ path, boxes: [box], isMezzanine: true, isQuery: true }),
  )

/**
 * Describes a picture that is not stored to search with it, and does not keep it. Refuses what an upload would refuse.
 */
export const describeBytes = (ctx: Ctx, bytes: Buffer, box: Box): Promise<Description> =>
  withTemporaryFile([bytes], (path) => ctx.site.media.pool.describe({ path, boxes: [box], isQuery: true }))

/** A small WebP copy of a picture that is not stored. Refuses what an upload would refuse. */
export const previewOf = (ctx: Ctx, bytes: Buffer): Promise<Buffer> =>
  withTemporaryFile([bytes], (path) => ctx.site.media.pool.preview({ path }))

/** Returns the ids of all embedders that describe pictures, our own first. */
export const knownEmbedders = async (ctx: Ctx): Promise<string[]> =>
  (await ctx.site.media.pool.describe({ path: '', boxes: [] })).described.map(({ embedder }) => embedder)
