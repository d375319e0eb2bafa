import type { Id } from '@corkboard/contract'
import { type Db, outbox, type Tx } from '@corkboard/database'
import { bringCommentsOfPictureBack, removeCommentsOfPicture } from '../../content/comments/index.ts'
import type { ChangeTag, Site } from '../../kernel/index.ts'
import { blockCopiesOf, isSignatureBlocked } from '../../media/index.ts'
import { putPictureBackOnPeople, takePictureOffPeople } from '../../people/index.ts'
import {
  bringPinsOfPictureBack,
  bringTriesOfPictureBack,
  removePinsOfPicture,
  removeTriesOfPicture,
  type Removing,
} from '../../content/pins/index.ts'
import { countCopies, insertReport } from './report-store.ts'

/** COMMENT-03: a comment that somebody flagged stands among what is reported. */
export const queueCommentFlag = (
  db: Db,
  id: Id,
  flag: {
    readonly commentId: Id
    readonly authorId: Id
    readonly byId: Id
    readonly reason: string
    readonly now: Date
  },
): Promise<void> =>
  insertReport(db, {
    id,
    targetType: 'comment',
    targetId: flag.commentId,
    subjectId: flag.authorId,
    reporterId: flag.byId,
    reason: flag.reason,
    details: '',
    now: flag.now,
  })

/** So many of each kind a transaction takes away or brings back: others write the same counters meanwhile. */
const AT_ONCE = 200

type Act = (tx: Removing, signature: string, limit: number) => Promise<number>

const inPortions =
  (event: 'picture.blocked' | 'picture.allowed', acts: readonly Act[]) =>
  async (site: Site, db: Tx, signature: string): Promise<readonly ChangeTag[]> => {
    // It was allowed or blocked again meanwhile.
    if ((await isSignatureBlocked(db, signature)) !== (event === 'picture.blocked')) return []
    const told: ChangeTag[] = []
    const tx: Removing = {
      db,
      now: () => site.clock.now(),
      changed: (...tags) => void told.push(...tags),
      emit: (kind, payload) => outbox.add(db, { kind, payload }),
    }
    let isMore = false
    for (const act of acts) isMore = (await act(tx, signature, AT_ONCE)) === AT_ONCE || isMore
    if (isMore) await outbox.add(db, { kind: event, payload: { signature } })
    return told
  }

/**
 * Takes away what shows a blocked picture: pins, comments, tries, portraits and covers; what is left goes with the next
 * event.
 * @returns what caches have to forget once this is committed
 */
export const removeBlockedPicture = inPortions('picture.blocked', [
  removePinsOfPicture,
  removeCommentsOfPicture,
  removeTriesOfPicture,
  takePictureOffPeople,
])

/** Brings back what a block took, once its picture is allowed again; in the same way. */
export const bringAllowedPictureBack = inPortions('picture.allowed', [
  bringPinsOfPictureBack,
  bringCommentsOfPictureBack,
  bringTriesOfPictureBack,
  putPictureBackOnPeople,
])

/** Pictures whose hashes a transaction looks at: some milliseconds. */
const LOOKED_AT = 5_000

/**
 * Blocks near copies of a blocked picture, by the measure that refuses new ones; they go as it does. Some pictures are
 * looked at now, the others with the next event.
 */
export const blockCopies = async (
  site: Site,
  db: Tx,
  { signature, actionId, after }: { readonly signature: string; readonly actionId: Id; readonly after: string },
): Promise<void> => {
  const { signatures, next } = await blockCopiesOf(db, {
    signature,
    after,
    limit: LOOKED_AT,
    now: site.clock.now(),
  })
  for (const copy of signatures) await outbox.add(db, { kind: 'picture.blocked', payload: { signature: copy } })
  if (signatures.length > 0) await countCopies(db, actionId, signatures.length)
  if (next !== undefined) {
    const payload = { signature, action_id: actionId, after: next }
    await outbox.add(db, { kind: 'picture.copies_sought', payload })
  }
}
