import { hash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { fail } from '@corkboard/contract/errors'
import { imageSizeIn } from '@corkboard/contract/media/images'
import { LIMITS } from '@corkboard/contract/limits'
import { hasRowsLeft, isBroken } from './damage.ts'
import { openBytes, openPixels, toPixels, type Pixels, type Strictness } from './decoder.ts'
import { encodeMezzanine, encodeSize, inSize } from './encode.ts'
import { readHeader, type PictureHeader } from './header.ts'
import { readLook } from './look.ts'
import { movingOriginal, reencodedOriginal, strippedJpeg } from './original.ts'
import type { IngestInput, IngestResult, PictureFile } from './picture.ts'

/**
 * Reads an upload once and makes everything a pin needs before it can appear: facts, colors, hashes, placeholder, the
 * two sizes that a first screen requests, the mezzanine for all other sizes, and the original in a safe form.
 */
export const ingest = async ({ path, declaredType }: IngestInput): Promise<IngestResult> => {
  const bytes = await readUpload(path)
  const header = await readHeader(bytes, { declaredType })
  const { master, hasAlpha, makeOriginal } = await decodeUndamaged(bytes, header)
  const { width, height, format, frames } = header
  const [original, look, mezzanine, webp236, webp736] = await Promise.all([
    makeOriginal(),
    readLook(master),
    encodeMezzanine(openPixels(master), hasAlpha, master.width * master.height),
    encodeSize(inSize(openPixels(master), '236x', header), 'webp'),
    encodeSize(inSize(openPixels(master), '736x', header), 'webp'),
  ])
  const sha256 = hash('sha256', bytes)
  const animated = frames > 1
  return {
    facts: {
      signature: sha256.slice(0, 32),
      sha256,
      width,
      height,
      format,
      bytes: bytes.length,
      animated,
      frames,
      hasAlpha,
      ...look,
    },
    files: {
      mezzanine,
      webp236,
      webp736,
      original,
      ...(animated && { animated: original.buffer }),
    },
  }
}

/** The store already counted the bytes while the upload arrived; this covers any other way in. */
const readUpload = async (path: string): Promise<Buffer> => {
  const { size } = await stat(path)
  if (size > LIMITS.uploadMaxBytes) throw fail('media.too_large', { data: { maxBytes: LIMITS.uploadMaxBytes } })
  return readFile(path)
}

interface Decoded {
  /** At most 1200 wide; has an alpha channel only if some pixel is transparent. */
  readonly master: Pixels
  readonly hasAlpha: boolean
  makeOriginal(): Promise<PictureFile>
}

/**
 * Refuses a JPEG that would be shown partly gray or as noise: its decoder fills what it cannot read and only warns. The
 * decoders of other formats fail.
 */
const decodeUndamaged = async (bytes: Buffer, header: PictureHeader): Promise<Decoded> => {
  if (header.format !== 'jpeg') return decode(bytes, header, 'error')
  if (await hasRowsLeft(bytes, header)) throw fail('media.broken')
  try {
    return await decode(bytes, header, 'warning')
  } catch (error) {
    if (await isBroken(bytes, header, error)) throw error
    return decode(bytes, header, 'error')
  }
}

/**
 * Decodes once. When the original only needs its metadata removed (most JPEGs) or keeps all its frames (animations), it
 * decodes straight to the master's size, which costs a JPEG decoder a fraction; otherwise the full pixels serve both
 * the original and the master.
 */
const decode = async (bytes: Buffer, header: PictureHeader, failOn: Strictness): Promise<Decoded> => {
  const picture = openBytes(bytes, header.maxPixels, { failOn }).autoOrient()
  const stripped = strippedJpeg(bytes, header)
  if (stripped || header.frames > 1) {
    const makeOriginal = async () => stripped ?? movingOriginal(bytes, header)
    return { ...(await withoutIdleAlpha(await toMaster(picture, header))), makeOriginal }
  }
  const full = await toPixels(picture)
  const isSmall = imageSizeIn('1200x', header.width, header.height).width === full.width
  const decoded = await withoutIdleAlpha(isSmall ? full : await toMaster(openPixels(full), header))
  return { ...decoded, makeOriginal: () => reencodedOriginal(full, header, decoded.hasAlpha) }
}

const toMaster = (pipeline: ReturnType<typeof openPixels>, header: PictureHeader) =>
  toPixels(inSize(pipeline, '1200x', header))

/** Many pictures have an alpha channel that is opaque everywhere; treat them as opaque. */
const withoutIdleAlpha = async (pixels: Pixels): Promise<Omit<Decoded, 'makeOriginal'>> => {
  if (pixels.channels === 3) return { master: pixels, hasAlpha: false }
  const { data } = pixels
  for (let i = 3; i < data.length; i += 4) if (data[i] !== 255) return { master: pixels, hasAlpha: true }
  return { master: await toPixels(openPixels(pixels).removeAlpha()), hasAlpha: false }
}
