const STATEMENT =
  /\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate(?:\s+table)?)\s+(?:only\s+)?"?(\w+)"?/gi
const BUILDER = /\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*['"](\w+)/g
/** A write whose table only the running code knows. */
const COMPUTED = /\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*[^'"\s]/

/** Tables that a source text writes. One that computes the table's name may write every table that it mentions. */
export const tablesWrittenIn = (text: string, tables: readonly string[]): string[] => {
  const named = [...text.matchAll(STATEMENT), ...text.matchAll(BUILDER)].map(([, table]) => table!)
  const mentioned = COMPUTED.test(text) ? [...text.matchAll(/['"](\w+)['"]/g)].map(([, table]) => table!) : []
  return [...new Set([...named, ...mentioned])].filter((table) => tables.includes(table)).toSorted()
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

/** Tables with their columns, from the text of `tables.generated.ts`. */
export const readTables = (generated: string): ReadonlyMap<string, readonly string[]> => {
  const columnsOf = new Map(
    [...generated.matchAll(/export interface (\w+) \{([\s\S]*?)\n\}/g)].map(([, name, body]) => [
      name!,
      [...body!.matchAll(/^ {2}(\w+):/gm)].map(([, column]) => column!),
    ]),
  )
  const tables = /export interface DB \{([\s\S]*?)\n\}/.exec(generated)?.[1] ?? ''
  return new Map(
    [...tables.matchAll(/^ {2}(\w+): (\w+)/gm)].map(([, table, type]) => [table!, columnsOf.get(type!) ?? []]),
  )
}
