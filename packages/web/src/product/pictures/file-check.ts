import { LIMITS } from '@corkboard/contract/limits'

/** What the picture readers of the server accept; browsers name these types from the file's ending. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const

/** Why a file is not worth sending. The server decides again, on the bytes. */
export type FileRefusal = 'media.unsupported' | 'media.too_large' | 'media.broken'

export const checkFile = (file: { readonly type: string; readonly size: number }): FileRefusal | null => {
  if (!PICTURE_TYPES.some((type) => type === file.type)) return 'media.unsupported'
  if (file.size > LIMITS.uploadMaxBytes) return 'media.too_large'
  return file.size === 0 ? 'media.broken' : null
}
