/** Whole years from a day to another, as calendars count them; `undefined` for what is no day. Both as YYYY-MM-DD. */
export const ageOn = (today: string, birthday: string): number | undefined => {
  const day = new Date(`${birthday}T00:00:00Z`)
  if (!/^\d{4}-\d\d-\d\d$/.test(birthday) || Number.isNaN(day.getTime())) return undefined
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4))
  return today.slice(5) < birthday.slice(5) ? years - 1 : years
}
