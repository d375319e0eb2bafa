/** FIND-05: how well the order of results answers what people search for, by kind of search. */
import { columns, verdictOf } from '../measure/table.ts'
import { meanOf, type Relevance, type SearchScore } from './relevance.ts'

const OTHER_LANGUAGES = 'other languages'
const GOALS = { overall: 0.85, kind: 0.7, otherLanguages: 0.6 }

interface Row {
  readonly name: string
  readonly scores: readonly SearchScore[]
  readonly goal: number
}

const isReached = ({ scores, goal }: Row): boolean =>
  meanOf(scores, 'ours') >= goal && scores.every(({ isEmpty }) => !isEmpty)

const rowOf = (row: Row): string[] => [
  row.name,
  String(row.scores.length),
  meanOf(row.scores, 'ours').toFixed(3),
  meanOf(row.scores, 'plain').toFixed(3),
  String(row.scores.filter(({ isEmpty }) => isEmpty).length),
  `≥ ${row.goal}`,
  verdictOf(isReached(row)),
]

const languagesOf = (scores: readonly SearchScore[]): string =>
  [...Map.groupBy(scores, ({ language }) => language)]
    .map(([language, its]) => `${language} ${meanOf(its, 'ours').toFixed(2)}`)
    .join(', ')

/** Prints the table and what to look into; true if ours is above plain, every goal is reached and nothing is empty. */
export const printRelevance = ({ scores, foreign, ours, plain }: Relevance, print: (line: string) => void): boolean => {
  const goalOf = (kind: string) => (kind === OTHER_LANGUAGES ? GOALS.otherLanguages : GOALS.kind)
  const rows: Row[] = [...Map.groupBy(scores, ({ kind }) => kind)].map(([name, its]) => ({
    name,
    scores: its,
    goal: goalOf(name),
  }))
  if (foreign.length > 0) {
    rows.push({ name: `${OTHER_LANGUAGES}, read in English`, scores: foreign, goal: GOALS.otherLanguages })
  }
  rows.push({ name: 'all searches', scores, goal: GOALS.overall })
  print('')
  print(columns([['NDCG@10', 'searches', 'ours', 'plain ts_rank', 'empty', 'goal', ''], ...rows.map(rowOf)]))
  if (foreign.length > 0) {
    const own = scores.filter(({ language }) => foreign.some((it) => it.language === language))
    print(`By language: ${languagesOf(own)}; read in English: ${languagesOf(foreign)}`)
  }
  const empty = scores.filter(({ isEmpty }) => isEmpty)
  if (empty.length > 0) print(`Nothing found for: ${empty.map(({ query }) => query).join(', ')}`)
  for (const it of scores.filter((score) => score.ours < score.plain - 0.001)) {
    print(`  worse than plain: ${it.query} (${it.ours.toFixed(2)}, plain ${it.plain.toFixed(2)})`)
  }
  return ours > plain && rows.every(isReached)
}
