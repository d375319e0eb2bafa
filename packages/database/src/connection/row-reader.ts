import pg from 'pg'

export interface ColumnDescription {
  readonly name: string
  /** OID of its type. */
  readonly dataTypeID: number
}

/** Makes a row of the texts of its columns. */
export type RowReader = (texts: readonly (string | null)[]) => Record<string, unknown>

/** `int2[]` and `int4[]`: their text is that of a JSON array in other brackets. */
const integersOf = (text: string): unknown =>
  JSON.parse(text.replaceAll('{', '[').replaceAll('}', ']').replaceAll('NULL', 'null'))

const { INT8, INT2_ARRAY, INT4_ARRAY } = { INT8: 20, INT2_ARRAY: 1005, INT4_ARRAY: 1007 }

const asText = pg.types.getTypeParser(25)

/** `undefined` for a column that is its text. */
const parserOf = (typeId: number): ((text: string) => unknown) | undefined => {
  if (typeId === INT8) return undefined
  if (typeId === INT2_ARRAY || typeId === INT4_ARRAY) return integersOf
  const parse = pg.types.getTypeParser(typeId)
  return parse === asText ? undefined : parse
}

const readers = new Map<string, RowReader>()

/**
 * Writes the code of an object literal with these columns, once for all statements and connections with the same ones.
 * An object that gets a few dozen properties by name in a loop costs V8 nine times as much, and as much again with each
 * copy. Of duplicate names the last counts, as in `pg`.
 */
export const rowReader = (columns: readonly ColumnDescription[]): RowReader => {
  const key = JSON.stringify(columns.map(({ name, dataTypeID }) => [name, dataTypeID]))
  const known = readers.get(key)
  if (known) return known
  const parsers = columns.map(({ dataTypeID }) => parserOf(dataTypeID))
  const properties = columns.map(({ name }, n) => {
    const text = `texts[${n}]`
    const value = parsers[n] ? `${text} === null ? null : parsers[${n}](${text})` : text
    const quoted = JSON.stringify(name)
    return `${name === '__proto__' ? `[${quoted}]` : quoted}: ${value}`
  })
  const code = `return (texts) => ({ ${properties.join(', ')} })`
  // oxlint-disable-next-line no-new-func -- the names are those of our own statements, and are quoted
  const reader = new Function('parsers', code)(parsers) as RowReader
  readers.set(key, reader)
  return reader
}
