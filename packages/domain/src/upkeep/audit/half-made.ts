import { type Db, sql } from '@corkboard/database'
import type { ModuleDefinition } from '../../kernel/index.ts'

/**
 * Describes rows that lack the rows they belong with, at most `limit`: each set is always created in one transaction.
 * Reads everything, like `findWrongCounters`.
 */
export const findHalfMade = async (db: Db, modules: readonly ModuleDefinition[], limit: number): Promise<string[]> => {
  const found: string[] = []
  for (const incomplete of modules.flatMap(({ recount }) => recount?.incomplete ?? [])) {
    const { rows } = await sql<{ what: string }>`
      select what from (${incomplete}) incomplete limit ${limit - found.length}`.execute(db)
    found.push(...rows.map(({ what }) => what))
  }
  return found
}
