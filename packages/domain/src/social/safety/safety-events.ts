import {
  type commentFlagged,
  type PayloadOf,
  pictureAllowed,
  pictureBlocked,
  pictureCopiesSought,
} from '@corkboard/contract/events'
import { pictureUsesIn, type TakeDown, type TxCtx } from '../../kernel/index.ts'
import { blockCopiesOf, isSignatureBlocked } from '../../media/index.ts'
import { countCopies, insertReport } from './report-store.ts'

/** COMMENT-03: puts a flagged comment among the reports. */
export const queueCommentFlag = (tx: TxCtx, flag: PayloadOf<typeof commentFlagged>): Promise<void> =>
  insertReport(tx.db, {
    id: tx.site.ids.next(0),
    targetType: 'comment',
    targetId: flag.comment_id,
    subjectId: flag.author_id,
    reporterId: flag.by_id,
    reason: flag.reason,
    details: '',
    now: tx.now(),
  })

/** Items of each kind that one transaction removes or restores: others write the same counters meanwhile. */
const AT_ONCE = 200

/** How each use of pictures is removed and restored; a take-down that several uses share is run once. */
const takeDowns = ({ site }: TxCtx): Set<TakeDown> =>
  new Set(pictureUsesIn(site.modules).flatMap(({ shows }) => shows?.takeDown ?? []))

const inPortions =
  (event: typeof pictureBlocked | typeof pictureAllowed, step: keyof TakeDown) =>
  async (tx: TxCtx, { signature }: { readonly signature: string }): Promise<void> => {
    // It was allowed or blocked again meanwhile.
    if ((await isSignatureBlocked(tx.db, signature)) !== (event === pictureBlocked)) return
    let isMore = false
    for (const takeDown of takeDowns(tx)) isMore = (await takeDown[step](tx, signature, AT_ONCE)) === AT_ONCE || isMore
    if (isMore) await tx.emit(event, { signature })
  }

/** Removes everything that shows a blocked picture. The next event does the rest. */
export const removeBlockedPicture = inPortions(pictureBlocked, 'remove')

/** Restores what a block removed, once its picture is allowed again. */
export const restoreAllowedPicture = inPortions(pictureAllowed, 'restore')

/** Pictures whose hashes one transaction compares: some milliseconds. */
const COMPARED_AT_ONCE = 5_000

/**
 * Blocks near copies of a blocked picture, by the measure that refuses uploads. Compares some pictures and leaves the
 * others to the next event.
 */
export const blockCopies = async (
  tx: TxCtx,
  { signature, action_id: actionId, after }: PayloadOf<typeof pictureCopiesSought>,
): Promise<void> => {
  const { signatures, next } = await blockCopiesOf(tx.db, {
    signature,
    after,
    limit: COMPARED_AT_ONCE,
    now: tx.now(),
  })
  for (const copy of signatures) await tx.emit(pictureBlocked, { signature: copy })
  if (signatures.length > 0) await countCopies(tx.db, actionId, signatures.length)
  if (next !== undefined) await tx.emit(pictureCopiesSought, { signature, action_id: actionId, after: next })
}
