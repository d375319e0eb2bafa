/** Which clauses of the specification's rows tests name in their titles (docs/spec/clauses.md). */

/** Row id → clause letter → text. */
export type Clauses = ReadonlyMap<string, ReadonlyMap<string, string>>

/** Row id → clause letter → number of titles that name it. */
export type NamedClauses = ReadonlyMap<string, ReadonlyMap<string, number>>

export interface Coverage {
  readonly whole: readonly string[]
  /** Rows with a test, and the letters that no test names. */
  readonly part: readonly { readonly row: string; readonly missing: readonly string[] }[]
  readonly untested: readonly string[]
  /** Names in titles that no row or clause has. */
  readonly unknown: readonly string[]
}

const ROW = /^### ([A-Z]+-\d+)$/
const CLAUSE = /^- ([a-z]): (.+)$/
const NAME = String.raw`[A-Z]+-\d+(?: [a-z])*`
/** `[BOARD-03 c]`, `[PIN-02 a c, PIN-03 b]`, and several such at the start of a title. */
const TITLE = new RegExp(String.raw`['"\x60]((?:\[${NAME}(?:, ${NAME})*\] ?)+)`, 'g')

export const readClauses = (markdown: string): Clauses => {
  const rows = new Map<string, Map<string, string>>()
  let clauses = new Map<string, string>()
  for (const line of markdown.split('\n')) {
    const [, row] = ROW.exec(line) ?? []
    if (row) rows.set(row, (clauses = new Map()))
    const [, letter, text] = CLAUSE.exec(line) ?? []
    if (letter && text) clauses.set(letter, text)
  }
  return rows
}

/** A row's id alone names its only clause; of a row with several it names none, and the empty letter is counted. */
export const namedClauses = (sources: Iterable<string>, clauses: Clauses): NamedClauses => {
  const named = new Map<string, Map<string, number>>()
  const count = (row: string, letter: string) => {
    const letters = named.get(row) ?? new Map<string, number>()
    named.set(row, letters.set(letter, (letters.get(letter) ?? 0) + 1))
  }
  for (const source of sources) {
    for (const [, names = ''] of source.matchAll(TITLE)) {
      for (const [name] of names.matchAll(new RegExp(NAME, 'g'))) {
        const [row = '', ...letters] = name.split(' ')
        const only = clauses.get(row)?.size === 1 ? ['a'] : ['']
        for (const letter of letters.length > 0 ? letters : only) count(row, letter)
      }
    }
  }
  return named
}

export const coverageOf = (clauses: Clauses, named: NamedClauses): Coverage => {
  const missing = (row: string) => [...clauses.get(row)!.keys()].filter((letter) => !named.get(row)?.has(letter))
  const tested = [...clauses.keys()].filter((row) => named.has(row))
  return {
    whole: tested.filter((row) => missing(row).length === 0),
    part: tested.map((row) => ({ row, missing: missing(row) })).filter((row) => row.missing.length > 0),
    untested: [...clauses.keys()].filter((row) => !named.has(row)),
    unknown: [...named].flatMap(([row, letters]) =>
      [...letters.keys()].filter((letter) => !clauses.get(row)?.has(letter)).map((letter) => `${row} ${letter}`.trim()),
    ),
  }
}
