import { describe, expect, it } from 'vitest'
import { idleAfterWork } from './give-back-memory.ts'

describe('a process that becomes idle', () => {
  it('gives its memory back once after the start and once after each time of work', () => {
    const isDue = idleAfterWork(60_000)
    const cpuMs = [900, 1_800, 30_000, 60_000, 60_500, 61_000, 63_000, 63_100]
    expect(cpuMs.map(isDue)).toEqual([true, false, false, false, true, false, false, true])
  })
})
