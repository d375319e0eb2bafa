/** FIND-01: leaves out the last fifth of users' interactions and looks for it among the recommendations. */
import type { BenchArgs, BenchOutcome } from './benches.ts'
import { columns, figure } from './measure/table.ts'
import { generateInteractions } from './recommend/generate-interactions.ts'
import { type Interactions, readInteractions } from './recommend/interactions.ts'
import { type Recommender, RECOMMENDERS } from './recommend/recommenders.ts'

const TOP = 20
/** Users with fewer interactions reveal too little about themselves. */
const FEWEST = 5
const LEFT_OUT = 1 / 5
const MAX_PEOPLE = 3_000
/** Asked before time is taken, of each recommender: all of them run compiled. */
const WARM_UP = 100
/** Of the CPU time of the exact ones, which read everything. */
const MOST_CPU = 1 / 3
const OURS = 'our two steps'

interface LeftOut {
  readonly known: readonly number[]
  readonly wanted: ReadonlySet<number>
}

/** Every user's last items are unknown to the recommenders; for some users they are looked for. */
const leaveOut = ({ byUser, items }: Interactions): { learned: Interactions; leftOut: LeftOut[] } => {
  const parts = byUser.map((liked) => {
    const end = liked.length < FEWEST ? liked.length : Math.ceil(liked.length * (1 - LEFT_OUT))
    return { known: liked.slice(0, end), wanted: new Set(liked.slice(end)) }
  })
  const judged = parts.filter(({ wanted }) => wanted.size > 0)
  const every = Math.max(1, Math.floor(judged.length / MAX_PEOPLE))
  return {
    learned: { items, byUser: parts.map(({ known }) => known) },
    leftOut: judged.filter((_, n) => n % every === 0).slice(0, MAX_PEOPLE),
  }
}

const DISCOUNTS = Array.from({ length: TOP }, (_, place) => 1 / Math.log2(place + 2))

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)
const mean = (values: readonly number[]): number => sum(values) / values.length

const qualityOf = (list: readonly number[], { wanted }: LeftOut) => {
  const gains = list.slice(0, TOP).map((item, place) => (wanted.has(item) ? DISCOUNTS[place]! : 0))
  return {
    recall: gains.filter((gain) => gain > 0).length / wanted.size,
    ndcg: sum(gains) / sum(DISCOUNTS.slice(0, wanted.size)),
  }
}

const judge = (recommend: Recommender, leftOut: readonly LeftOut[]) => {
  for (const { known } of leftOut.slice(0, WARM_UP)) recommend(known)
  const before = process.cpuUsage()
  const lists = leftOut.map(({ known }) => recommend(known))
  const { user, system } = process.cpuUsage(before)
  const qualities = lists.map((list, n) => qualityOf(list, leftOut[n]!))
  return {
    recall: mean(qualities.map(({ recall }) => recall)),
    ndcg: mean(qualities.map(({ ndcg }) => ndcg)),
    ms: (user + system) / 1_000 / leftOut.length,
  }
}

export const run = async ({ interactions: file, print }: BenchArgs): Promise<BenchOutcome> => {
  const interactions = file === undefined ? generateInteractions() : readInteractions(file)
  const { learned, leftOut } = leaveOut(interactions)
  const lines = sum(interactions.byUser.map((liked) => liked.length))
  print(
    `${file ?? 'generated'}: ${interactions.byUser.length} people, ${interactions.items} things, ${lines} lines; asked of ${leftOut.length} people`,
  )
  const judged = Object.entries(RECOMMENDERS).map(([name, make]) => ({ name, ...judge(make(learned), leftOut) }))
  print(
    columns([
      ['', `Recall@${TOP}`, `NDCG@${TOP}`, 'CPU-ms a person'],
      ...judged.map(({ name, recall, ndcg, ms }) => [name, recall.toFixed(4), ndcg.toFixed(4), figure(ms)]),
    ]),
  )
  const ours = judged.find(({ name }) => name === OURS)!
  const compared = judged
    .filter(({ name }) => name.endsWith('exact'))
    .map(({ name, ndcg, ms }) => ({ name, ndcg: ours.ndcg / ndcg, ms: ours.ms / ms }))
  for (const { name, ndcg, ms } of compared) {
    print(
      `Ours against ${name}: NDCG ${ndcg.toFixed(2)} (goal ≥ 1), CPU ${ms.toFixed(2)} (goal ≤ ${MOST_CPU.toFixed(2)}).`,
    )
  }
  return { reached: compared.every(({ ndcg, ms }) => ndcg >= 1 && ms <= MOST_CPU) }
}
