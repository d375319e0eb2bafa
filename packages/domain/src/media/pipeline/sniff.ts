import type { PictureFormat } from './picture.ts'

const startsWith = (bytes: Buffer, at: number, text: string) => bytes.toString('latin1', at, at + text.length) === text

/** AVIF is one of many formats in an ISO box file; HEIC is another, and is refused. */
const isAvif = (bytes: Buffer): boolean => {
  if (bytes.length < 16 || !startsWith(bytes, 4, 'ftyp')) return false
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256)
  for (let at = 8; at + 4 <= end; at += 4) {
    // Bytes 12 to 15 are the version, not a brand.
    if (at !== 12 && (startsWith(bytes, at, 'avif') || startsWith(bytes, at, 'avis'))) return true
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
