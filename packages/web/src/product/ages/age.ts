/** Anything older shows its date, days. */
const MAX_DAYS = 7
const MINUTE_MS = 60_000

/** How long ago something was; `null` if its date says more. */
export type Age = { readonly unit: 'now' } | { readonly unit: 'minutes' | 'hours' | 'days'; readonly count: number }

/** A time in the future counts as now, because clocks differ. */
export const ageOf = (atMs: number, nowMs: number): Age | null => {
  const minutes = Math.floor((nowMs - atMs) / MINUTE_MS)
  if (minutes < 1) return { unit: 'now' }
  if (minutes < 60) return { unit: 'minutes', count: minutes }
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return { unit: 'hours', count: hours }
  const days = Math.floor(hours / 24)
  return days < MAX_DAYS ? { unit: 'days', count: days } : null
}
