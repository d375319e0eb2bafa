/**
 * Returns the whole calendar years between two days, both as YYYY-MM-DD, or `undefined` if `birthday` is not a valid
 * day.
 */
export const ageOn = (today: string, birthday: string): number | undefined => {
  const day = new Date(`${birthday}T00:00:00Z`)
  if (!/^\d{4}-\d\d-\d\d$/.test(birthday) || Number.isNaN(day.getTime())) return undefined
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4))
  return today.slice(5) < birthday.slice(5) ? years - 1 : years
}
