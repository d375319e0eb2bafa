import { LIMITS } from '@corkboard/contract/limits'
import { openFile } from './decoder.ts'
import { encodeSize, inSize } from './encode.ts'
import type { DeriveInput } from './picture.ts'

/** One size of the fixed list, made from a stored mezzanine (or the first frame of a moving original). */
export const derive = ({ path, size, format, width, height }: DeriveInput): Promise<Buffer> =>
  encodeSize(inSize(openFile(path, LIMITS.imageMaxPixels), size, { width, height }), format)
