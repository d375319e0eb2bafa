import { type Db, sql } from '@corkboard/database'
import type { ModuleDefinition, WrongCounter } from '../../kernel/index.ts'

/**
 * Compares the counters of all modules with recounts of their rows and returns those that differ, at most `limit`.
 * Exact once the outbox is drained (quality §2). Reads everything: for `doctor --deep` and tests, not for requests.
 */
export const findWrongCounters = async (
  db: Db,
  modules: readonly ModuleDefinition[],
  limit: number,
): Promise<WrongCounter[]> => {
  const wrong: WrongCounter[] = []
  for (const counters of modules.flatMap(({ recount }) => recount?.counters ?? [])) {
    const { rows } = await sql<WrongCounter>`
      select what, stored::int as stored, actual::int as actual from (${counters}) counters
      where stored <> actual limit ${limit - wrong.length}`.execute(db)
    wrong.push(...rows)
  }
  return wrong
}
