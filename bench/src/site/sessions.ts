import { createHash } from 'node:crypto'
import { shardOf } from '@corkboard/contract'
import type pg from 'pg'

/** A signed-in user, as their browser identifies them. */
export interface BenchMember {
  readonly id: string
  readonly username: string
  readonly shard: number
  /** Cookies and headers of a write from one of our own pages. */
  readonly headers: Readonly<Record<string, string>>
}

const CSRF = 'b'.repeat(22)
const tokenOf = (id: string): string => createHash('sha256').update(`bench session ${id}`).digest('base64url')

/**
 * Creates sessions for the users with most pins, and for those named, directly in the table: no user here has a
 * password to log in with.
 */
export const signIn = async (pool: pg.Pool, count: number, named: readonly string[] = []): Promise<BenchMember[]> => {
  const { rows } = await pool.query<{ id: string; username: string }>(
    `select u.id, u.username from users u join user_stats s on s.user_id = u.id
     where not u.is_private and s.board_count >= 3
     order by u.id = any($2::bigint[]) desc, s.pin_count desc limit $1`,
    [count, named],
  )
  for (const { id } of rows) {
    const hash = createHash('sha256').update(tokenOf(id)).digest()
    await pool.query(
      `insert into sessions (token_hash, id, user_id, created_at, last_used_at, expires_at, user_agent)
       values ($1, $2, $2, now(), now(), now() + interval '1 day', 'bench')
       on conflict (token_hash) do update set last_used_at = now(), expires_at = excluded.expires_at`,
      [hash, id],
    )
  }
  return rows.map(({ id, username }) => ({
    id,
    username,
    shard: shardOf(id),
    headers: {
      cookie: `corkboard_session=${tokenOf(id)}; csrftoken=${CSRF}`,
      'x-csrftoken': CSRF,
      'sec-fetch-site': 'same-origin',
    },
  }))
}
