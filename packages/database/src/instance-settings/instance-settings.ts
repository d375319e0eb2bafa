import { sql } from 'kysely'
import type { Db } from '../connection/open-database.ts'

const read = async (db: Db, key: string): Promise<unknown> =>
  (await db.selectFrom('instance_settings').select('value').where('key', '=', key).executeTakeFirst())?.value

/** Writes the value unless there is one. Returns `true` for exactly one of those that do it at the same time. */
const claim = async (db: Db, key: string, value: string | boolean): Promise<boolean> => {
  const result = await db
    .insertInto('instance_settings')
    .values({ key, value: JSON.stringify(value) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}

const write = async (db: Db, key: string, value: string): Promise<void> => {
  await sql`
    insert into instance_settings (key, value) values (${key}, to_jsonb(${value}::text))
    on conflict (key) do update set value = excluded.value`.execute(db)
}

const remove = async (db: Db, key: string): Promise<void> => {
  await db.deleteFrom('instance_settings').where('key', '=', key).execute()
}

/** Facts about the installation, by key: who owns it, whether the search index has been built. */
export const instanceSettings = { read, claim, write, remove }
