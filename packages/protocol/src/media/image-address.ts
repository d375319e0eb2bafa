import { IMAGE_SIZES, type ImageSizeOrOriginal } from '@corkboard/contract'

/** A picture's address, taken apart. */
export interface ImageAddress {
  readonly size: ImageSizeOrOriginal
  readonly signature: string
  readonly extension: string
}

const SIZES = new Set<string>([...IMAGE_SIZES, 'orig'])
const RENDERED = new Set(['webp', 'jpg'])
const ORIGINAL = new Set(['jpg', 'png', 'webp', 'avif', 'gif'])
const FILE = /^([0-9a-f]{32})\.([a-z]{3,4})$/

/** `/{size}/{aa}/{bb}/{signature}.{ext}` as we write it, letter for letter; anything else is no picture. */
export const parseImageAddress = (parts: {
  size: string
  aa: string
  bb: string
  file: string
}): ImageAddress | undefined => {
  const [, signature, extension] = FILE.exec(parts.file) ?? []
  if (signature === undefined || extension === undefined || !SIZES.has(parts.size)) return undefined
  if (parts.aa !== signature.slice(0, 2) || parts.bb !== signature.slice(2, 4)) return undefined
  const known = parts.size === 'orig' ? ORIGINAL : RENDERED
  return known.has(extension) ? { size: parts.size as ImageSizeOrOriginal, signature, extension } : undefined
}
