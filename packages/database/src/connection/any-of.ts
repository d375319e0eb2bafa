import type { Id } from '@corkboard/contract'
import { type RawBuilder, sql } from 'kysely'

/**
 * What an id column is compared with: `where id = ${anyOf(ids)}`. A single id is compared as it is, because PostgreSQL
 * takes a list it does not know to have ten members and so plans anew at every run what it could plan once: for one
 * pin with its surroundings 0.6 ms instead of 0.1.
 */
export const anyOf = (ids: readonly Id[]): RawBuilder<Id> =>
  ids.length === 1 ? sql<Id>`${ids[0]}::bigint` : sql<Id>`any(${ids}::bigint[])`
