/** The large size of the kill test: nothing acknowledged may be lost, duplicated or incomplete (quality §2). */
import { runKills } from '@corkboard/site/testing'
import { ensureBuilt } from '../../scripts/build-state.ts'
import type { BenchArgs, BenchOutcome } from './benches.ts'
import { ROOT } from './site/data-folders.ts'

/** 50 with the default of five rounds. */
const KILLS_A_ROUND = 10
const PINNERS = 8

export const run = async ({ rounds, print }: BenchArgs): Promise<BenchOutcome> => {
  await ensureBuilt(ROOT)
  const seed = Date.now() % 1_000_000
  const kills = rounds * KILLS_A_ROUND
  print(`${kills} kills while ${PINNERS} people pin, seed ${seed}`)
  const {
    acknowledged,
    retries,
    lost,
    unsent: unasked,
    broken,
    undone,
    doctor,
  } = await runKills({
    kills,
    seed,
    pinners: PINNERS,
    print,
  })
  print(`${acknowledged} pins acknowledged, ${retries} requests sent again`)
  for (const [what, list] of Object.entries({ lost, unasked, broken, undone })) {
    print(`${what}: ${list.length}`)
    for (const one of list) print(`  ${one}`)
  }
  print(doctor.output + doctor.errors)
  return { reached: lost.length + unasked.length + broken.length + undone.length === 0 && doctor.code === 0 }
}
