import { describe, expect, it } from 'vitest'
import { idleAfterWork } from './give-back-memory.ts'

const IDLE = 50
const BUSY = 5_000

/** The numbers of the periods after which memory is given back. */
const dueAfter = (periods: readonly number[]): number[] => {
  const isDue = idleAfterWork()
  let cpuMs = 0
  return periods.flatMap((used, n) => (isDue((cpuMs += used)) ? [n] : []))
}

describe('a process gives its memory back', () => {
  it('as soon as it is idle after its start, once', () => {
    expect(dueAfter([BUSY, BUSY, IDLE, IDLE, IDLE])).toEqual([2])
  })

  it('after two idle minutes that follow work', () => {
    const idle = Array.from({ length: 12 }, () => IDLE)
    expect(dueAfter([BUSY, IDLE, BUSY, ...idle, ...idle])).toEqual([1, 14])
  })

  it('not in a pause of less than two minutes', () => {
    const pause = Array.from({ length: 11 }, () => IDLE)
    expect(dueAfter([IDLE, BUSY, ...pause, BUSY, ...pause])).toEqual([0])
  })
})
