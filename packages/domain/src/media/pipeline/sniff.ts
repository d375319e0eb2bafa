import type { PictureFormat } from './picture.ts'

const startsWith = (bytes: Buffer, at: number, text: string) => bytes.toString('latin1', at, at + text.length) === text

/** Returns the names of the formats that an ISO box file claims to have; AVIF and HEIC are two of many. */
const brandsOf = (bytes: Buffer): string[] => {
  if (bytes.length < 16 || !startsWith(bytes, 4, 'ftyp')) return []
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256)
  const brands: string[] = []
  // Bytes 12 to 15 are the version, not a brand.
  for (let at = 8; at + 4 <= end; at += at === 8 ? 8 : 4) brands.push(bytes.toString('latin1', at, at + 4))
  return brands
}

const AVIF = new Set(['avif', 'avis'])
const HEIC = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1'])

const isAvif = (bytes: Buffer): boolean => brandsOf(bytes).some((brand) => AVIF.has(brand))

/** What phones make by default, and we cannot read (docs/decisions/picture-formats.md). */
export const isHeic = (bytes: Buffer): boolean => !isAvif(bytes) && brandsOf(bytes).some((brand) => HEIC.has(brand))

const PNG_START = 8
/** Length, type and checksum of a chunk. */
const PNG_CHUNK_EXTRA = 12

/** True for an APNG of several frames: it says so in a chunk before its first pixels. The decoder knows only one. */
export const isMovingPng = (bytes: Buffer): boolean => {
  for (let at = PNG_START; at + PNG_CHUNK_EXTRA <= bytes.length;) {
    if (startsWith(bytes, at + 4, 'IDAT')) return false
    if (startsWith(bytes, at + 4, 'acTL')) return bytes.readUInt32BE(at + 8) > 1
    at += bytes.readUInt32BE(at) + PNG_CHUNK_EXTRA
  }
  return false
}

/**
 * Detects the format from the first bytes, whatever the name or declared type; `undefined` when we do not accept it.
 */
export const sniffFormat = (bytes: Buffer): PictureFormat | undefined => {
  if (startsWith(bytes, 0, '\xff\xd8\xff')) return 'jpeg'
  if (startsWith(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'png'
  if (startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP')) return 'webp'
  if (startsWith(bytes, 0, 'GIF87a') || startsWith(bytes, 0, 'GIF89a')) return 'gif'
  return isAvif(bytes) ? 'avif' : undefined
}

const DECLARED: Readonly<Record<string, PictureFormat>> = {
  'image/jpeg': 'jpeg',
  'image/jpg': 'jpeg',
  'image/pjpeg': 'jpeg',
  'image/png': 'png',
  'image/x-png': 'png',
  'image/apng': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
}

/**
 * Browsers that do not know a type send none or `application/octet-stream`; neither declares a type that could be
 * wrong.
 */
export const matchesDeclared = (format: PictureFormat, declaredType = ''): boolean => {
  const type = declaredType.split(';')[0]!.trim().toLowerCase()
  return type === '' || type === 'application/octet-stream' || DECLARED[type] === format
}
