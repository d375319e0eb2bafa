import { describe, expect, it } from 'vitest'
import { checkSchedule, daysToChoose, suggestedFields, toFields, toScheduledTs } from './schedule-time.ts'

const NOW = new Date(2026, 10, 26, 17, 2, 30).getTime()
const at = (scheduledDate: string, scheduledTime: string) => ({ scheduledDate, scheduledTime })

describe('[CREATE-06 b] the date and time of a scheduled pin', () => {
  it('are those of the browser’s time zone, and absolute for the server', () => {
    const seconds = toScheduledTs(at('2026-11-27', '09:05'))!
    expect(new Date(seconds * 1_000)).toEqual(new Date(2026, 10, 27, 9, 5))
    expect(toFields(seconds * 1_000)).toEqual(at('2026-11-27', '09:05'))
  })

  it('begin with a whole hour, at least one ahead', () => {
    expect(suggestedFields(NOW)).toEqual(at('2026-11-26', '19:00'))
    expect(suggestedFields(new Date(2026, 11, 31, 23, 30).getTime())).toEqual(at('2027-01-01', '01:00'))
  })

  it('are in the next 30 days', () => {
    expect(daysToChoose(NOW)).toEqual({ min: '2026-11-26', max: '2026-12-26' })
    expect(daysToChoose(new Date(2026, 10, 26, 23, 58).getTime()).min).toBe('2026-11-27')
  })

  it.each([
    ['', '09:05', { scheduledDate: 'request.missing' }],
    ['2026-11-27', '', { scheduledTime: 'request.missing' }],
    ['2026-11-26', '17:06', { scheduledTime: 'scheduled_pin.too_soon' }],
    ['2026-11-26', '09:00', { scheduledTime: 'scheduled_pin.too_soon' }],
    ['2026-11-25', '18:00', { scheduledDate: 'scheduled_pin.too_soon' }],
    ['2026-12-26', '17:03', { scheduledTime: 'scheduled_pin.too_late' }],
    ['2026-12-27', '09:00', { scheduledDate: 'scheduled_pin.too_late' }],
    ['99999-01-01', '09:00', { scheduledDate: 'request.invalid' }],
    ['2026-11-26', '17:08', {}],
    ['2026-12-26', '17:02', {}],
  ])('%s %s: %o', (date, time, expected) => {
    expect(checkSchedule(at(date, time), NOW)).toEqual(expected)
  })
})
