import { readFile } from 'node:fs/promises'
import { openBytes } from './decoder.ts'
import { encodeSize, inSize } from './encode.ts'
import { readHeader } from './header.ts'
import type { PreviewInput } from './picture.ts'

/** Renders a medium size of a picture that is not stored. Refuses what an upload would refuse by its header. */
export const preview = async ({ path }: PreviewInput): Promise<Buffer> => {
  const bytes = await readFile(path)
  const header = await readHeader(bytes)
  return encodeSize(inSize(openBytes(bytes, header.maxPixels).autoOrient(), '474x', header), 'webp')
}
