import { defineErrors } from '../error-entry.ts'

/** The errors of pictures and videos. Some are stored with the upload, so browsers need the texts of all. */
export const MEDIA_ERRORS = defineErrors({
  'media.not_found': { status: 404, api: 404, message: 'We couldn’t find that upload.' },
  'media.not_ready': { status: 409, api: 409, message: 'This image is still being processed. Try again in a moment.' },
  'media.missing': { status: 400, api: 1, message: 'Choose an image to upload.' },
  'media.too_large': { status: 413, api: 413, message: 'Files can be up to 100 MB.' },
  'media.too_many_pixels': {
    status: 400,
    api: 1,
    message: 'This image has too many pixels. The limit is 50 megapixels.',
  },
  'media.avif_too_many_pixels': {
    status: 400,
    api: 1,
    message: 'This image has too many pixels. The limit for AVIF is 25 megapixels.',
  },
  'media.moving_too_many_pixels': {
    status: 400,
    api: 1,
    message: 'This animated image has too many pixels. The limit is 12 megapixels per frame and 50 for all frames.',
  },
  'media.side_too_long': {
    status: 400,
    api: 1,
    message: 'This image is too long on one side. The limit is 16,383 pixels per side.',
  },
  'media.too_small': {
    status: 422,
    api: 233,
    message: 'This image is too small. It needs at least 10 pixels per side.',
  },
  'media.unsupported': { status: 415, api: 415, message: 'Use a JPEG, PNG, WebP, AVIF or GIF image.' },
  /** The same where videos are taken too. */
  'media.unsupported_file': {
    status: 415,
    api: 415,
    message: 'Use a JPEG, PNG, WebP, AVIF or GIF image, or an MP4, MOV, WebM or MKV video.',
  },
  'media.heic': {
    status: 415,
    api: 415,
    message:
      'HEIC images aren’t supported. Save it as a JPEG and try again. To take JPEGs with an iPhone, choose Settings > Camera > Formats > Most Compatible.',
  },
  'media.moving_png': {
    status: 415,
    api: 415,
    message: 'Animated PNGs aren’t supported. Save it as a GIF or animated WebP to keep the animation.',
  },
  'media.mismatch': {
    status: 415,
    api: 415,
    message: 'This file isn’t the type its name says. Save it again as JPEG, PNG, WebP, AVIF or GIF.',
  },
  'media.crop': { status: 400, api: 1, message: 'Choose a part of the image.' },
  'media.not_croppable': { status: 400, api: 1, message: 'Only still images can be cropped.' },
  'media.trim': { status: 400, api: 1, message: 'Keep at least one second of the video, and change something.' },
  'media.not_trimmable': { status: 400, api: 1, message: 'Only videos can be trimmed.' },
  'media.original_gone': {
    status: 410,
    api: 1,
    message: 'This video can no longer be trimmed. Upload it again to change it.',
  },
  'media.broken': { status: 422, api: 235, message: 'This image is damaged. Try another copy.' },
  'media.timeout': {
    status: 400,
    api: 1,
    message: 'This image takes too long to read. Try a simpler version.',
  },
  'media.blocked': {
    status: 403,
    api: 403,
    message: 'This image was removed for breaking this site’s rules. It can’t be uploaded again.',
  },
  'media.video_broken': {
    status: 422,
    api: 235,
    message: 'This video is damaged, or it is only sound. Try another copy.',
  },
  'media.video_too_long': { status: 422, api: 1, message: 'Videos can be up to 15 minutes long.' },
  'media.video_too_large': {
    status: 422,
    api: 1,
    message: 'This video has too many pixels. Export it in 4K or smaller.',
  },
  'media.video_unavailable': {
    status: 415,
    api: 415,
    message: 'This site can’t take videos. Its server has no video software. Upload an image instead.',
  },
  'media.cover': { status: 400, api: 1, message: 'Choose an image as the cover of a video.' },
  'media.captions_broken': {
    status: 400,
    api: 1,
    message: 'These aren’t captions we can read. Choose a WebVTT or SRT file.',
  },
  'media.captions_too_large': { status: 400, api: 1, message: 'Captions can be up to 256 kB.' },
  'media.transcript_too_long': { status: 400, api: 1, message: 'Use up to 20,000 characters for the transcript.' },
  'media.no_captions': { status: 400, api: 1, message: 'Only videos that you uploaded can have captions.' },
  'media.wrong_offset': { status: 409, api: 409, message: 'Part of this file is missing. Resume the upload.' },
  'media.canceled': { status: 409, api: 409, message: 'This upload was canceled.' },
  'media.quota': { status: 403, api: 403, message: 'You’ve reached today’s upload limit.' },
  'media.disk_full': { status: 507, api: 507, message: 'There’s no room for more images right now.' },
})

export type MediaErrorCode = keyof typeof MEDIA_ERRORS
