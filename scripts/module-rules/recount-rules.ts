import type { Rule } from './product.ts'

/** Columns that are named like counters and belong to what their row describes. */
const NO_COUNTERS = ['pin_contents.page_count']

/** Every counter is compared with its rows: a `recount.ts` names its table and its column. */
export const recounted: Rule = ({ modules, domain, tables }) => {
  const recounts = modules.flatMap(({ name, recount }) => (recount ? [domain.get(`${name}/recount.ts`) ?? ''] : []))
  const names = (text: string, word: string): boolean => new RegExp(`\\b${word}\\b`).test(text)
  return modules.flatMap(({ name, tables: owned = [] }) =>
    owned.flatMap((table) =>
      (tables.get(table) ?? [])
        .filter((column) => /_counts?$/.test(column.name) && !NO_COUNTERS.includes(`${table}.${column.name}`))
        .filter((column) => !recounts.some((text) => names(text, table) && names(text, column.name)))
        .map((column) => `${table}.${column.name} of ${name} is in no \`recount\``),
    ),
  )
}
