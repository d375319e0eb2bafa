import { isId } from '@corkboard/contract'
import { pictureStored } from '@corkboard/contract/events'
import { type Ctx, defineModule } from '../kernel/index.ts'
import { picturesUploadedBy } from './erase-uploads.ts'
import { ingestUpload } from './ingest-upload.ts'
import { sweepFileWork } from './remove-files.ts'
import { removeStrayFiles } from './stray-files.ts'
import { removeSearchUploads, removeUnusedPictures } from './unused-pictures.ts'
import { staleUploads } from './upload-store.ts'
import { transcodeUpload } from './transcode-upload.ts'
import { INGEST_TASK, queueUpload, TRANSCODE_TASK } from './uploads.ts'
import { pictureUses } from './picture-uses.ts'
import { removeExpiredPartialUploads } from './partial-uploads.ts'
import { recount } from './recount.ts'

const STALE_UPLOAD_MS = 10 * 60_000
const STALE_UPLOADS_AT_ONCE = 100

/** Takes up uploads whose job was lost. One that fails again keeps no other from its turn. */
const resumeStaleUploads = async (ctx: Ctx): Promise<void> => {
  const before = new Date(ctx.now().getTime() - STALE_UPLOAD_MS)
  const failures: unknown[] = []
  for (const id of await staleUploads(ctx.db, 'image', before, STALE_UPLOADS_AT_ONCE)) {
    await ingestUpload(ctx, id).catch((error: unknown) => failures.push(error))
  }
  for (const id of await staleUploads(ctx.db, 'video', before, STALE_UPLOADS_AT_ONCE))
    await queueUpload(ctx.db, id, 'video')
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} uploads failed again`)
}

const sweepPictures = async (ctx: Ctx): Promise<void> => {
  const pictures = await removeUnusedPictures(ctx)
  const files = await removeStrayFiles(ctx)
  if (pictures + files > 0) ctx.log.info({ pictures, files }, 'removed pictures that nothing uses')
}

/** Uploads, the picture pipeline and its processes, stores and addresses of files, blocked pictures. */
export const media = defineModule('media', {
  uses: [],
  tables: [
    'images',
    'videos',
    'media_uploads',
    'partial_uploads',
    'media_publications',
    'media_removals',
    'blocked_pictures',
    'blocked_copies',
  ],
  emits: [pictureStored],
  jobs: [
    {
      name: INGEST_TASK,
      run: async (ctx, { upload_id: id }) => {
        if (!isId(id)) throw new Error('The job names no upload')
        await ingestUpload(ctx, id)
      },
    },
    {
      name: TRANSCODE_TASK,
      isTranscoding: true,
      run: async (ctx, { upload_id: id }, signal) => {
        if (!isId(id)) throw new Error('The job names no upload')
        await transcodeUpload(ctx, id, signal)
      },
    },
    { name: 'sweep_pictures', run: sweepPictures, cron: '41 4 * * *' },
  ],
  // The first one lets uploads on that waited for a removal.
  sweeps: [
    sweepFileWork,
    resumeStaleUploads,
    removeSearchUploads,
    removeExpiredPartialUploads,
    ({ site }) => site.media.store.removeAbandoned(),
  ],
  pictures: pictureUses,
  erase: { last: picturesUploadedBy, rows: { media_uploads: 'user_id', partial_uploads: 'user_id' } },
  recount,
  notCopied: {
    media_uploads: 'the pictures are in what shows them',
    partial_uploads: 'they have not arrived',
  },
})
