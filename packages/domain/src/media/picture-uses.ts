import { sql } from '@corkboard/database'
import type { NoPictureUse, PictureUse } from '../kernel/index.ts'

const uploadedPicture: PictureUse = {
  name: 'uploaded picture',
  columns: ['media_uploads.signature'],
  files: ['picture'],
  keeps: (signature) => sql<boolean>`exists (select from media_uploads where signature = ${signature})`,
}

const uploadedVideo: PictureUse = {
  name: 'uploaded video',
  columns: ['media_uploads.video_signature'],
  files: ['video'],
  keeps: (signature) => sql<boolean>`exists (select from media_uploads where video_signature = ${signature})`,
}

/** Visible wherever its video is. */
const stillPicture: PictureUse = {
  name: 'still picture of a video',
  columns: ['videos.cover_signature'],
  files: ['picture'],
  keeps: (signature) => sql<boolean>`exists (select from videos where cover_signature = ${signature})`,
}

const NO_USES: readonly NoPictureUse[] = [
  {
    columns: ['images.signature', 'videos.signature'],
    because: 'the files themselves, deleted once nothing uses them',
  },
  {
    columns: ['images.inside', 'images.palette', 'blocked_pictures.inside'],
    because: 'describe what a picture looks like',
  },
  {
    columns: ['media_publications.signature'],
    because: 'guards a file while it is written, under the lock of its signature',
  },
  { columns: ['media_uploads.captions'], because: 'texts and their times' },
  { columns: ['media_removals.signature'], because: 'files that are being deleted' },
  {
    columns: ['blocked_pictures.signature', 'blocked_copies.signature'],
    because: 'outlive the files, to refuse them when they are uploaded again',
  },
]

export const pictureUses = [uploadedPicture, uploadedVideo, stillPicture, ...NO_USES]
