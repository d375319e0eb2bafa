import type { Id } from '@corkboard/contract'
import type { Db } from '@corkboard/database'
import type { Role, SignedIn } from '../../kernel/index.ts'

/**
 * A user as a viewer without a session, so that the worker can continue what they started. `undefined` once they are
 * deleted.
 */
export const findAccountViewer = async (db: Db, userId: Id): Promise<SignedIn | undefined> => {
  const row = await db
    .selectFrom('users')
    .select(['role', 'write_banned_at'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return (
    row && {
      kind: 'AUTH',
      userId,
      sessionId: '0',
      role: row.role as Role,
      isWriteBanned: row.write_banned_at !== null,
    }
  )
}
