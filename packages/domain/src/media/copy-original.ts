import type { CopyFacts, Ctx } from '../kernel/index.ts'

/** A stored picture; without a signature, none. */
export interface CopiedPicture {
  readonly signature: string | null
  readonly originalExtension: string | null
}

/** The URL of an original as a reader of the data download needs it: absolute, and valid as long as the file. */
export const copyOriginal = (
  { site }: Ctx,
  { origin, until }: CopyFacts,
  { signature, originalExtension }: CopiedPicture,
): string | null =>
  signature === null || originalExtension === null
    ? null
    : new URL(site.media.links.original(signature, originalExtension, { private: true, until }), origin).toString()
