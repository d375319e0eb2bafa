import { openPixels, type Pixels } from './decoder.ts'
import { HASH_SIDE, mirrored, perceptualHash } from './perceptual-hash.ts'

const WHITE = { r: 255, g: 255, b: 255 }

/** Returns the hash of a picture and the hash of its mirror image. */
export const hashPixels = async (picture: Pixels): Promise<{ phash: string; mirroredPhash: string }> => {
  const gray = await openPixels(picture)
    .flatten({ background: WHITE })
    .resize({ width: HASH_SIDE, height: HASH_SIDE, fit: 'fill' })
    .toColorspace('b-w')
    .raw()
    .toBuffer()
  return { phash: perceptualHash(gray), mirroredPhash: perceptualHash(mirrored(gray)) }
}
