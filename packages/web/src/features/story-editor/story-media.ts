import type { PinDraftMedia } from '@corkboard/contract/content/wire/pin-draft'
import type { MediaUpload } from '@corkboard/contract/media/wire/media'
import type { UploadedMedia } from '../../product/pictures/uploaded-media.ts'

/** A picture or video of the editor: chosen in this window, or stored with the draft. */
export interface EditorMedia {
  readonly key: string
  readonly name: string
  readonly isVideo: boolean
  readonly previewUrl: string | null
  readonly videoUrl: string | null
  /** Width by height. */
  readonly ratio: number
  readonly status: 'uploading' | 'processing' | 'ready' | 'failed'
  /** 0 to 1, of the upload or of preparing a video. */
  readonly progress: number
  /** Once the server has it. */
  readonly upload: MediaUpload | null
  readonly problem: string | null
  /** False when sending the same file again would fail again. */
  readonly canRetry: boolean
  readonly color: string
}

export type MediaMap = ReadonlyMap<string, EditorMedia>

/** (ours) What is shown before the picture is. */
const NO_COLOR = '#d9d2cb'
/** Of a page, for pictures whose shape is not known. */
export const PAGE_RATIO = 9 / 16

const ratioOf = (width: number | null, height: number | null): number =>
  width !== null && height !== null && height > 0 ? width / height : PAGE_RATIO

/** A stored upload. Its key is its id. @param problem the reason if it failed */
export const storedMedia = (media: PinDraftMedia, problem: string | null): EditorMedia => ({
  key: media.media_upload_id,
  name: '',
  isVideo: media.media_type === 'video',
  previewUrl: media.preview_url,
  videoUrl: media.video_url,
  ratio: ratioOf(media.width, media.height),
  status: media.status === 'succeeded' ? 'ready' : media.status === 'failed' ? 'failed' : 'processing',
  progress: media.progress,
  upload: media,
  problem,
  canRetry: false,
  color: media.dominant_color ?? NO_COLOR,
})

export const chosenMedia = (
  key: string,
  file: Pick<File, 'name'>,
  { url, isVideo, ratio }: { readonly url: string; readonly isVideo: boolean; readonly ratio: number },
): EditorMedia => ({
  key,
  name: file.name,
  isVideo,
  previewUrl: isVideo ? null : url,
  videoUrl: isVideo ? url : null,
  ratio,
  status: 'uploading',
  progress: 0,
  upload: null,
  problem: null,
  canRetry: false,
  color: NO_COLOR,
})

/** CREATE-08: a part of a picture or video, which the server may still prepare. Its key is that of its upload. */
export const partMedia = (whole: EditorMedia, upload: MediaUpload, previewUrl: string | null): EditorMedia => ({
  ...whole,
  key: upload.media_upload_id,
  previewUrl,
  videoUrl: null,
  ratio: upload.width === null ? whole.ratio : ratioOf(upload.width, upload.height),
  status: upload.status === 'succeeded' ? 'ready' : 'processing',
  progress: upload.progress,
  upload,
  problem: null,
  canRetry: false,
})

/** For the dialogs that make a part of it; nothing until the server has processed it. */
export const uploadedMedia = (medium: EditorMedia | undefined): UploadedMedia | null =>
  medium?.upload?.status === 'succeeded'
    ? { upload: medium.upload, previewUrl: medium.previewUrl ?? medium.videoUrl ?? '', videoUrl: medium.videoUrl }
    : null

/** Reads the shape of a file that this browser can show. @param url a blob's */
export const readRatio = (url: string, isVideo: boolean): Promise<number> =>
  new Promise((resolve) => {
    const unknown = () => resolve(PAGE_RATIO)
    if (isVideo) {
      const video = document.createElement('video')
      video.preload = 'metadata'
      video.onloadedmetadata = () => resolve(ratioOf(video.videoWidth, video.videoHeight))
      video.onerror = unknown
      video.src = url
      return
    }
    const image = new Image()
    image.onload = () => resolve(ratioOf(image.naturalWidth, image.naturalHeight))
    image.onerror = unknown
    image.src = url
  })
