import { describe, expect, it } from 'vitest'
import { bestPlaces, leastOfBest } from './ranking.ts'

const VALUES = Float32Array.from({ length: 5_000 }, (_, n) => 1 + ((n * 7_919) % 5_000))

describe('the best of many scores', () => {
  it('are the places of the highest, highest first', () => {
    const best = bestPlaces(VALUES, 500)
    expect(best.map((place) => VALUES[place])).toEqual(Array.from({ length: 500 }, (_, n) => 5_000 - n))
  })

  it('are the first of equal ones', () => {
    expect(bestPlaces(Float32Array.of(2, 1, 2, 3, 2), 3)).toEqual([3, 0, 2])
  })

  it('are all there are, when more are wanted', () => {
    expect(bestPlaces(Float32Array.of(0.25, 8), Infinity)).toEqual([1, 0])
    expect(bestPlaces(new Float32Array(0), 5)).toEqual([])
  })

  it('reach a value that hardly more reach', () => {
    const least = leastOfBest(VALUES, 500)
    const reached = VALUES.filter((value) => value >= least).length
    expect(reached).toBeGreaterThanOrEqual(500)
    expect(reached).toBeLessThan(700)
  })
})
