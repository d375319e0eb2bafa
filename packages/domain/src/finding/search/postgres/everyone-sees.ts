import { type RawBuilder, sql } from '@corkboard/database'
import { TIERS } from './tables.ts'

/** A word that fewer pins have is looked for among them at once: they may have gone since. */
const SURELY_THERE = 20

/** Shown to everyone at this moment, whatever the index still holds: of a document `d`. */
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

/** Whether everyone sees a pin with a term `t`: the rest of the index may be a moment behind. */
export const isThere = sql`(t.documents >= ${sql.lit(SURELY_THERE)} or ${hasIt(THE_TERM, TIERS)})`

/** The same of a pin that has other words too; among those that are not the last. */
export const isThereWith = (others: RawBuilder<unknown>): RawBuilder<unknown> =>
  hasIt(sql`(${THE_TERM} && ${others})`, TIERS.slice(0, 2))
