import { sql } from '@corkboard/database'
import type { Ctx } from '@corkboard/domain/kernel'

/** Runs the load unless another process is loading; PostgreSQL lets go of the lock when this process ends, however. */
export const loadsAlone = <T>(ctx: Ctx, load: () => Promise<T>): Promise<T> =>
  ctx.db.connection().execute(async (held) => {
    const { rows } = await sql<{ isMine: boolean }>`
      select pg_try_advisory_lock(hashtext('demo load')) as "isMine"`.execute(held)
    if (!rows[0]?.isMine) throw new Error('The demo community is being loaded already. Wait until that has finished.')
    try {
      return await load()
    } finally {
      await sql`select pg_advisory_unlock(hashtext('demo load'))`.execute(held)
    }
  })
