import type { MediaUpload } from '@corkboard/contract/media/wire/media'
import { MEDIA_ERRORS, type MediaErrorCode } from '@corkboard/contract/media/errors'
import { ApiError, errorOf, isAbort, normalizeError } from '../../api/errors.ts'
import type { UploadClient, UploadOptions } from '../../api/upload-client.ts'
import { isVideo } from './file-check.ts'

/** (ours) How long the user waits for the server to process a picture, in growing waits. */
const WAITS_MS = [300, 500, 800, 1_200, 2_000, 3_000, 5_000, 8_000, 12_000, 20_000]

const isMediaErrorCode = (code: string | null): code is MediaErrorCode => code !== null && code in MEDIA_ERRORS

/** Refusals that may be temporary. All others are about the picture itself. */
const PASSING: readonly string[] = [
  'media.not_found',
  'media.timeout',
  'media.not_ready',
  'media.disk_full',
  'media.quota',
]

/** True if sending the same picture again would fail again. */
export const isFinalRefusal = (code: string): boolean => code.startsWith('media.') && !PASSING.includes(code)

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Between two questions how far a video is. */
const VIDEO_WAIT_MS = 2_000
/** (ours) Questions without a response in a row, after which the user is asked: about five minutes. */
const STATE_FAILURES = 100

const isPassing = ({ httpStatus }: ReturnType<typeof errorOf>): boolean => httpStatus === 0 || httpStatus >= 500

const failureOf = ({ error_code: code }: MediaUpload): MediaErrorCode =>
  isMediaErrorCode(code) ? code : 'media.timeout'

/**
 * Uploads a picture and waits until the server has processed it.
 * @throws ApiError with a reason the user can act on; an AbortError when aborted
 */
export const uploadPicture = async (
  uploads: UploadClient,
  file: File,
  options: UploadOptions,
  wait: (ms: number) => Promise<void> = pause,
): Promise<MediaUpload> => waitForPicture(uploads, await uploads.upload(file, options), options, wait)

/**
 * Waits until the server has processed a picture that it has.
 * @throws like `uploadPicture`
 */
export const waitForPicture = async (
  uploads: UploadClient,
  received: MediaUpload,
  { signal }: Pick<UploadOptions, 'signal'>,
  wait: (ms: number) => Promise<void> = pause,
): Promise<MediaUpload> => {
  let upload = received
  for (const ms of WAITS_MS) {
    if (upload.status === 'succeeded') return upload
    if (upload.status === 'failed') break
    await wait(ms)
    upload = await uploads.state(upload.media_upload_id, signal ? { signal } : {})
  }
  return resultOf(upload)
}

const resultOf = (upload: MediaUpload, failure = failureOf(upload)): MediaUpload => {
  if (upload.status === 'succeeded') return upload
  const code = upload.status === 'failed' ? failure : 'media.not_ready'
  throw new ApiError(
    normalizeError(
      { error_code: code, message: MEDIA_ERRORS[code].message, api_error_code: MEDIA_ERRORS[code].api },
      MEDIA_ERRORS[code].status,
    ),
  )
}

/** What begins like no video was taken for a picture. */
const failureOfVideo = (upload: MediaUpload): MediaErrorCode => {
  const code = failureOf(upload)
  return code === 'media.unsupported' || code === 'media.broken' ? 'media.video_broken' : code
}

export interface VideoUploadOptions extends UploadOptions {
  /** The connection broke; the upload continues by itself. */
  readonly onInterrupted?: () => void
  /** Called with the upload as long as the server transcodes the video. */
  readonly onTranscoding: (upload: MediaUpload) => void
}

/**
 * Uploads a picture or a video. A video continues where it stopped when the connection breaks. It takes as long as it takes: minutes, when others wait before it.
 * @throws like `uploadPicture`
 */
export const uploadMedia = async (
  uploads: UploadClient,
  file: File,
  options: VideoUploadOptions,
  wait: (ms: number) => Promise<void> = pause,
): Promise<MediaUpload> => {
  if (!isVideo(file)) return uploadPicture(uploads, file, options, wait)
  return waitForVideo(uploads, await uploads.inParts(file, options), options, wait)
}

/**
 * Waits until the server has transcoded a video that it has.
 * @throws like `uploadPicture`
 */
export const waitForVideo = async (
  uploads: UploadClient,
  received: MediaUpload,
  { signal, onTranscoding }: Pick<VideoUploadOptions, 'signal' | 'onTranscoding'>,
  wait: (ms: number) => Promise<void> = pause,
): Promise<MediaUpload> => {
  let upload = received
  let failures = 0
  while (upload.status !== 'succeeded' && upload.status !== 'failed') {
    onTranscoding(upload)
    await wait(VIDEO_WAIT_MS)
    try {
      upload = await uploads.state(upload.media_upload_id, signal ? { signal } : {})
      failures = 0
    } catch (thrown) {
      // The video is on the server: a line that is gone for a while changes nothing.
      if (isAbort(thrown) || !isPassing(errorOf(thrown)) || (failures += 1) > STATE_FAILURES) throw thrown
    }
  }
  return resultOf(upload, failureOfVideo(upload))
}
