import pg from 'pg'

export interface ColumnDescription {
  readonly name: string
  /** OID of its type. */
  readonly dataTypeID: number
}

/** Makes a row of the texts of its columns. */
export type RowReader = (texts: readonly (string | null)[]) => Record<string, unknown>

const [INT8, TEXT, INT4_ARRAY, TEXT_ARRAY, TIMESTAMPTZ] = [20, 25, 1007, 1009, 1184]
const dateOfPg = pg.types.getTypeParser(TIMESTAMPTZ)

/** In UTC, and from years of four digits, a timestamp is nearly one that `Date` reads, four times as fast. */
const dateOf = (text: string): unknown =>
  text.endsWith('+00') && text[10] === ' ' ? new Date(`${text.slice(0, 10)}T${text.slice(11)}:00`) : dateOfPg(text)

const asText = pg.types.getTypeParser(TEXT)
const textsOfPg = pg.types.getTypeParser(TEXT_ARRAY)
const ARRAY_OF_IDS = /^\{[-\d,]+\}$/

/** Most arrays hold ids, a home feed's hundreds: those need no parser that knows quotes and nulls. */
const textsOf = (text: string): unknown => (ARRAY_OF_IDS.test(text) ? text.slice(1, -1).split(',') : textsOfPg(text))

const numbersOfPg = pg.types.getTypeParser(INT4_ARRAY)
const ARRAY_OF_NUMBERS = /^\{[-\d,]*\}$/

/** Without nulls and inner arrays only the brackets differ from JSON. `pg` copies each character. */
const numbersOf = (text: string): unknown =>
  ARRAY_OF_NUMBERS.test(text) ? JSON.parse(`[${text.slice(1, -1)}]`) : numbersOfPg(text)

/** `undefined` for a column that is its text. */
const parserOf = (typeId: number): ((text: string) => unknown) | undefined => {
  if (typeId === INT8) return undefined
  if (typeId === TIMESTAMPTZ) return dateOf
  if (typeId === TEXT_ARRAY) return textsOf
  if (typeId === INT4_ARRAY) return numbersOf
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
