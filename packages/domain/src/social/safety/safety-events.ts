import {
  type commentFlagged,
  type PayloadOf,
  pictureAllowed,
  pictureBlocked,
  pictureCopiesSought,
} from '@corkboard/contract/events'
import { bringCommentsOfPictureBack, removeCommentsOfPicture } from '../../content/comments/index.ts'
import {
  bringPinsOfPictureBack,
  bringTriesOfPictureBack,
  removePinsOfPicture,
  removeTriesOfPicture,
} from '../../content/pins/index.ts'
import type { TxCtx } from '../../kernel/index.ts'
import { blockCopiesOf, isSignatureBlocked } from '../../media/index.ts'
import { putPictureBackOnPeople, takePictureOffPeople } from '../../accounts/accounts/index.ts'
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

/** Removes or restores what shows a picture, at most `limit`; returns how many there were. */
type Step = (tx: TxCtx, signature: string, limit: number) => Promise<number>

const inPortions =
  (event: typeof pictureBlocked | typeof pictureAllowed, steps: readonly Step[]) =>
  async (tx: TxCtx, { signature }: { readonly signature: string }): Promise<void> => {
    // The picture was allowed or blocked again in the meantime.
    if ((await isSignatureBlocked(tx.db, signature)) !== (event === pictureBlocked)) return
    let isMore = false
    for (const step of steps) isMore = (await step(tx, signature, AT_ONCE)) === AT_ONCE || isMore
    if (isMore) await tx.emit(event, { signature })
  }

/** Removes what shows a blocked picture: pins, comments, tries, avatars and covers. The next event does the rest. */
export const removeBlockedPicture = inPortions(pictureBlocked, [
  removePinsOfPicture,
  removeCommentsOfPicture,
  removeTriesOfPicture,
  takePictureOffPeople,
])

/** Restores what a block removed, once its picture is allowed again. */
export const bringAllowedPictureBack = inPortions(pictureAllowed, [
  bringPinsOfPictureBack,
  bringCommentsOfPictureBack,
  bringTriesOfPictureBack,
  putPictureBackOnPeople,
])

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
