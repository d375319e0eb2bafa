import type { Ctx, TxCtx } from '../kernel/index.ts'
import {
  deletePublicationsBefore,
  deleteRemoval,
  insertRemoval,
  isBeingPublished,
  isBeingRemoved,
  lockPicture,
  type Removal,
  removalsBefore,
} from './file-work-store.ts'

/** (ours) Removing the files of one picture takes seconds, so a removal that takes longer was killed. */
const REMOVED_WITHIN_MS = 10 * 60_000
/** (ours) An upload that is still wanted is taken up again every ten minutes. */
const PUBLISHED_WITHIN_MS = 86_400_000

/**
 * Removes the rows that know files, and then the files. `forget` does the former and answers with the keys of the files,
 * or with nothing when they stay. A kill in between leaves a removal that the sweep finishes.
 * @returns whether they are gone
 */
export const removeWithFiles = async (
  ctx: Ctx,
  signature: string,
  deleteRows: (tx: TxCtx) => Promise<readonly string[] | undefined>,
): Promise<boolean> => {
  const keys = await ctx.transaction(async (tx) => {
    await lockPicture(tx.db, signature)
    if ((await isBeingPublished(tx.db, signature)) || (await isBeingRemoved(tx.db, signature))) return undefined
    const keys = await deleteRows(tx)
    if (keys) await insertRemoval(tx.db, { signature, keys: keys }, tx.now())
    return keys
  })
  if (!keys) return false
  await finishRemoval(ctx, { signature, keys })
  return true
}

/** NOTE: the row is deleted last. While it exists no upload stores these files again, so none that is wanted is removed. */
const finishRemoval = async (ctx: Ctx, { signature, keys }: Removal): Promise<void> => {
  for (const key of keys) await ctx.site.media.store.remove(key)
  await deleteRemoval(ctx.db, signature)
}

/** Finishes what killed processes began: removals, and publications whose upload is gone. */
export const sweepFileWork = async (ctx: Ctx): Promise<void> => {
  const now = ctx.now().getTime()
  for (const removal of await removalsBefore(ctx.db, new Date(now - REMOVED_WITHIN_MS))) {
    await finishRemoval(ctx, removal)
  }
  await deletePublicationsBefore(ctx.db, new Date(now - PUBLISHED_WITHIN_MS))
}
