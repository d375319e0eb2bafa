import { packId } from '@corkboard/contract'
import type pg from 'pg'

/** The size of the extremes (figures of issue 4). */
const PINS_ON_BOARD = 50_000
const BOARDS_OF_PERSON = 10_000
const COMMENTS_ON_PIN = 20_000
export const FOLLOWED = 20_000

/** Extremes in a community, and ordinary things to compare them with. */
export interface Extremes {
  readonly largeBoard: { readonly id: string; readonly ownerId: string }
  readonly manyBoards: { readonly id: string; readonly username: string }
  readonly manyComments: { readonly id: string }
  readonly follower: { readonly id: string; readonly username: string }
}

/** Returns unused ids in the shard of the thing they belong to, spread over the days before `untilMs`. */
const newIds = (count: number, shard: number, untilMs: number): string[] =>
  Array.from({ length: count }, (_, n) => packId(untilMs - n * 60_000, shard, 1))

interface Person {
  readonly id: string
  readonly shard: number
  readonly username: string
}

/**
 * Adds extremes to a generated community with SQL only, including counters: a board of 50,000 pins, a user with 10,000
 * boards, a pin with 20,000 comments, and an account that follows 20,000 others, each of whom has a board with a pin.
 */
export const makeExtremes = async (pool: Pick<pg.Pool, 'query'>, untilMs: number): Promise<Extremes> => {
  const { rows: people } = await pool.query<Person>(
    `select u.id, u.shard, u.username from users u join user_stats s on s.user_id = u.id
     where not u.is_private and u.deleted_at is null and s.board_count >= 3 order by md5(u.id::text) limit 3`,
  )
  const [owner, hoarder, follower] = people as [Person, Person, Person]
  const { rows: boards } = await pool.query<{ id: string }>(
    `select id from boards where owner_id = $1 and privacy = 'public' and deleted_at is null order by id limit 1`,
    [owner.id],
  )
  const boardId = boards[0]!.id
  await addPins(pool, { boardId, ...owner, ids: newIds(PINS_ON_BOARD, owner.shard, untilMs) })
  await addBoards(pool, hoarder, newIds(BOARDS_OF_PERSON, hoarder.shard, untilMs))
  const manyComments = await addComments(pool, owner.id, untilMs)
  await addFollowed(pool, follower, newIds(FOLLOWED, 7, untilMs), newIds(FOLLOWED, 7, untilMs - 7))
  for (const table of [
    'pins',
    'pin_stats',
    'boards',
    'board_stats',
    'users',
    'user_stats',
    'user_follows',
    'comments',
    'comment_stats',
  ]) {
    await pool.query(`vacuum (analyze) ${table}`)
  }
  return {
    largeBoard: { id: boardId, ownerId: owner.id },
    manyBoards: hoarder,
    manyComments: { id: manyComments },
    follower,
  }
}

const PIN_COLUMNS = `image_signature, title, description, link, domain, alt_text`

const addPins = async (
  pool: Pick<pg.Pool, 'query'>,
  { boardId, id, shard, ids }: { boardId: string; id: string; shard: number; ids: readonly string[] },
): Promise<void> => {
  await pool.query(
    `insert into pins (id, shard, board_id, pinner_id, listed, created_at, updated_at, ${PIN_COLUMNS})
     select new.id, $2, $3, $4, true, now(), now(), ${PIN_COLUMNS}
     from unnest($1::bigint[]) with ordinality as new(id, n)
     join (
       select row_number() over (order by id) - 1 as k, ${PIN_COLUMNS}
       from (select * from pins where parent_pin_id is null order by id limit 1000) first_pins
     ) model on model.k = new.n % 1000`,
    [ids, shard, boardId, id],
  )
  await pool.query(`insert into pin_stats (pin_id, shard) select unnest($1::bigint[]), $2`, [ids, shard])
  await pool.query(
    `update board_stats set pin_count = pin_count + $2, sectionless_pin_count = sectionless_pin_count + $2
     where board_id = $1`,
    [boardId, ids.length],
  )
  await pool.query(
    `update user_stats set pin_count = pin_count + $2, total_pin_count = total_pin_count + $2 where user_id = $1`,
    [id, ids.length],
  )
}

const addBoards = async (
  pool: Pick<pg.Pool, 'query'>,
  { id, shard }: Person,
  ids: readonly string[],
): Promise<void> => {
  await pool.query(
    `insert into boards (id, shard, owner_id, name, slug, description, privacy, created_at, updated_at)
     select new.id, $2, $3, 'Corner ' || new.n, 'corner-' || new.n, '', 'public', now(), now()
     from unnest($1::bigint[]) with ordinality as new(id, n)`,
    [ids, shard, id],
  )
  await pool.query(
    `insert into board_stats (board_id, shard, pins_modified_at)
     select new.id, $2, now() - new.n * interval '1 minute' from unnest($1::bigint[]) with ordinality as new(id, n)`,
    [ids, shard],
  )
  await pool.query(`update user_stats set board_count = board_count + $2 where user_id = $1`, [id, ids.length])
}

