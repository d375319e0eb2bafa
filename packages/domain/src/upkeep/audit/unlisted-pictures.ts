import { type Db, sql } from '@corkboard/database'
import type { ModuleDefinition } from '../../kernel/index.ts'

/** The tables that list the pictures and videos themselves. */
const FILES = sql`(select signature from images union all select signature from videos)`

/** Every column of text, and of several texts. JSON is declared always, because it may hold anything. */
const textColumns = async (db: Db): Promise<readonly { readonly name: string; readonly isList: boolean }[]> => {
  const { rows } = await sql<{ table: string; column: string; isList: boolean }>`
    select c.table_name as "table", c.column_name as "column", c.data_type = 'ARRAY' as "isList"
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.udt_name in ('text', 'varchar', '_text', '_varchar')
    order by c.table_name, c.ordinal_position`.execute(db)
  return rows.map(({ table, column, isList }) => ({ name: `${table}.${column}`, isList }))
}

/**
 * Names the columns that hold pictures or videos although no `pictures` of a module lists them: nothing would keep their
 * files, or say who may see them. Found by what rows hold, whatever the column is called. Reads everything.
 */
export const findUnlistedPictures = async (db: Db, modules: readonly ModuleDefinition[]): Promise<string[]> => {
  const listed = new Set(modules.flatMap(({ pictures = [] }) => pictures.flatMap(({ columns }) => columns)))
  const unlisted = (await textColumns(db)).filter(({ name }) => !listed.has(name))
  if (unlisted.length === 0) return []
  const checks = unlisted.map(({ name, isList }) => {
    const [table, column] = [sql.table(name.split('.')[0]!), sql.ref(name.split('.')[1]!)]
    const values = isList ? sql`(select unnest(${column}) from ${table})` : sql`(select ${column} from ${table})`
    return sql`select ${sql.lit(name)} as name where exists (select from ${FILES} f (signature) where signature in ${values})`
  })
  const { rows } = await sql<{ name: string }>`${sql.join(checks, sql` union all `)}`.execute(db)
  return rows.map(({ name }) => `${name} holds pictures or videos, and no \`pictures\` of a module lists it`)
}
