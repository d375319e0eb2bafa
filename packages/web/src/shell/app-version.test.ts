import { describe, expect, it } from 'vitest'
import { createRenewal, isOfOther } from './app-version.ts'

const DAY_MS = 86_400_000

const start = (lineKind?: string) => {
  const line = { kind: lineKind }
  const clock = { now: 0 }
  return { line, clock, renewal: createRenewal({ now: () => clock.now, lineKind: () => line.kind }) }
}

describe('[SHELL-12 a b c] a new app version', () => {
  it.each([
    ['v1', false],
    ['v2', true],
    [undefined, false],
  ])('when a response says %s: %s', (said, expected) => {
    const headers = new Headers(said === undefined ? {} : { 'x-app-version': said })
    expect(isOfOther({ headers }, 'v1')).toBe(expected)
  })

  it('reloads with the next page', () => {
    const { renewal } = start()
    expect(renewal.isDue()).toBe(false)
    renewal.notice()
    expect(renewal.isDue()).toBe(true)
  })

  it.each(['slow-2g', '2g', '3g'])('waits on %s until 24 hours after the first postponed page', (kind) => {
    const { renewal, clock } = start(kind)
    renewal.notice()
    // The period starts with the first postponed page, not with the response.
    clock.now = DAY_MS
    expect(renewal.isDue()).toBe(false)
    clock.now = 2 * DAY_MS - 1
    expect(renewal.isDue()).toBe(false)
    clock.now = 2 * DAY_MS
    expect(renewal.isDue()).toBe(true)
  })

  it('stops waiting once the connection is fast', () => {
    const { renewal, line } = start('3g')
    renewal.notice()
    expect(renewal.isDue()).toBe(false)
    line.kind = '4g'
    expect(renewal.isDue()).toBe(true)
  })
})