/**
 * Adds many comments to an ordinary pin of a user, and some to every other pin whose closeup is requested.
 * @returns the pin
 */
const addComments = async (pool: Pick<pg.Pool, 'query'>, ownerId: string, untilMs: number): Promise<string> => {
  const { rows } = await pool.query<{ id: string; shard: number }>(
    `select p.id, p.shard from pins p join boards b on b.id = p.board_id join users w on w.id = b.owner_id
     join users u on u.id = p.pinner_id
     where p.listed and p.deleted_at is null and not u.is_private and not w.is_private and p.pinner_id <> $1
     order by md5(p.id::text) limit 201`,
    [ownerId],
  )
  const [hot, ...others] = rows as [{ id: string; shard: number }, ...{ id: string; shard: number }[]]
  const say = async (pin: { id: string; shard: number }, count: number, lastMs: number) => {
    const ids = newIds(count, pin.shard, lastMs)
    await pool.query(
      `insert into comments (id, shard, pin_id, author_id, text, created_at)
       select new.id, $2, $3, author.id, 'Comment ' || new.n, now()
       from unnest($1::bigint[]) with ordinality as new(id, n)
       join (select row_number() over (order by id) - 1 as k, count(*) over () as people, id
             from users where not is_private and deleted_at is null) author
         on author.k = new.n % author.people`,
      [ids, pin.shard, pin.id],
    )
    await pool.query(`insert into comment_stats (comment_id, shard) select unnest($1::bigint[]), $2`, [ids, pin.shard])
    await pool.query(`update pin_stats set comment_count = comment_count + $2 where pin_id = $1`, [pin.id, count])
  }
  await say(hot, COMMENTS_ON_PIN, untilMs)
  for (const [n, pin] of others.entries()) await say(pin, ORDINARY_COMMENTS, untilMs - 30_000 - n)
  return hot.id
}
/** One more than a page of comments holds. */
const ORDINARY_COMMENTS = 11

const addFollowed = async (
  pool: Pick<pg.Pool, 'query'>,
  follower: Person,
  userIds: readonly string[],
  pinIds: readonly string[],
): Promise<void> => {
  await pool.query(
    `insert into users (id, shard, username, email, first_name, last_name, country, locale, created_at, updated_at)
     select new.id, 7, 'crowd' || new.n, 'crowd' || new.n || '@example.org', 'Crowd', new.n::text, 'US', 'en-US', now(), now()
     from unnest($1::bigint[]) with ordinality as new(id, n)`,
    [userIds],
  )
  await pool.query(
    `insert into usernames (username, user_id)
     select 'crowd' || new.n, new.id from unnest($1::bigint[]) with ordinality as new(id, n)`,
    [userIds],
  )
  await pool.query(
    `insert into user_stats (user_id, shard, board_count, pin_count, total_pin_count, follower_count)
     select unnest($1::bigint[]), 7, 1, 1, 1, 1`,
    [userIds],
  )
  await pool.query(
    `insert into boards (id, shard, owner_id, name, slug, description, privacy, created_at, updated_at)
     select id, 7, id, 'One', 'one', '', 'public', now(), now() from unnest($1::bigint[]) as id`,
    [userIds],
  )
  await pool.query(
    `insert into board_stats (board_id, shard, pin_count, sectionless_pin_count, pins_modified_at)
     select unnest($1::bigint[]), 7, 1, 1, now()`,
    [userIds],
  )
  await pool.query(
    `insert into pins (id, shard, board_id, pinner_id, listed, created_at, updated_at, ${PIN_COLUMNS})
     select new.pin_id, 7, new.user_id, new.user_id, true, now(), now(), ${PIN_COLUMNS}
     from unnest($1::bigint[], $2::bigint[]) with ordinality as new(pin_id, user_id, n)
     join (
       select row_number() over (order by id) - 1 as k, ${PIN_COLUMNS}
       from (select * from pins where parent_pin_id is null order by id limit 1000) first_pins
     ) model on model.k = new.n % 1000`,
    [pinIds, userIds],
  )
  await pool.query(`insert into pin_stats (pin_id, shard) select unnest($1::bigint[]), 7`, [pinIds])
  await pool.query(
    `insert into user_follows (follower_id, followee_id, shard, created_at)
     select $2, unnest($1::bigint[]), $3, now()`,
    [userIds, follower.id, follower.shard],
  )
  await pool.query(`update user_stats set following_count = following_count + $2 where user_id = $1`, [
    follower.id,
    userIds.length,
  ])
}
