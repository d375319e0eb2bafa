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

/** The tiers are read one after the other, until one has it. Together, because each would be planned with all its joins. */
const hasIt = (query: RawBuilder<unknown>, tiers: readonly number[]): RawBuilder<unknown> =>
  sql`exists (
    select from (${sql.join(
      tiers.map((tier) => sql`select id from search_pins where tier = ${sql.lit(tier)} and vector @@ ${query}`),
      sql` union all `,
    )}) d where ${everyoneSees})`

const THE_TERM = sql`phraseto_tsquery('simple', t.term)`

/** True when everyone may see some pin with the term `t`: the rest of the index may lag a moment behind. */
export const isSeen = sql`(t.documents >= ${sql.lit(SURELY_SEEN)} or ${hasIt(THE_TERM, TIERS)})`

/** The same for a pin that also has other terms, in the first tiers. */
export const isSeenWith = (others: RawBuilder<unknown>): RawBuilder<unknown> =>
  hasIt(sql`(${THE_TERM} && ${others})`, TIERS.slice(0, 3))
