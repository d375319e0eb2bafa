import { LIMITS } from '@corkboard/contract/limits'

/** The types that the server can read. Browsers derive them from the file's extension. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const

/** Why a file is not worth uploading. The server checks again, by the bytes. */
export type FileRefusal = 'media.unsupported' | 'media.too_large' | 'media.broken'

export const checkFile = (file: { readonly type: string; readonly size: number }): FileRefusal | null => {
  if (!PICTURE_TYPES.some((type) => type === file.type)) return 'media.unsupported'
  if (file.size > LIMITS.uploadMaxBytes) return 'media.too_large'
  return file.size === 0 ? 'media.broken' : null
}
