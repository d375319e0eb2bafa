import { fail } from '@corkboard/contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { CursorValues } from './cursor.ts'

/**
 * The rows after a cursor, for a list ordered by `columns` (sort key first, id last) all in one direction:
 *
 *     .where(beyond(['pins.created_at', 'pins.id'], 'desc', decodeCursor(bookmark)))
 *     .orderBy('pins.created_at', 'desc').orderBy('pins.id', 'desc')
 *
 * One row comparison, which an index on the same columns answers from its middle. NOTE: a JavaScript date holds
 * milliseconds and a timestamptz microseconds; a time is a sort key only when the column is timestamptz(3) or its
 * values were made by our clock.
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
