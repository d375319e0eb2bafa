import { sql } from '@corkboard/database'
import { OF_PIN, PIN_JOINS, pinSeenByEveryone, type PictureUse, restorableSince } from '../../kernel/index.ts'
import { restoreCommentsOfPicture, removeCommentsOfPicture } from './remove-comment.ts'

/** A comment, the one it replies to and their pin, as `commentPresence` reads them. */
const LIVE = sql`
  c.deleted_at is null and c.hidden_at is null
  and (c.parent_id is null or (q.deleted_at is null and q.hidden_at is null)) and not p.comments_disabled`

const commentPhoto: PictureUse = {
  name: 'photo of a comment',
  columns: ['comments.image_signature'],
  files: ['picture'],
  keeps: (signature, now) => sql<boolean>`exists (
    select from comments
    where image_signature = ${signature} and (deleted_at is null or deleted_at > ${restorableSince(now)})
  )`,
  shows: {
    everyone: (signature) => sql`
      select 1 from comments c join pins p on p.id = c.pin_id ${PIN_JOINS} join users a on a.id = c.author_id
      left join comments q on q.id = c.parent_id
      left join users r on r.id = q.author_id
      where c.image_signature = ${signature} and ${LIVE} and ${pinSeenByEveryone(OF_PIN)}
        and a.deleted_at is null and (c.parent_id is null or r.deleted_at is null)`,
    signed: (signature) => sql`
      select 1 from comments c join pins p on p.id = c.pin_id join boards b on b.id = p.board_id
      left join comments q on q.id = c.parent_id
      where c.image_signature = ${signature} and ${LIVE} and p.deleted_at is null and b.deleted_at is null`,
    takeDown: { remove: removeCommentsOfPicture, restore: restoreCommentsOfPicture },
  },
}

export const pictureUses = [commentPhoto]
