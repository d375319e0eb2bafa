/**
 * Removes everything from a JPEG that is not needed to show it, without touching a pixel: EXIF, XMP, IPTC, comments,
 * thumbnails, gain maps and anything after the end of the picture. JFIF, color profiles and Adobe's color transform
 * stay, because the pixels mean something else without them.
 *
 * Returns `undefined` when the layout of the file is not understood; it must be re-encoded instead.
 */
export const stripJpeg = (bytes: Buffer): Buffer | undefined => {
  if (bytes.readUInt16BE(0) !== SOI) return undefined
  const segments: Buffer[] = [bytes.subarray(0, 2)]
  let at = 2
  while (at + 4 <= bytes.length + 2) {
    if (bytes[at] !== 0xff) return undefined
    // Any number of FF may pad a marker.
    while (bytes[at + 1] === 0xff) at++
    const marker = bytes[at + 1]!
    if (marker === EOI) return Buffer.concat([...segments, bytes.subarray(at, at + 2)])
    if (at + 4 > bytes.length) return undefined
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    if (end > bytes.length || end < at + 4) return undefined
    const segment = bytes.subarray(at, end)
    if (isApplication(marker)) segments.push(...filterApplication(marker, segment))
    else if (PICTURE_MARKERS.has(marker)) segments.push(segment)
    else return undefined
    at = end
    if (marker !== SOS) continue
    const scanEnd = endOfScan(bytes, at)
    if (scanEnd === undefined) return undefined
    segments.push(bytes.subarray(at, scanEnd))
    at = scanEnd
  }
  return undefined
}

const SOI = 0xffd8
const EOI = 0xd9
const SOS = 0xda
const COMMENT = 0xfe

/** Frame headers, Huffman and quantization tables, scans, restart intervals, line counts, arithmetic conditioning. */
const PICTURE_MARKERS = new Set([
  0xc0,
  0xc1,
  0xc2,
  0xc3,
  0xc4,
  0xc5,
  0xc6,
  0xc7,
  0xc9,
  0xca,
  0xcb,
  0xcc,
  0xcd,
  0xce,
  0xcf,
  SOS,
  0xdb,
  0xdc,
  0xdd,
])

const isApplication = (marker: number) => (marker >= 0xe0 && marker <= 0xef) || marker === COMMENT

const filterApplication = (marker: number, segment: Buffer): Buffer[] => {
  const name = segment.toString('latin1', 4, 16)
  if (marker === 0xe0 && name.startsWith('JFIF\0') && segment.length >= 18) return [withoutThumbnail(segment)]
  if (marker === 0xe2 && name.startsWith('ICC_PROFILE\0')) return [segment]
  if (marker === 0xee && name.startsWith('Adobe')) return [segment]
  return []
}

/** A JFIF header may hold a thumbnail from before the picture was cropped. */
const withoutThumbnail = (jfif: Buffer): Buffer => {
  const short = Buffer.from(jfif.subarray(0, 18))
  short.writeUInt16BE(16, 2)
  short.writeUInt16BE(0, 16)
  return short
}

/** Inside a scan, FF is followed by 00 (a plain FF) or a restart marker; anything else ends the scan. */
const endOfScan = (bytes: Buffer, from: number): number | undefined => {
  for (let at = bytes.indexOf(0xff, from); at >= 0 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at)) {
    const next = bytes[at + 1]!
    if (next === 0xff) at += 1
    else if (next === 0x00 || (next >= 0xd0 && next <= 0xd7)) at += 2
    else return at
  }
  return undefined
}
