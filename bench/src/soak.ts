/**
 * The large size of two tests: random histories on the site compared with a model (packages/testkit/src/histories), and
 * who sees what at every endpoint compared with the policy's table (packages/testkit/src/policy). There must be no
 * difference.
 */
import { setup } from '@corkboard/testkit/global-setup'
import { openStage, playCrowd, playHistory, reportOf, shorten } from '@corkboard/testkit/histories'
import { buildPolicyWorld, walkLists, walkMatrix } from '@corkboard/testkit/policy'
import type { BenchArgs, BenchOutcome } from './benches.ts'
import { openPages } from '@corkboard/site'
import { ensureBuilt } from '../../scripts/build-state.ts'
import { ROOT } from './site/data-folders.ts'

/** 200 and 50 with the default of five rounds. */
const HISTORIES_A_ROUND = 40
const CROWDS_A_ROUND = 10
const MIN_ACTIONS = 30
const MAX_ACTIONS = 100
const CROWD_ROUNDS = 40
/** How many histories are played on one site: leftovers of earlier ones make lists longer. */
const HISTORIES_A_SITE = 20

type Print = BenchArgs['print']

const playHistories = async (count: number, firstSeed: number, print: Print): Promise<number> => {
  let [actions, done, compared, differences] = [0, 0, 0, 0]
  for (let n = 0; n < count; n += HISTORIES_A_SITE) {
    await using stage = await openStage()
    for (let seed = firstSeed + n; seed < firstSeed + Math.min(count, n + HISTORIES_A_SITE); seed += 1) {
      const length = MIN_ACTIONS + (seed % (1 + MAX_ACTIONS - MIN_ACTIONS))
      const played = await playHistory(stage, { seed, actions: length })
      actions += played.actions.length
      done += played.done
      compared += played.compared
      differences += played.differences.length
      if (played.differences.length > 0) print(reportOf(seed, await shorten(played)))
    }
  }
  print(
    `${count} histories, ${actions} actions, ${done} of them allowed, ${compared} answers compared, ${differences} differences`,
  )
  return differences
}

const playCrowds = async (count: number, firstSeed: number, print: Print): Promise<number> => {
  await using stage = await openStage()
  let [actions, done, differences] = [0, 0, 0]
  for (let seed = firstSeed; seed < firstSeed + count; seed += 1) {
    const played = await playCrowd(stage, { seed, rounds: CROWD_ROUNDS })
    actions += played.actions
    done += played.done
    differences += played.differences.length
    for (const difference of played.differences) print(`seed ${seed}: ${difference}`)
  }
  print(
    `${count} histories at once, ${actions} actions, ${done} of them allowed, recounted, ${differences} differences`,
  )
  return differences
}

const checkPolicyWorld = async (print: Print): Promise<number> => {
  const config = { country: 'US', countryOrigins: {}, mediaOrigin: undefined, publicOrigin: undefined }
  await using world = await buildPolicyWorld({ pages: (site) => openPages(site, config) })
  const walks = [await walkMatrix(world, { hasPages: true }), await walkLists(world)]
  const differences = walks.flatMap((walk) => walk.differences)
  for (const difference of differences) print(difference)
  const compared = walks.reduce((sum, walk) => sum + walk.request, 0)
  print(`${compared} answers held against the table of who sees what, ${differences.length} differences`)
  return differences.length
}

export const run = async ({ rounds, print }: BenchArgs): Promise<BenchOutcome> => {
  await ensureBuilt(ROOT)
  const stop = await setup()
  try {
    const seed = Date.now() % 1_000_000
    const differences = [
      await checkPolicyWorld(print),
      await playHistories(rounds * HISTORIES_A_ROUND, seed, print),
      await playCrowds(rounds * CROWDS_A_ROUND, seed, print),
    ]
    return { reached: differences.every((count) => count === 0) }
  } finally {
    await stop?.()
  }
}
