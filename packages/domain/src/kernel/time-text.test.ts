import { expect, it } from 'vitest'
import { timeText } from './time-text.ts'

it('is what toISOString returns', () => {
  const texts = [
    '2026-11-29T11:22:33.123Z',
    '2026-11-29T00:00:00.000Z',
    '2026-11-29T23:59:59.999Z',
    '2024-02-29T01:02:03.004Z',
    '1970-01-01T00:00:00.000Z',
    '1969-12-31T23:59:59.999Z',
    '0079-08-24T13:00:00.000Z',
    '+012026-01-01T00:00:00.000Z',
    '-000044-03-15T12:00:00.000Z',
  ]
  expect(texts.map((text) => timeText(new Date(text)))).toEqual(texts)
})

it('there is none of an invalid date', () => {
  expect(() => timeText(new Date(Number.NaN))).toThrow(RangeError)
})
