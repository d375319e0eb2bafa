/** How many first bytes tell what a file is. */
export const SNIFFED_BYTES = 64

const text = (bytes: Buffer, from: number, to: number): string => bytes.toString('latin1', from, to)

/** Brands of ISO files that are pictures. */
const PICTURE_BRAND = /^(?:avif|avis|heic|heix|heim|heis|hevc|hevx|hevm|hevs|mif1|msf1)$/
/** First boxes of QuickTime files without a brand. */
const QUICKTIME_BOXES = new Set(['moov', 'mdat', 'wide', 'free', 'skip', 'pnot'])
/** EBML, which Matroska and WebM are written in. */
const EBML = '\x1a\x45\xdf\xa3'

/**
 * True for files that may be videos we take: MP4, QuickTime, Matroska, WebM. What is in them, the transcoder finds out;
 * names and declared types decide nothing.
 */
export const looksLikeVideo = (bytes: Buffer): boolean => {
  if (text(bytes, 0, 4) === EBML) return true
  const box = text(bytes, 4, 8)
  if (box === 'ftyp') return !PICTURE_BRAND.test(text(bytes, 8, 12))
  return QUICKTIME_BOXES.has(box)
}
