import { expect, it } from 'vitest'
import { createLateness } from './overload.ts'

it('one long task is no lateness, and neither is what ended; lateness that lasts is', () => {
  const lateness = createLateness()
  const after = (ms: number): number => {
    lateness.note(ms)
    return lateness.ms()
  }
  expect([900, 0, 600, 500, 700, 0, 0].map(after)).toEqual([0, 0, 0, 500, 500, 0, 0])
})
