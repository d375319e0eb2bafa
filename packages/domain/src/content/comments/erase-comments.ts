import type { Id } from '@corkboard/contract'
import { type Db, type RawBuilder, sql } from '@corkboard/database'
import type { Ctx, Erased } from '../../kernel/index.ts'
import { countCommentsOfPins } from '../pins/index.ts'

const AT_ONCE = 500

/** The comments to erase, as SQL that selects `id`. */
type Chosen = RawBuilder<{ id: Id }>

/** Comments by a user, and comments on their pins and boards. */
const aboutPerson = (userId: Id, limit: number): Chosen => sql`
  (select id from comments where author_id = ${userId} limit ${limit})
  union
  (select c.id from pins p join comments c on c.pin_id = p.id where p.pinner_id = ${userId} limit ${limit})
  union
  (
    select c.id from boards b join pins p on p.board_id = b.id join comments c on c.pin_id = p.id
    where b.owner_id = ${userId} limit ${limit}
  )
  limit ${limit}`

/** Comments deleted before then, and comments on pins that were. */
const longDeleted = (before: Date, limit: number): Chosen => sql`
  (select id from comments where deleted_at <= ${before} order by deleted_at limit ${limit})
  union
  (
    select c.id from pins p join comments c on c.pin_id = p.id
    where p.deleted_at <= ${before} order by p.deleted_at limit ${limit}
  )
  limit ${limit}`

/**
 * Erases comments with their replies and everything attached to them, and updates all counters.
 *
 * NOTE: locks the comments in the order of their ids, together with those they reply to, like all code that changes
 * their counters.
 */
const erase = async (db: Db, chosen: Chosen): Promise<Erased> => {
  const { rows: held } = await sql<{ id: Id; isDoomed: boolean }>`
    with chosen as materialized (${chosen}),
    doomed as materialized (
      select id from chosen union select c.id from comments c join chosen on c.parent_id = chosen.id
    )
    select c.id, c.id in (select id from doomed) as "isDoomed" from comments c
    where c.id in (
      select id from doomed
      union select c.parent_id from comments c join doomed on c.id = doomed.id where c.parent_id is not null
    )
    order by c.id for update of c`.execute(db)
  const ids = held.filter(({ isDoomed }) => isDoomed).map(({ id }) => id)
  if (ids.length === 0) return { count: 0, pictures: [] }
  const { rows } = await sql<{ picture: string | null }>`
    with doomed as (
      select id, parent_id, pin_id, image_signature, deleted_at is null and hidden_at is null as is_live
      from comments where id = any(${ids}::bigint[])
    ),
    of_parents as (
      update comment_stats s set reply_count = greatest(0, s.reply_count - d.gone)
      from (
        select parent_id, count(*) as gone from doomed
        where is_live and parent_id is not null and parent_id not in (select id from doomed) group by parent_id
      ) d where s.comment_id = d.parent_id
    ),
    of_pins as (${countCommentsOfPins(sql`
        select pin_id, -count(*) as comments from doomed
        where is_live and (
          parent_id is null
          or exists (
            select from comments q where q.id = doomed.parent_id and q.deleted_at is null and q.hidden_at is null
          )
        )
        group by pin_id`)}),
    stats as (delete from comment_stats where comment_id in (select id from doomed)),
    mentions as (delete from comment_mentions where comment_id in (select id from doomed)),
    likes as (delete from comment_likes where comment_id in (select id from doomed)),
    helpfuls as (delete from comment_helpfuls where comment_id in (select id from doomed)),
    hides as (delete from comment_hides where comment_id in (select id from doomed)),
    flags as (delete from comment_flags where comment_id in (select id from doomed))
    delete from comments c using doomed d where c.id = d.id returning c.image_signature as picture`.execute(db)
  return { count: rows.length, pictures: [...new Set(rows.flatMap(({ picture }) => picture ?? []))] }
}

/** Erases some comments by a user and on their things. */
export const eraseCommentsOf = (db: Db, userId: Id): Promise<Erased> => erase(db, aboutPerson(userId, AT_ONCE))

/** Erases comments that were deleted before then, or whose pin was. */
export const eraseDeletedComments = async (ctx: Ctx, before: Date): Promise<void> => {
  while ((await ctx.transaction((tx) => erase(tx.db, longDeleted(before, AT_ONCE)))).count > 0);
}

/** Removes a user's reactions to others' comments and updates the counters. */
export const eraseCommentReactionsOf = async (db: Db, userId: Id): Promise<readonly string[]> => {
  await sql`
    with gone as (delete from comment_likes where user_id = ${userId} returning comment_id)
    update comment_stats s set like_count = s.like_count - 1 from gone where s.comment_id = gone.comment_id`.execute(db)
  await sql`
    with gone as (delete from comment_helpfuls where user_id = ${userId} returning comment_id)
    update comment_stats s set helpful_count = s.helpful_count - 1
    from gone where s.comment_id = gone.comment_id`.execute(db)
  return []
}
