/** Histories in which several users act at the same time: the order is unpredictable, so rows are recounted. */
import { type Action, apply, chooseAction, describeAction } from './actions.ts'
import { attempt } from './attempt.ts'
import { createDice } from './dice.ts'
import type { Stage } from './stage.ts'
import { emptyWorld, PEOPLE } from './world.ts'

export interface CrowdOptions {
  readonly seed: number
  readonly rounds: number
}

export interface PlayedCrowd {
  readonly actions: number
  readonly done: number
  /** Actions that broke something, wrong counters, incomplete rows. */
  readonly differences: readonly string[]
}

/**
 * In each round all users try something at the same moment, while the outbox is drained. What succeeded is applied to
 * the world too, as far as the world allows it, so that the next round knows of it.
 */
export const playCrowd = async (stage: Stage, { seed, rounds }: CrowdOptions): Promise<PlayedCrowd> => {
  stage.letHoursPass()
  const [cast, world, dice] = [await stage.cast(), emptyWorld(), createDice(seed)]
  const differences: string[] = []
  let [actions, done] = [0, 0]
  for (let round = 0; round < rounds; round += 1) {
    const chosen = PEOPLE.map((_, n): Action => chooseAction(world, dice, `a${round}_${n}`))
    const draining = stage.drain()
    const attempts = await Promise.all(chosen.map((action) => attempt(cast, world, action)))
    await draining
    for (const [n, { status, isDone }] of attempts.entries()) {
      const action = chosen[n]!
      actions += 1
      done += Number(isDone)
      if (status >= 500) differences.push(`${describeAction(action)} was answered ${status}`)
      // If the world refuses it in this order, it happened before the others: no later action refers to it.
      if (isDone) apply(world, action)
    }
  }
  await stage.drain()
  return { actions, done, differences: [...differences, ...(await stage.audit(cast))] }
}
