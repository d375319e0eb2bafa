import type { MediaUpload, VideoTrim } from '@corkboard/contract/media/wire/media'
import { addressOfCall } from './endpoint-address.ts'
import { callEndpoint } from './endpoint-client.ts'
import { sendBytes } from './send-bytes.ts'
import type { ApiEnvironment } from './transport.ts'
import { type PartsOptions, uploadInParts } from './upload-in-parts.ts'

export interface UploadOptions {
  /** Called with the fraction sent so far, 0 to 1. */
  readonly onProgress?: (share: number) => void
  readonly signal?: AbortSignal
  /** Used only as a search query and not stored (FIND-08). */
  readonly purpose?: 'search'
}

export interface UploadClient {
  /**
   * Sends one file.
   * @throws ApiError, or an AbortError when aborted
   */
  upload(file: Blob & { readonly name?: string }, options?: UploadOptions): Promise<MediaUpload>
  /**
   * Sends one file in parts, and continues where it stopped (CREATE-01).
   * @throws ApiError, or an AbortError when aborted
   */
  inParts(file: File, options?: PartsOptions): Promise<MediaUpload>
  /**
   * Lets the server fetch a picture from another site (CREATE-07).
   * @throws ApiError, or an AbortError when aborted
   */
  fromWeb(imageUrl: string, pageUrl: string, options?: { readonly signal?: AbortSignal }): Promise<MediaUpload>
  /** Makes a part of an uploaded picture an upload of its own (CREATE-08). The box is in fractions of the picture. */
  crop(
    mediaUploadId: string,
    box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  ): Promise<MediaUpload>
  /** Makes a part of an uploaded video an upload of its own (CREATE-08). */
  trim(mediaUploadId: string, part: VideoTrim): Promise<MediaUpload>
  /** Makes a still of an uploaded video an upload of its own. */
  still(mediaUploadId: string, place: number): Promise<MediaUpload>
  /** Makes an uploaded picture the cover of an uploaded video. */
  cover(mediaUploadId: string, coverUploadId: string): Promise<MediaUpload>
  /** Ends an upload that is no longer wanted, and the transcoding of its video. */
  cancel(mediaUploadId: string): Promise<MediaUpload>
  /** Returns the processing state of an upload. */
  state(mediaUploadId: string, options?: { readonly signal?: AbortSignal }): Promise<MediaUpload>
}

/** @param createRequest creates an XMLHttpRequest, because fetch does not report upload progress */
export const createUploadClient = (
  env: ApiEnvironment,
  createRequest: () => XMLHttpRequest = () => new XMLHttpRequest(),
): UploadClient => ({
  upload: (file, { onProgress, signal, purpose } = {}) => {
    const form = new FormData()
    form.set('file', file, file.name ?? 'picture')
    const path = addressOfCall('POST /v3/media/', purpose ? { query: { purpose } } : {})
    const onSent = (sent: number, total: number) => onProgress?.(total > 0 ? sent / total : 0)
    return sendBytes(env, { method: 'POST', path, body: form }, { onSent, signal, createRequest })
  },
  inParts: (file, options = {}) => uploadInParts(env, file, options, createRequest),
  fromWeb: (imageUrl, pageUrl, options) =>
    callEndpoint(env, 'POST /v3/media/web/', { body: { image_url: imageUrl, page_url: pageUrl }, ...options }),
  crop: (id, { x, y, width, height }) =>
    callEndpoint(env, 'POST /v3/media/{media_upload_id}/crop/', {
      params: { media_upload_id: id },
      body: { x, y, width, height },
    }),
  trim: (id, { start_ms, end_ms, is_muted }) =>
    callEndpoint(env, 'POST /v3/media/{media_upload_id}/trim/', {
      params: { media_upload_id: id },
      body: { start_ms, end_ms, is_muted },
    }),
  still: (id, place) =>
    callEndpoint(env, 'POST /v3/media/{media_upload_id}/stills/{place}/', { params: { media_upload_id: id, place } }),
  cover: (id, coverUploadId) =>
    callEndpoint(env, 'PUT /v3/media/{media_upload_id}/cover/', {
      params: { media_upload_id: id },
      body: { cover_upload_id: coverUploadId },
    }),
  cancel: (id) => callEndpoint(env, 'DELETE /v3/media/{media_upload_id}/', { params: { media_upload_id: id } }),
  state: (id, options) =>
    callEndpoint(env, 'GET /v3/media/{media_upload_id}/', { params: { media_upload_id: id }, ...options }),
})
