import type { Id } from '@corkboard/contract'
import { type Db, instanceSettings, sql } from '@corkboard/database'
import type { Ctx } from '../../kernel/index.ts'
import { SENSITIVE_LISTS, sensitivityOf } from './sensitivity.ts'

export const DELETE_SENSITIVE_TASK = 'delete_sensitive_searches'

/** The key in `instance_settings` for the lists that all stored searches were last compared with. */
const COMPARED = 'searches_compared_with'

const AT_ONCE = 5_000

interface Stored {
  readonly userId: Id
  readonly isPersonal: boolean
  readonly key: string
}

const storedAfter = async (db: Db, after: Stored): Promise<Stored[]> => {
  const { rows } = await sql<Stored>`
    select user_id as "userId", is_personal as "isPersonal", key from search_recents
    where (user_id, is_personal, key) > (${after.userId}::bigint, ${after.isPersonal}::boolean, ${after.key})
    order by user_id, is_personal, key limit ${sql.lit(AT_ONCE)}`.execute(db)
  return rows
}

const remove = async (db: Db, { userId, isPersonal, key }: Stored): Promise<void> => {
  await sql`
    delete from search_recents
    where user_id = ${userId} and is_personal = ${isPersonal} and key = ${key}`.execute(db)
}

/** FIND-06: deletes stored searches that ask for help: those of older versions, and after the lists have changed. */
export const deleteSensitiveSearches = async ({ db }: Pick<Ctx, 'db'>): Promise<void> => {
  if ((await instanceSettings.read(db, COMPARED)) === SENSITIVE_LISTS) return
  let stored = await storedAfter(db, { userId: '0', isPersonal: false, key: '' })
  while (stored.length > 0) {
    for (const search of stored) if (sensitivityOf(search.key)) await remove(db, search)
    stored = await storedAfter(db, stored.at(-1)!)
  }
  await instanceSettings.write(db, COMPARED, SENSITIVE_LISTS)
}
