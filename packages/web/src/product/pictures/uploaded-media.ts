import type { MediaUpload } from '@corkboard/contract/media/wire/media'

/** A picture or video that is on the server, and how it is shown. */
export interface UploadedMedia {
  readonly upload: MediaUpload
  readonly previewUrl: string
  readonly videoUrl: string | null
}
