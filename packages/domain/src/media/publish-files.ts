import { fail } from '@corkboard/contract'
import type { Ctx, TxCtx } from '../kernel/index.ts'
import {
  deletePublication,
  insertPublication,
  isBeingRemoved,
  lockPicture,
  type Publication,
} from './file-work-store.ts'

/** (ours) The removal of a picture's files takes less. */
const RETRY_AFTER_SECONDS = 5

export interface PublishedFiles extends Publication {
  /** Puts every file in its place. Runs outside any transaction, and again after a kill. */
  store(): Promise<void>
  /** Makes the files known, once they are all in place. */
  finish(tx: TxCtx): Promise<void>
}

/**
 * Stores files and makes them known, so that neither is ever without the other. The first transaction keeps others from
 * removing files of this signature, the second knows them; a kill in between leaves files that nothing knows, which the
 * job publishes again, or the sweep removes.
 * @throws 'request.unavailable' while files of the same signature are being removed; the job tries again
 */
export const publishFiles = async (ctx: Ctx, { signature, uploadId, store, finish }: PublishedFiles): Promise<void> => {
  await ctx.transaction(async (tx) => {
    await lockPicture(tx.db, signature)
    if (await isBeingRemoved(tx.db, signature)) {
      throw fail('request.unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS })
    }
    await insertPublication(tx.db, { signature, uploadId }, tx.now())
  })
  await store()
  await ctx.transaction(async (tx) => {
    await lockPicture(tx.db, signature)
    await finish(tx)
    await deletePublication(tx.db, { signature, uploadId })
  })
}
