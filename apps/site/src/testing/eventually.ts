import { expect } from 'vitest'

/** For tests of real processes, which share two cores with everything else that runs: far beyond what they need. */
export const PATIENCE_MS = 120_000

/** Looks again and again: processes come and go in their own time, and on a busy machine that is a long one. */
export const eventually = <T>(look: () => T) => {
  return expect.poll(look, { timeout: 30_000, interval: 25 })
}
