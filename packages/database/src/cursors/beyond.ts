import { fail } from '@corkboard/contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { CursorValues } from './cursor.ts'

/**
 * The rows after a cursor, for a list ordered by `columns` (sort key first, id last), all in one direction:
 *
 * - `.where(beyond(['pins.created_at', 'pins.id'], 'desc', decodeCursor(bookmark)))`
 * - `.orderBy('pins.created_at', 'desc').orderBy('pins.id', 'desc')`
 *
 * A single row comparison, which an index on the same columns can start from. NOTE: a JavaScript date holds
 * milliseconds and a timestamptz microseconds; a time works as a sort key only when the column is timestamptz(3) or its
 * values come from our clock.
 */
export const beyond = (
  columns: readonly string[],
  direction: 'asc' | 'desc',
  values: CursorValues,
): RawBuilder<SqlBool> => {
  if (columns.length !== values.length) throw fail('bookmark.invalid')
  const left = sql.join(columns.map((column) => sql.ref(column)))
  const right = sql.join(values.map((value) => sql.val(value)))
  return direction === 'asc' ? sql<SqlBool>`(${left}) > (${right})` : sql<SqlBool>`(${left}) < (${right})`
}
