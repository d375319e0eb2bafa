import type { Id } from '@corkboard/contract'
import { type Db, outbox, type Tx } from '@corkboard/database'
import type { ChangeTag, Site } from '../kernel/index.ts'
import { isSignatureBlocked } from '../media/index.ts'
import { removePinsOfPicture } from '../pins/index.ts'
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

/** Pins a transaction takes away: others write the same counters meanwhile. */
const AT_ONCE = 200

/**
 * Takes away pins that show a blocked picture, unless it was allowed again; what is left goes with the next event.
 * @returns what caches have to forget once this is committed
 */
export const removeBlockedPicture = async (site: Site, db: Tx, signature: string): Promise<readonly ChangeTag[]> => {
  if (!(await isSignatureBlocked(db, signature))) return []
  const told: ChangeTag[] = []
  const removed = await removePinsOfPicture(
    {
      db,
      now: () => site.clock.now(),
      changed: (...tags) => void told.push(...tags),
      emit: (kind, payload) => outbox.add(db, { kind, payload }),
    },
    signature,
    AT_ONCE,
  )
  if (removed === AT_ONCE) await outbox.add(db, { kind: 'picture.blocked', payload: { signature } })
  return told
}
