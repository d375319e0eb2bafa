/** The process of `killed-work.ts`. */
import { Readable } from 'node:stream'
import type { Database } from '@corkboard/database'
import { handClock } from '@corkboard/database/testing'
import { publishWhenDue } from '@corkboard/domain/content/scheduling'
import { createCtx, requireSignedIn, type Site, VISITOR } from '@corkboard/domain/kernel'
import {
  continuePartialUpload,
  ingestUpload,
  type MediaStore,
  openS3Store,
  removeUnusedPictures,
  transcodeUpload,
} from '@corkboard/domain/media'
import { openTestSite } from './domain.ts'
import type { Work, WorkOrder } from './killed-work.ts'

const { work, killBefore, s3, nowMs, ...places } = JSON.parse(process.argv[2] ?? '') as WorkOrder

let steps = 0
const step = (): void => {
  steps += 1
  if (steps === killBefore) process.kill(process.pid, 'SIGKILL')
}

const before =
  <Args extends unknown[], Result>(work: (...args: Args) => Promise<Result>) =>
  async (...args: Args): Promise<Result> => {
    step()
    return work(...args)
  }

const steppingStore = (store: MediaStore): MediaStore => ({
  ...store,
  put: before(store.put),
  remove: before(store.remove),
})

const steppingDatabase = (database: Database): Database => ({
  ...database,
  transaction: (work) => {
    step()
    return database.transaction(work)
  },
})

const perform = (site: Site, it: Work): Promise<unknown> => {
  const ctx = createCtx(site, VISITOR)
  switch (it.kind) {
    case 'ingest':
      return ingestUpload(ctx, it.uploadId)
    case 'transcode':
      return transcodeUpload(ctx, it.uploadId)
    case 'continue partial': {
      const { uploadId, userId, offset, bytes } = it
      const viewer = { kind: 'AUTH', userId, sessionId: '1', role: 'member', isWriteBanned: false } as const
      const source = Readable.from([Buffer.alloc(bytes - offset)])
      return continuePartialUpload(requireSignedIn(createCtx(site, viewer)), uploadId, { offset, source })
    }
    case 'remove unused':
      return removeUnusedPictures(ctx)
    case 'publish scheduled':
      return publishWhenDue(ctx, { id: it.id })
  }
}

const remote = s3 && { store: await openS3Store({ ...s3, forcePathStyle: true }) }
await using opened = await openTestSite({ ...places, ...remote, clock: handClock(nowMs) })
const { site } = opened
const media = { ...site.media, store: steppingStore(site.media.store) }
await perform({ ...site, media, database: steppingDatabase(site.database) }, work)
// The last place to be killed at: the work is done but not reported.
step()
