import { describe, expect, it } from 'vitest'
import { cutEnds } from './follow-overflow.ts'

const row = (scrollLeft: number) => cutEnds({ scrollLeft, scrollWidth: 900, clientWidth: 300 })

describe('a row goes on outside', () => {
  it('at its end, at both ends, and at its start, as it scrolls', () => {
    expect([0, 200, 600].map(row)).toEqual(['end', 'start end', 'start'])
  })

  it('the same from right to left, where it scrolls to negative places', () => {
    expect([-0, -200, -600].map(row)).toEqual(['end', 'start end', 'start'])
  })

  it('nowhere if everything fits, or all but a fraction of a pixel', () => {
    expect(cutEnds({ scrollLeft: 0, scrollWidth: 300, clientWidth: 300 })).toBe('')
    expect(row(599.4)).toBe('start')
  })
})
