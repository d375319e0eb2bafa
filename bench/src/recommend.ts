/** FIND-01: leaves out the last item of users' interactions and looks for it among the recommendations. */
import type { BenchArgs, BenchOutcome } from './benches.ts'
import { columns, figure } from './measure/table.ts'
import { type Interactions, makeInteractions, readInteractions } from './recommend/interactions.ts'
import { type Recommender, RECOMMENDERS } from './recommend/recommenders.ts'

const FOUND_AMONG = [10, 50] as const
/** Users with fewer interactions reveal too little about themselves. */
const FEWEST = 5
const MAX_PEOPLE = 1_000
const NDCG_AT = 10
/** Of the CPU time of the exact ones, which read everything. */
const MOST_CPU = 1 / 3
const OURS = 'our two steps'
const EXACT = ['P3-alpha, exact', 'RP3-beta, exact'] as const

interface LeftOut {
  readonly known: readonly number[]
  readonly wanted: number
}

/** Every user's last item is unknown to the recommenders; for some users it is looked for. */
const leaveOneOut = ({ byUser, items }: Interactions): { learned: Interactions; leftOut: LeftOut[] } => {
  const leftOut = byUser.flatMap((liked) =>
    liked.length < FEWEST ? [] : [{ known: liked.slice(0, -1), wanted: liked.at(-1)! }],
  )
  const learned = byUser.map((liked) => (liked.length < FEWEST ? liked : liked.slice(0, -1)))
  const every = Math.max(1, Math.floor(leftOut.length / MAX_PEOPLE))
  return { learned: { items, byUser: learned }, leftOut: leftOut.filter((_, n) => n % every === 0) }
}

/** Rank of the wanted item among all items the user does not know; items with the same score share theirs. */
const placeOf = (recommend: Recommender, { known, wanted }: LeftOut): number => {
  const scores = recommend(known)
  const own = scores.get(wanted)
  if (own === undefined) return Infinity
  const others = new Set(known)
  let [above, equal] = [0, 0]
  for (const [item, score] of scores) {
    if (others.has(item) || item === wanted) continue
    if (score > own) above += 1
    else if (score === own) equal += 1
  }
  return above + equal / 2
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

const judge = (recommend: Recommender, leftOut: readonly LeftOut[]) => {
  const before = process.cpuUsage()
  const places = leftOut.map((one) => placeOf(recommend, one))
  const { user, system } = process.cpuUsage(before)
  return {
    hits: FOUND_AMONG.map((most) => mean(places.map((place) => Number(place < most)))),
    ndcg: mean(places.map((place) => (place < NDCG_AT ? 1 / Math.log2(place + 2) : 0))),
    ms: (user + system) / 1_000 / leftOut.length,
  }
}

export const run = async ({ interactions: file, print }: BenchArgs): Promise<BenchOutcome> => {
  const interactions = file === undefined ? makeInteractions() : readInteractions(file)
  const { learned, leftOut } = leaveOneOut(interactions)
  const pairs = interactions.byUser.reduce((sum, liked) => sum + liked.length, 0)
  print(
    `${file ?? 'made up'}: ${interactions.byUser.length} people, ${interactions.items} things, ${pairs} lines; asked of ${leftOut.length} people`,
  )
  const judged = Object.entries(RECOMMENDERS).map(([name, make]) => ({ name, ...judge(make(learned), leftOut) }))
  print(
    columns([
      ['', ...FOUND_AMONG.map((most) => `hit@${most}`), `NDCG@${NDCG_AT}`, 'ms a person'],
      ...judged.map(({ name, hits, ndcg, ms }) => [
        name,
        ...hits.map((hit) => hit.toFixed(3)),
        ndcg.toFixed(4),
        figure(ms),
      ]),
    ]),
  )
  const of = (wanted: string) => judged.find(({ name }) => name === wanted)!
  const ours = of(OURS)
  const compared = EXACT.map((name) => ({ name, ndcg: ours.ndcg / of(name).ndcg, ms: ours.ms / of(name).ms }))
  for (const { name, ndcg, ms } of compared) {
    print(
      `Ours against ${name}: NDCG ${ndcg.toFixed(2)} (goal ≥ 1), CPU ${ms.toFixed(2)} (goal ≤ ${MOST_CPU.toFixed(2)}).`,
    )
  }
  return { reached: compared.every(({ ndcg, ms }) => ndcg >= 1 && ms <= MOST_CPU) && ours.ndcg > of('popularity').ndcg }
}
