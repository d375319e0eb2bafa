import { describe, expect, it } from 'vitest'
import { createRenewal, isOfOther } from './app-version.ts'

const DAY_MS = 86_400_000

const start = (lineKind?: string) => {
  const line = { kind: lineKind }
  const clock = { now: 0 }
  return { line, clock, renewal: createRenewal({ now: () => clock.now, lineKind: () => line.kind }) }
}

describe('[SHELL-12] a new app version', () => {
  it.each([
    ['v1', false],
    ['v2', true],
    [undefined, false],
  ])('is told by an answer that says %s: %s', (said, expected) => {
    const headers = new Headers(said === undefined ? {} : { 'x-app-version': said })
    expect(isOfOther({ headers }, 'v1')).toBe(expected)
  })

  it('brings a reload with the next page', () => {
    const { renewal } = start()
    expect(renewal.isDue()).toBe(false)
    renewal.notice()
    expect(renewal.isDue()).toBe(true)
  })

  it.each(['slow-2g', '2g', '3g'])('waits on %s until 24 hours after the first delay', (kind) => {
    const { renewal, clock } = start(kind)
    renewal.notice()
    // A page that is put off begins the time, not the answer.
    clock.now = DAY_MS
    expect(renewal.isDue()).toBe(false)
    clock.now = 2 * DAY_MS - 1
    expect(renewal.isDue()).toBe(false)
    clock.now = 2 * DAY_MS
    expect(renewal.isDue()).toBe(true)
  })

  it('waits no longer once the line is a fast one', () => {
    const { renewal, line } = start('3g')
    renewal.notice()
    expect(renewal.isDue()).toBe(false)
    line.kind = '4g'
    expect(renewal.isDue()).toBe(true)
  })
})
