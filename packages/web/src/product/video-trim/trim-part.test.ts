import { describe, expect, it } from 'vitest'
import { isSamePart, timeOf, wholeOf, withEnd, withStart } from './trim-part.ts'

describe('[CREATE-08 a] the part of a video to keep', () => {
  const whole = wholeOf({ duration_ms: 65_340 })

  it('starts and ends within the video, and keeps a second', () => {
    expect(withStart(whole, -5, 65_340).start_ms).toBe(0)
    expect(withStart(whole, 70_000, 65_340).start_ms).toBe(64_340)
    expect(withEnd(whole, 70_000, 65_340).end_ms).toBe(65_340)
    expect(withEnd({ ...whole, start_ms: 10_000 }, 3_000, 65_340).end_ms).toBe(11_000)
  })

  it('of a video shorter than that is all of it', () => {
    const short = wholeOf({ duration_ms: 400 })
    expect([withStart(short, 300, 400), withEnd(short, 100, 400)]).toEqual([short, short])
  })

  it('is the same with the same times and sound', () => {
    expect(isSamePart(whole, { ...whole })).toBe(true)
    expect(isSamePart(whole, { ...whole, is_muted: true })).toBe(false)
  })

  it('has times in minutes, seconds and tenths', () => {
    expect([0, 960, 65_340, 599_990].map(timeOf)).toEqual(['0:00.0', '0:01.0', '1:05.3', '10:00.0'])
  })
})
