import { type RawBuilder, sql } from '@corkboard/database'
import { OF_PIN, personSeenByEveryone, PIN_JOINS, pinListedForEveryone } from '../../../kernel/index.ts'
import { TIERS } from './tables.ts'

/** A term with fewer pins is checked against them directly: they may have been deleted since. */
const SURELY_SEEN = 20

/** True when everyone may see the document `d` at this moment, whatever the index still contains. */
export const everyoneSees = sql`exists (
  select from pins p ${PIN_JOINS}
  where p.id = d.id and ${pinListedForEveryone(OF_PIN)} and ${personSeenByEveryone('u')} and b.sensitivity is null
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
export const isSeen = sql`(t.documents >= ${sql.lit(SURELY_SEEN)} or ${hasIt(THE_TERM, TIERS)})`

/** The same for a pin that also has other terms, in the first tiers. */
export const isSeenWith = (others: RawBuilder<unknown>): RawBuilder<unknown> =>
  hasIt(sql`(${THE_TERM} && ${others})`, TIERS.slice(0, 3))
