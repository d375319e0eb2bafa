/** The name of a table in SQL, with or without its schema. */
const NAME = String.raw`(?:only\s+)?(?:"?public"?\.)?"?(\w+)"?`
const STATEMENT = new RegExp(String.raw`\b(?:insert\s+into|update|delete\s+from|merge\s+into)\s+${NAME}`, 'gi')
const TRUNCATE = /\btruncate\s+(?:table\s+)?([^`'";()]+)/gi
const BUILDER = /\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*['"](\w+)/g
/** Writes whose table only the running code knows, by a query builder and in SQL. */
const COMPUTED = /\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*[^'"\s]/
const COMPUTED_SQL = /\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate(?:\s+table)?)\s+\$\{/i

const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name]) => name!)

/** Tables that a source text writes. One that computes the table's name may write every table that it mentions. */
export const tablesWrittenIn = (text: string, tables: readonly string[]): string[] => {
  const found = [
    ...all(text, STATEMENT),
    ...all(text, TRUNCATE).flatMap((list) => list.match(/\w+/g) ?? []),
    ...all(text, BUILDER),
    ...(COMPUTED.test(text) ? all(text, /['"`](\w+)(?:\s+as\s+\w+)?['"`]/g) : []),
    ...(COMPUTED_SQL.test(text) ? all(text, /\bsql\.table\(\s*['"`](\w+)/g) : []),
  ]
  return [...new Set(found)].filter((table) => tables.includes(table)).toSorted()
}

const IMPORTS = /\bimport\b[^'"]*?\bfrom\s+'[^']+'/g

/**
 * Events that a source text emits. Handlers are in manifests, so every other file that has an event at run time emits
 * it, also one that chooses it from a table; of a manifest only `emit(…)` counts.
 */
export const eventsIn = (text: string, names: readonly string[], isManifest: boolean): string[] => {
  const code = text.replaceAll(IMPORTS, '').replaceAll(/\btypeof\s+\w+/g, '')
  return names.filter((name) => new RegExp(isManifest ? `\\bemit\\(\\s*${name}\\b` : `\\b${name}\\b`).test(code))
}

export interface Column {
  readonly name: string
  /** As the generated types have it: `Generated<Int8>`. */
  readonly type: string
}

/** Tables with their columns, from the text of `tables.generated.ts`. */
export const readTables = (generated: string): ReadonlyMap<string, readonly Column[]> => {
  const columnsOf = new Map(
    [...generated.matchAll(/export interface (\w+) \{([\s\S]*?)\n\}/g)].map(([, name, body]) => [
      name!,
      [...body!.matchAll(/^ {2}(\w+): ([^;\n]+)/gm)].map(([, column, type]) => ({ name: column!, type: type! })),
    ]),
  )
  const tables = /export interface DB \{([\s\S]*?)\n\}/.exec(generated)?.[1] ?? ''
  return new Map(
    [...tables.matchAll(/^ {2}(\w+): (\w+)/gm)].map(([, table, type]) => [table!, columnsOf.get(type!) ?? []]),
  )
}
