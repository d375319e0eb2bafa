import type { Id } from '@corkboard/contract'
import { type Db, outbox, type Tx } from '@corkboard/database'
import type { ChangeTag, Site } from '../kernel/index.ts'
import { isSignatureBlocked } from '../media/index.ts'
import { bringPinsOfPictureBack, removePinsOfPicture } from '../pins/index.ts'
import { insertReport } from './report-store.ts'

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

/** Pins a transaction takes away or brings back: others write the same counters meanwhile. */
const AT_ONCE = 200

const inPortions =
  (event: 'picture.blocked' | 'picture.allowed', act: typeof removePinsOfPicture) =>
  async (site: Site, db: Tx, signature: string): Promise<readonly ChangeTag[]> => {
    // It was allowed or blocked again meanwhile.
    if ((await isSignatureBlocked(db, signature)) !== (event === 'picture.blocked')) return []
    const told: ChangeTag[] = []
    const done = await act(
      {
        db,
        now: () => site.clock.now(),
        changed: (...tags) => void told.push(...tags),
        emit: (kind, payload) => outbox.add(db, { kind, payload }),
      },
      signature,
      AT_ONCE,
    )
    if (done === AT_ONCE) await outbox.add(db, { kind: event, payload: { signature } })
    return told
  }

/**
 * Takes away pins that show a blocked picture; what is left goes with the next event.
 * @returns what caches have to forget once this is committed
 */
export const removeBlockedPicture = inPortions('picture.blocked', removePinsOfPicture)

/** Brings back what a block took, once its picture is allowed again; in the same way. */
export const bringAllowedPictureBack = inPortions('picture.allowed', bringPinsOfPictureBack)
