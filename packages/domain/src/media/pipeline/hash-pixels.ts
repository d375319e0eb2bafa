import { openPixels, type Pixels } from './decoder.ts'
import { HASH_SIDE, mirrored, perceptualHash } from './perceptual-hash.ts'

const WHITE = { r: 255, g: 255, b: 255 }

/** The hash of a picture and that of its mirror image. */
export const hashPixels = async (picture: Pixels): Promise<{ phash: string; mirroredPhash: string }> => {
  const grey = await openPixels(picture)
    .flatten({ background: WHITE })
    .resize({ width: HASH_SIDE, height: HASH_SIDE, fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  return { phash: perceptualHash(grey), mirroredPhash: perceptualHash(mirrored(grey)) }
}
