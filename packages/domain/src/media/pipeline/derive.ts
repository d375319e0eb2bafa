import { LIMITS } from '@corkboard/contract/limits'
import { openFile } from './decoder.ts'
import { encodeSize, inSize } from './encode.ts'
import type { DeriveInput } from './picture.ts'

/** Renders one size of the fixed list from a stored mezzanine (or from the first frame of an animated original). */
export const derive = ({ path, size, format, width, height }: DeriveInput): Promise<Buffer> =>
  encodeSize(inSize(openFile(path, LIMITS.imageMaxPixels), size, { width, height }), format)
