import { expect, it } from 'vitest'
import { durationText } from './duration-text.ts'

it.each([
  [0, '0:00'],
  [7_400, '0:07'],
  [59_600, '1:00'],
  [65_000, '1:05'],
  [900_000, '15:00'],
])('[CREATE-08 b] a video of %i ms shows %s', (ms, text) => {
  expect(durationText(ms)).toBe(text)
})
