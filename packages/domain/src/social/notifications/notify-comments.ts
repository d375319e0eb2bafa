import type { Id } from '@corkboard/contract'
import type { commentCreated, PayloadOf } from '@corkboard/contract/events'
import { type Db, sql } from '@corkboard/database'
import { blockBetween, personSeenByEveryone, pinSeenByEveryone, type TxCtx } from '../../kernel/index.ts'
import { notifyOfComment } from './notify-events.ts'
import { notifyOpen, type OpenAction } from './notify-open.ts'

type Comment = PayloadOf<typeof commentCreated>

/**
 * COMMENT-01: notifies pinners of comments. Comments visible to everyone are recorded in a few statements; for any other,
 * and for replies, the rules are checked one by one.
 */
export const notifyOfComments = async (tx: TxCtx, comments: readonly Comment[]): Promise<void> => {
  const first = comments.filter(({ parent_id: parentId }) => parentId === null)
  const open = await openComments(tx.db, first)
  await notifyOpen(tx, 'commented', open)
  const notified = new Set(open.map(({ sourceId }) => sourceId))
  for (const comment of comments) if (!notified.has(comment.comment_id)) await notifyOfComment(tx, comment)
}

const PIN = { pin: 'commented', board: 'board', owner: 'owner', pinner: 'reader' }

/** Of these comments, those that everyone can see and their pinner too, with no block and nothing hidden in between. */
const openComments = async (db: Db, comments: readonly Comment[]): Promise<OpenAction[]> => {
  const ids: Id[] = comments.map(({ comment_id: id }) => id)
  if (ids.length === 0) return []
  const { rows } = await sql<OpenAction>`
    select reader.id as "readerId", commented.id as "subjectId", comment.id as "sourceId", actor.id as "actorId"
    from unnest(${ids}::bigint[]) as wanted(id)
    join comments comment on comment.id = wanted.id and comment.deleted_at is null and comment.hidden_at is null
    join pins commented on commented.id = comment.pin_id and not commented.comments_disabled
    join boards board on board.id = commented.board_id
    join users owner on owner.id = board.owner_id
    join users actor on actor.id = comment.author_id and actor.id <> commented.pinner_id
    join users reader on reader.id = commented.pinner_id
    where ${personSeenByEveryone('actor')} and ${pinSeenByEveryone(PIN)}
      and not ${blockBetween('reader.id', ['actor.id', 'owner.id'])}
      and not exists (
        select from comment_hides where user_id = reader.id and comment_id = comment.id
      )
      and not exists (
        select from comment_author_hides where user_id = reader.id and author_id = comment.author_id
      )`.execute(db)
  return rows
}
