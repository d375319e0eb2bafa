import { fail, LIMITS, LOCALES } from '@corkboard/contract'
import { cleanLine, lengthOf } from '../../kernel/index.ts'
import { COUNTRIES } from './countries.ts'
import { isReservedUsername } from './reserved-usernames.ts'

/** No one has lived longer (ours). */
const OLDEST_YEARS = 125

const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/i
const USERNAME = new RegExp(`^(?!\\d+$)[A-Za-z0-9_]{${LIMITS.usernameMin},${LIMITS.usernameMax}}$`)
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/

/** True for an email address that mail can be sent to: dot-atom form and a host with a top-level domain. */
export const isEmail = (text: string): boolean => {
  if (text.length > LIMITS.email) return false
  const at = text.lastIndexOf('@')
  return at > 0 && at <= 64 && LOCAL_PART.test(text.slice(0, at)) && DOMAIN.test(text.slice(at + 1))
}

/** @throws 'email.invalid' */
export const checkEmail = (text: string): string => {
  const email = text.trim()
  if (!isEmail(email)) throw fail('email.invalid', { field: 'email' })
  return email
}

/** True when a username is well-formed. */
export const isUsername = (text: string): boolean => USERNAME.test(text)

/**
 * Returns the username in lowercase, as URLs use it.
 * @throws 'username.invalid', 'username.taken' for reserved ones
 */
export const checkUsername = (text: string): string => {
  const username = text.trim().toLowerCase()
  if (!isUsername(username)) throw fail('username.invalid', { field: 'username' })
  if (isReservedUsername(username)) throw fail('username.taken', { field: 'username' })
  return username
}

/** IDENT-19. @throws 'name.invalid' */
export const checkFirstName = (text: string): string => {
  const name = cleanLine(text)
  if (name === '' || lengthOf(name) > LIMITS.firstName) throw fail('name.invalid', { field: 'first_name' })
  return name
}

/**
 * May be empty.
 * @throws 'name.invalid'
 */
export const checkLastName = (text: string): string => {
  const name = cleanLine(text)
  if (lengthOf(name) > LIMITS.lastName) {
    throw fail('name.invalid', {
      field: 'last_name',
      message: `Use ${LIMITS.lastName} characters or fewer.`,
    })
  }
  return name
}

/** @throws 'request.invalid' */
export const checkCountry = (text: string): string => {
  const country = text.toUpperCase()
  if (!COUNTRIES.has(country)) throw fail('request.invalid', { field: 'country' })
  return country
}

/**
 * One of the offered locales (SHELL-20), spelled `en-US` or, as in the specification, `en_US`. Returns the first.
 * @throws 'request.invalid'
 */
export const checkLocale = (text: string): string => {
  const wanted = text.replace('_', '-').toLowerCase()
  const locale = LOCALES.find((known) => known.toLowerCase() === wanted)
  if (locale === undefined) throw fail('request.invalid', { field: 'locale' })
  return locale
}

const yearsBetween = (from: Date, to: Date): number => {
  const years = to.getUTCFullYear() - from.getUTCFullYear()
  const anniversary = Date.UTC(to.getUTCFullYear(), from.getUTCMonth(), from.getUTCDate())
  return to.getTime() < anniversary ? years - 1 : years
}

/** Full years between a birthday, YYYY-MM-DD, and now. */
export const ageAt = (birthday: string, now: Date): number => yearsBetween(new Date(`${birthday}T00:00:00Z`), now)

const GENDERS = new Set(['female', 'male', 'custom', 'unspecified'])

/** @throws 'request.invalid' */
export const checkGender = (text: string): string => {
  if (!GENDERS.has(text)) throw fail('request.invalid', { field: 'gender' })
  return text
}

/**
 * Cleans one line of text that users write about themselves or their business.
 * @throws 'request.invalid'
 */
export const checkText = (text: string, limit: number, field: string): string => {
  const line = cleanLine(text)
  if (line === '' || lengthOf(line) > limit) throw fail('request.invalid', { field })
  return line
}

/**
 * Accepts a real date, YYYY-MM-DD, of a user who is old enough.
 * @throws 'birthday.invalid', 'age.restricted' (IDENT-04)
 */
export const checkBirthday = (text: string, now: Date): string => {
  const [, year, month, day] = (DATE.exec(text) ?? []).map(Number)
  const date = new Date(Date.UTC(year ?? NaN, (month ?? NaN) - 1, day))
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text) {
    throw fail('birthday.invalid', { field: 'birthday' })
  }
  const age = yearsBetween(date, now)
  if (date > now || age > OLDEST_YEARS) throw fail('birthday.invalid', { field: 'birthday' })
  if (age < LIMITS.minimumAge) throw fail('age.restricted', { field: 'birthday' })
  return text
}
