import { openBytes } from './decoder.ts'
import type { PictureHeader } from './header.ts'

/** A flipped bit may cost or add a few blocks at the very end; browsers show such pictures, and users keep them. */
const LAST_ROWS = 32
/** More data than this, skipped between two parts of the picture, was part of the picture. */
const SKIPPED_PART = 1 / 10

const LOST_DATA = /premature end of data segment|bad (?:huffman|arithmetic) code/i
const SKIPPED_DATA = /(\d+) extraneous bytes/i

/** Every row is read, whatever is made of them. */
const SMALL = { width: 16, height: 16, fit: 'fill' } as const

/** True when the decoder's warning about a JPEG means that a part of it cannot be shown. */
export const isBroken = async (bytes: Buffer, header: PictureHeader, warning: unknown): Promise<boolean> => {
  const reason = warning instanceof Error ? warning.message : String(warning)
  const skipped = Number(SKIPPED_DATA.exec(reason)?.[1] ?? 0)
  if (skipped > bytes.length * SKIPPED_PART) return true
  return LOST_DATA.test(reason) && !(await areRowsWhole(bytes, header))
}

/**
 * Decodes row by row from the top, so damage to the last rows does not count. A progressive picture has every row in
 * every part of its data: any damage counts.
 */
const areRowsWhole = async (bytes: Buffer, { maxPixels }: PictureHeader): Promise<boolean> => {
  const { width, height } = await openBytes(bytes, maxPixels).metadata()
  const last = Math.min(LAST_ROWS, Math.floor(height / 8))
  const rows = openBytes(bytes, maxPixels, { failOn: 'warning' }).extract({
    left: 0,
    top: 0,
    width,
    height: height - last,
  })
  return rows.resize(SMALL).raw().toBuffer().then(isDone, isNotDone)
}

const isDone = (): boolean => true
const isNotDone = (): boolean => false

/**
 * True when a baseline JPEG has data for more rows than its header says. Noise in place of data often decodes without a
 * warning, but rarely into the right number of rows. The decoder gets a header with a few rows more, for which data
 * must be missing.
 */
export const hasRowsLeft = async (bytes: Buffer, { maxPixels }: PictureHeader): Promise<boolean> => {
  const frame = findBaselineFrame(bytes)
  if (frame === undefined) return false
  const height = bytes.readUInt16BE(frame + HEIGHT_AT)
  const shrink = shrinkFor(height)
  const higher = Buffer.from(bytes)
  higher.writeUInt16BE(height + LAST_ROWS * shrink, frame + HEIGHT_AT)
  const rows = openBytes(higher, maxPixels * 2, { failOn: 'warning' })
  const size = { width: Math.max(1, Math.floor(bytes.readUInt16BE(frame + WIDTH_AT) / shrink)) }
  return rows.resize(size).raw().toBuffer().then(isDone, isNotDone)
}

/** Reducing a large picture while decoding it costs a fraction. Fewer than 32 rows of the result are not noticed. */
const shrinkFor = (height: number): number => [8, 4, 2].find((shrink) => height / shrink >= LEAST_HEIGHT) ?? 1
const LEAST_HEIGHT = 600

const [SOF0, SOF1, SOS] = [0xc0, 0xc1, 0xda]
/** Within the frame's segment: after marker, length and precision. */
const HEIGHT_AT = 5
const WIDTH_AT = 7

/** The start of the segment with the picture's size; `undefined` for progressive pictures and unknown layouts. */
const findBaselineFrame = (bytes: Buffer): number | undefined => {
  for (let at = 2; at + WIDTH_AT + 2 <= bytes.length && bytes[at] === 0xff;) {
    const marker = bytes[at + 1]!
    if (marker === SOF0 || marker === SOF1) return at
    if (marker === SOS) return undefined
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2)
  }
  return undefined
}
