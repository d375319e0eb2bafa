/** Histories in which several people do something at once: what then comes first nobody can say, so rows are recounted. */
import { type Act, apply, chooseAct, describeAct } from './acts.ts'
import { attempt } from './attempt.ts'
import { createDice } from './dice.ts'
import type { Stage } from './stage.ts'
import { emptyWorld, PEOPLE } from './world.ts'

export interface CrowdOptions {
  readonly seed: number
  readonly rounds: number
}

export interface PlayedCrowd {
  readonly acts: number
  readonly done: number
  /** Acts that broke something, counters that are wrong, rows that are half made. */
  readonly differences: readonly string[]
}

/**
 * Round for round everybody tries something at the same moment, while the outbox is drained. What was done is done to the
 * world too, as far as it allows it, so that the next round knows of it.
 */
export const playCrowd = async (stage: Stage, { seed, rounds }: CrowdOptions): Promise<PlayedCrowd> => {
  stage.letHoursPass()
  const [cast, world, dice] = [await stage.cast(), emptyWorld(), createDice(seed)]
  const differences: string[] = []
  let [acts, done] = [0, 0]
  for (let round = 0; round < rounds; round += 1) {
    const chosen = PEOPLE.map((_, n): Act => chooseAct(world, dice, `a${round}_${n}`))
    const draining = stage.drain()
    const attempts = await Promise.all(chosen.map((act) => attempt(cast, world, act)))
    await draining
    for (const [n, { status, isDone }] of attempts.entries()) {
      const act = chosen[n]!
      acts += 1
      done += Number(isDone)
      if (status >= 500) differences.push(`${describeAct(act)} was answered ${status}`)
      // What the world does not allow in this order was done before the rest: nobody will speak of it.
      if (isDone) apply(world, act)
    }
  }
  await stage.drain()
  return { acts, done, differences: [...differences, ...(await stage.audit(cast))] }
}
