import { LIMITS } from '@corkboard/contract/limits'

/** The types that the server can read. Browsers derive them from the file's extension. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const

/** The types of videos that the server can read. */
export const VIDEO_TYPES = ['video/mp4', 'video/quicktime', 'video/webm', 'video/x-matroska'] as const

export const isVideo = ({ type }: Pick<File, 'type'>): boolean => VIDEO_TYPES.some((it) => it === type)

/** Phones make these. Browsers that do not know the type go by the name's end, or do not say. */
const isHeic = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)

/** Why a file is not worth uploading. The server checks again, by the bytes. */
export type FileRefusal =
  | 'media.unsupported'
  | 'media.unsupported_file'
  | 'media.heic'
  | 'media.too_large'
  | 'media.broken'
  | 'media.video_broken'

interface CheckOptions {
  readonly takesVideos?: boolean
}

export const checkFile = (
  file: Pick<File, 'name' | 'type' | 'size'>,
  { takesVideos = false }: CheckOptions = {},
): FileRefusal | null => {
  const isTaken = PICTURE_TYPES.some((type) => type === file.type) || (takesVideos && isVideo(file))
  if (!isTaken) return isHeic(file) ? 'media.heic' : takesVideos ? 'media.unsupported_file' : 'media.unsupported'
  if (file.size > LIMITS.uploadMaxBytes) return 'media.too_large'
  if (file.size > 0) return null
  return isVideo(file) ? 'media.video_broken' : 'media.broken'
}
