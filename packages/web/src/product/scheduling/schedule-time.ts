import type { FormErrorCode } from '@corkboard/contract/form-errors'
import { LIMITS } from '@corkboard/contract/limits'

/** When a pin is published, as the fields hold it: in the browser's time zone (business §3). */
export interface ScheduleFields {
  /** `2026-11-26` */
  readonly scheduledDate: string
  /** `17:05` */
  readonly scheduledTime: string
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

const two = (number: number): string => String(number).padStart(2, '0')

/** @param ms since 1970 */
export const toFields = (ms: number): ScheduleFields => {
  const at = new Date(ms)
  return {
    scheduledDate: `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`,
    scheduledTime: `${two(at.getHours())}:${two(at.getMinutes())}`,
  }
}

/** Unix time in seconds; `undefined` while a field is empty. */
export const toScheduledTs = ({ scheduledDate, scheduledTime }: ScheduleFields): number | undefined => {
  const ms = new Date(`${scheduledDate}T${scheduledTime}`).getTime()
  return scheduledDate === '' || scheduledTime === '' || Number.isNaN(ms) ? undefined : ms / 1_000
}

/** (ours) What the fields begin with: a whole hour, at least one hour ahead. */
export const suggestedFields = (now: number): ScheduleFields => toFields(Math.ceil((now + HOUR_MS) / HOUR_MS) * HOUR_MS)

/** The first and last day to choose. */
export const daysToChoose = (now: number): { readonly min: string; readonly max: string } => ({
  min: toFields(now + LIMITS.scheduleAheadMinMs).scheduledDate,
  max: toFields(now + LIMITS.scheduleAheadMaxMs).scheduledDate,
})

/** The field whose change helps: another day, or another time of the day. */
const atFault = ({ scheduledDate }: ScheduleFields, now: number): keyof ScheduleFields => {
  const { min, max } = daysToChoose(now)
  return scheduledDate < min || scheduledDate > max ? 'scheduledDate' : 'scheduledTime'
}

/** What the server would refuse, by field. */
export const checkSchedule = (
  fields: ScheduleFields,
  now: number,
): Partial<Record<keyof ScheduleFields, FormErrorCode>> => {
  if (fields.scheduledDate === '') return { scheduledDate: 'request.missing' }
  if (fields.scheduledTime === '') return { scheduledTime: 'request.missing' }
  const seconds = toScheduledTs(fields)
  if (seconds === undefined) return { scheduledDate: 'request.invalid' }
  const ahead = seconds * 1_000 - now
  if (ahead < LIMITS.scheduleAheadMinMs) return { [atFault(fields, now)]: 'scheduled_pin.too_soon' }
  if (ahead > LIMITS.scheduleAheadMaxMs) return { [atFault(fields, now)]: 'scheduled_pin.too_late' }
  return {}
}
