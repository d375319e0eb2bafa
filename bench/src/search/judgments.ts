/** Judgment files: lines of cells separated by tabs, after a line of headings. */
import { existsSync, readFileSync } from 'node:fs'

/** A search and the grade of every document that matches it, from 1 to 3. */
export interface JudgedSearch {
  readonly query: string
  readonly kind: string
  /** The language of the search, as ISO 639 has it. */
  readonly language: string
  readonly grades: ReadonlyMap<string, number>
}

const DEPTH = 10

export const rowsOf = (file: URL): string[][] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))

/** Lines of an item, a document and a grade, by item. */
export const readGrades = (file: URL): Map<string, Map<string, number>> =>
  new Map(
    [...Map.groupBy(rowsOf(file), ([item = '']) => item)].map(([item, rows]) => [
      item,
      new Map(rows.map(([, key = '', grade]) => [key, Number(grade)])),
    ]),
  )

/**
 * Lines of query, document and grade. Kinds and languages are in `searches.tsv` (query, kind, language) in the same
 * folder; without it, all searches are one kind in English.
 */
export const readJudgments = (file: URL): JudgedSearch[] => {
  const kinds = new URL('searches.tsv', file)
  const about = new Map((existsSync(kinds) ? rowsOf(kinds) : []).map(([query = '', ...rest]) => [query, rest]))
  return [...readGrades(file)].map(([query, grades]) => {
    const [kind = 'searches', language = 'en'] = about.get(query) ?? []
    return { query, kind, language, grades }
  })
}

/** Gains decrease with the position; a perfect order is 1. */
export const ndcg = (found: readonly string[], grades: ReadonlyMap<string, number>): number => {
  const gain = (grade: number, place: number) => (2 ** grade - 1) / Math.log2(place + 2)
  const sum = (list: readonly number[]) => list.slice(0, DEPTH).reduce((total, grade, n) => total + gain(grade, n), 0)
  const best = sum([...grades.values()].toSorted((a, b) => b - a))
  return best === 0 ? 1 : sum(found.map((id) => grades.get(id) ?? 0)) / best
}
