import { type RawBuilder, sql } from '@corkboard/database'
import { TIERS } from './tables.ts'

/** A term with fewer pins is checked against them directly: they may have been deleted since. */
const SURELY_THERE = 20

/** True when everyone may see the document `d` at this moment, whatever the index still contains. */
export const everyoneSees = sql`exists (
  select from pins p join boards b on b.id = p.board_id
  join users u on u.id = p.pinner_id join users o on o.id = b.owner_id
  where p.id = d.id and p.deleted_at is null and b.deleted_at is null and b.archived_at is null
    and b.privacy = 'public' and b.sensitivity is null and u.deleted_at is null and not u.is_private and o.deleted_at is null and not o.is_private
)`

const hasIt = (query: RawBuilder<unknown>, tiers: readonly number[]): RawBuilder<unknown> =>
  sql`(${sql.join(
    tiers.map(
      (tier) => sql`exists (
        select from search_pins d where d.tier = ${sql.lit(tier)} and d.vector @@ ${query} and ${everyoneSees})`,
    ),
    sql` or `,
  )})`

const THE_TERM = sql`phraseto_tsquery('simple', t.term)`

/** True when everyone may see some pin with the term `t`: the rest of the index may lag a moment behind. */
export const isThere = sql`(t.documents >= ${sql.lit(SURELY_THERE)} or ${hasIt(THE_TERM, TIERS)})`

/** The same for a pin that also has other terms, in all tiers but the last. */
export const isThereWith = (others: RawBuilder<unknown>): RawBuilder<unknown> =>
  hasIt(sql`(${THE_TERM} && ${others})`, TIERS.slice(0, 2))
