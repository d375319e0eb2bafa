import { LIMITS } from '@corkboard/contract/limits'

/** The types that the server can read. Browsers derive them from the file's extension. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const

/** Phones make these. Browsers that do not know the type go by the name's end, or do not say. */
const isHeic = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)

/** Why a file is not worth uploading. The server checks again, by the bytes. */
export type FileRefusal = 'media.unsupported' | 'media.heic' | 'media.too_large' | 'media.broken'

export const checkFile = (file: Pick<File, 'name' | 'type' | 'size'>): FileRefusal | null => {
  if (!PICTURE_TYPES.some((type) => type === file.type)) return isHeic(file) ? 'media.heic' : 'media.unsupported'
  if (file.size > LIMITS.uploadMaxBytes) return 'media.too_large'
  return file.size === 0 ? 'media.broken' : null
}
