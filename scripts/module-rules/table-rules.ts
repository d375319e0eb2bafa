import { moduleOf, type Rule } from './product.ts'
import { tablesWrittenIn } from './sources.ts'

/** Every table has one owner. */
export const owners: Rule = ({ modules, tables, databaseTables }) => {
  const ownersOf = Map.groupBy(
    [
      ...modules.flatMap(({ name, tables: owned = [] }) => owned.map((table) => ({ table, name }))),
      ...Object.keys(databaseTables).map((table) => ({ table, name: 'packages/database' })),
    ],
    ({ table }) => table,
  )
  const namesOf = (table: string) => (ownersOf.get(table) ?? []).map(({ name }) => name)
  return [
    ...[...tables.keys()].filter((table) => namesOf(table).length === 0).map((table) => `no module owns ${table}`),
    ...[...ownersOf.keys()]
      .filter((table) => namesOf(table).length > 1)
      .map((table) => `${namesOf(table).join(' and ')} both own ${table}`),
    ...[...ownersOf.keys()]
      .filter((table) => !tables.has(table))
      .map((table) => `${namesOf(table)[0]} owns ${table}, which is no table`),
  ]
}

/** SQL writes only to tables of its own module. */
export const writes: Rule = (product) => {
  const names = [...product.tables.keys()]
  const owned = new Map(product.modules.map(({ name, tables = [] }) => [name, new Set(tables)] as const))
  const problems = (file: string, text: string, own: ReadonlySet<string>) =>
    tablesWrittenIn(text, names)
      .filter((table) => !own.has(table))
      .map((table) => `${file} writes ${table}, which another module owns`)
  return [
    ...[...product.domain].flatMap(([file, text]) =>
      problems(file, text, owned.get(moduleOf(product, file) ?? '') ?? new Set()),
    ),
    ...[...product.others].flatMap(([file, text]) => problems(file, text, new Set())),
  ]
}
