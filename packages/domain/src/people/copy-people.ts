import type { Id } from '@corkboard/contract'
import { type RawBuilder, sql } from '@corkboard/database'
import { COPY_LIMIT, type CopyDefinition, type CopyFacts, copyRows, type Ctx } from '../kernel/index.ts'

interface NamedPerson {
  readonly id: Id
  readonly username: string
  readonly since: Date
}

/** Users that are not deleted, of `rows`, which selects `id` and `since`. */
const people = ({ db }: Ctx, { origin }: CopyFacts, rows: RawBuilder<unknown>) =>
  copyRows(
    async (before) => {
      const { rows: named } = await sql<NamedPerson>`
        select u.id, u.username, r.since from (${rows}) r join users u on u.id = r.id and u.deleted_at is null
        where ${before}::bigint is null or u.id < ${before}::bigint
        order by u.id desc limit ${COPY_LIMIT}`.execute(db)
      return named
    },
    ({ username, since }) => ({ username, url: `${origin}/${username}/`, since }),
  )

export const copy: CopyDefinition = {
  lists: {
    following: (ctx, facts) =>
      people(
        ctx,
        facts,
        sql`select followee_id as id, created_at as since from user_follows where follower_id = ${ctx.viewer.userId}`,
      ),
    /** Who has blocked the user is not disclosed. */
    blocked: (ctx, facts) =>
      people(
        ctx,
        facts,
        sql`select blocked_id as id, created_at as since from user_blocks where blocker_id = ${ctx.viewer.userId}`,
      ),
  },
  tables: ['user_follows', 'user_blocks'],
}
