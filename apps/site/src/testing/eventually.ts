import { expect } from 'vitest'

/** For tests of real processes, which share two cores with everything else that runs: far more than they need. */
export const PATIENCE_MS = 120_000

/** Polls: processes start and end at their own pace, which is slow on a busy machine. */
export const eventually = <T>(look: () => T) => {
  return expect.poll(look, { timeout: 60_000, interval: 25 })
}
