const DAY_MS = 86_400_000
const MAX_DAYS = 4_000
const twoDigits = Array.from({ length: 60 }, (_, n) => String(n).padStart(2, '0'))
const threeDigits = Array.from({ length: 1_000 }, (_, n) => String(n).padStart(3, '0'))
const days = new Map<number, string>()

/** `2026-11-29T`. Lists mostly show a few days again and again. */
const dayText = (day: number): string => {
  const known = days.get(day)
  if (known !== undefined) return known
  if (days.size >= MAX_DAYS) days.clear()
  const text = new Date(day * DAY_MS).toISOString().slice(0, -'00:00:00.000Z'.length)
  days.set(day, text)
  return text
}

/**
 * The same as `toISOString`, which takes 0.7 µs, where a list has dozens of times. Throws `RangeError` for an invalid
 * date.
 */
export const timeText = (date: Date): string => {
  const ms = date.getTime()
  const day = Math.floor(ms / DAY_MS)
  const rest = ms - day * DAY_MS
  const seconds = Math.floor(rest / 1_000)
  const minutes = Math.floor(seconds / 60)
  const time = `${twoDigits[Math.floor(minutes / 60)]}:${twoDigits[minutes % 60]}:${twoDigits[seconds % 60]}`
  return `${dayText(day)}${time}.${threeDigits[rest % 1_000]}Z`
}
