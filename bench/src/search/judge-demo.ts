/**
 * Writes the judgment files: the demo community's pins (`documents.tsv`), the searches (`searches.tsv`), how well each pin
 * matches them (`judgments.tsv`), and how near pins are to each other (`../related/judgments.tsv`). Judged by what a
 * picture was drawn to show, not by its text. Run by hand when the demo community or the rules change: `node
 * scripts/run.mjs bench/src/search/judge-demo.ts`.
 */
import { writeFileSync } from 'node:fs'
import { demoCommunity, planPicture } from '@corkboard/demo/content'
import { gradeRelated, RELATED_LISTS, type Shown } from '../related/grade-related.ts'
import { CONCEPTS, type Concept, type Rule } from './concepts.ts'
import { ENGLISH, OTHER_LANGUAGES, PHRASES } from './searches.ts'

interface JudgedPin extends Shown {
  readonly key: string
  readonly title: string
  /** The facts of the picture as JSON, for the patterns of the rules. */
  readonly drawn: string
}

type Grades = readonly (readonly [key: string, grade: number])[]

interface Search {
  readonly query: string
  readonly kind: string
  readonly language: string
  readonly grades: Grades
}

const { pins, boards } = demoCommunity()
const boardOf = new Map(boards.map((board) => [board.key, board]))
const open = pins.filter(({ board }) => boardOf.get(board)?.privacy === 'public')
const judged: readonly JudgedPin[] = open.map(({ key, title, picture }) => {
  const { facts } = planPicture(picture)
  return { key, title, scene: picture.scene, facts, drawn: JSON.stringify(facts) }
})

const gradeOf = (rules: readonly Rule[], { scene, drawn }: JudgedPin): number =>
  Math.max(
    0,
    ...rules
      .filter(([, scenes, pattern]) => [scenes].flat().includes(scene) && (pattern?.test(drawn) ?? true))
      .map(([grade]) => grade),
  )

const gradesBy = (gradeFor: (pin: JudgedPin) => number): Grades =>
  judged.map((pin) => [pin.key, gradeFor(pin)] as const).filter(([, grade]) => grade > 0)

const gradesOf = (concept: Concept): Grades => gradesBy((pin) => gradeOf(CONCEPTS[concept], pin))

const plain = (text: string): string => text.toLowerCase().replace(/[“”]/g, '')

const gradesOfPhrase = (phrase: string): Grades => {
  const scenes = new Set(judged.filter(({ title }) => plain(title).includes(phrase)).map(({ scene }) => scene))
  return gradesBy(({ title, scene }) => (plain(title).includes(phrase) ? 3 : scenes.has(scene) ? 1 : 0))
}

const searchesOf = (kind: string, language: string, texts: Readonly<Record<string, readonly string[]>>): Search[] =>
  Object.entries(texts).flatMap(([concept, its]) =>
    its.map((query) => ({ query, kind, language, grades: gradesOf(concept as Concept) })),
  )

const searches: readonly Search[] = [
  ...Object.entries(ENGLISH).flatMap(([kind, texts]) => searchesOf(kind, 'en', texts)),
  ...PHRASES.map((query) => ({
    query,
    kind: 'phrases from titles',
    language: 'en',
    grades: gradesOfPhrase(query),
  })),
  ...Object.entries(OTHER_LANGUAGES).flatMap(([language, texts]) => searchesOf('other languages', language, texts)),
]

const faulty = searches.filter(
  ({ query, grades }, n) => grades.length === 0 || searches.findIndex((it) => it.query === query) !== n,
)
if (faulty.length > 0) {
  throw new Error(`Without a pin, or twice: ${faulty.map(({ query }) => query).join(', ')}`)
}

const starts = [...Map.groupBy(judged, ({ scene }) => scene)]
  .toSorted(([a, its], [b, others]) => others.length - its.length || a.localeCompare(b))
  .slice(0, RELATED_LISTS)
  .map(([, its]) => its[0]!)
const related = starts.flatMap((start) =>
  gradesBy((pin) => (pin === start ? 0 : gradeRelated(start, pin))).map(([key, grade]) => [start.key, key, grade]),
)

const write = (name: string, rows: readonly (readonly (string | number)[])[]) =>
  writeFileSync(
    new URL(name, import.meta.url),
    rows.map((cells) => `${cells.map((cell) => String(cell).replace(/\s+/g, ' ')).join('\t')}\n`).join(''),
  )
write('documents.tsv', [
  ['document', 'title', 'description', 'alt text', 'board', 'category'],
  ...open.map(({ key, title, description, altText, board }) => {
    const { name, category } = boardOf.get(board)!
    return [key, title, description, altText, name, category ?? '']
  }),
])
write('searches.tsv', [
  ['query', 'kind', 'language'],
  ...searches.map(({ query, kind, language }) => [query, kind, language]),
])
write('judgments.tsv', [
  ['query', 'document', 'grade'],
  ...searches.flatMap(({ query, grades }) => grades.map(([key, grade]) => [query, key, grade])),
])
write('../related/judgments.tsv', [['pin', 'document', 'grade'], ...related])
