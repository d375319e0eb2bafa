import { describe, expect, it } from 'vitest'
import { ageOf } from './age.ts'

const at = Date.parse('2026-03-01T12:00:00Z')

describe('[COMMENT-01 a] an age', () => {
  it.each([
    ['2026-03-01T11:59:00Z', { unit: 'now' }],
    ['2026-03-01T12:00:59Z', { unit: 'now' }],
    ['2026-03-01T12:05:00Z', { unit: 'minutes', count: 5 }],
    ['2026-03-01T12:59:59Z', { unit: 'minutes', count: 59 }],
    ['2026-03-01T15:10:00Z', { unit: 'hours', count: 3 }],
    ['2026-03-03T13:00:00Z', { unit: 'days', count: 2 }],
    ['2026-03-08T11:59:59Z', { unit: 'days', count: 6 }],
    ['2026-03-08T12:00:00Z', null],
  ])('at %s is %j', (now, age) => expect(ageOf(at, Date.parse(now))).toEqual(age))
})
