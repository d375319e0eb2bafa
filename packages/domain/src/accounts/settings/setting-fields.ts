import { type EditableSettings, fail, LIMITS } from '@corkboard/contract'
import { cleanLine, cleanText, lengthOf } from '../../kernel/index.ts'
import {
  checkBirthday,
  checkCountry,
  checkFirstName,
  checkGender,
  checkLastName,
  checkLocale,
  checkText,
  checkUsername,
} from '../accounts/index.ts'

/** @throws 'about.too_long' */
export const checkAbout = (text: string): string => {
  const about = cleanText(text)
  if (lengthOf(about) > LIMITS.about) throw fail('about.too_long', { field: 'about' })
  return about
}

const checkPronouns = (text: string): string => {
  const pronouns = cleanLine(text)
  if (lengthOf(pronouns) > LIMITS.pronouns) throw fail('pronouns.too_long', { field: 'pronouns' })
  return pronouns
}

/**
 * A user's own web page.
 * @throws 'website.invalid'
 */
const checkWebsite = (text: string | null): string | null => {
  const typed = cleanLine(text ?? '')
  if (typed === '') return null
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`)
  const isPage =
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.hostname.includes('.') &&
    url.username === '' &&
    url.password === '' &&
    url.href.length <= LIMITS.pinLink
  if (!isPage) throw fail('website.invalid', { field: 'website_url' })
  return url.href
}

const checkPhoneCountry = (text: string | null): string | null => {
  if (text === null || text === '') return null
  try {
    return checkCountry(text)
  } catch (error) {
    throw fail('phone.invalid', { field: 'phone_country' }, error)
  }
}

const orNull =
  <T>(check: (text: string) => T) =>
  (text: string | null): T | null =>
    text === null || text.trim() === '' ? null : check(text)

type Checks = {
  readonly [N in keyof EditableSettings]?: (value: EditableSettings[N], now: Date) => EditableSettings[N]
}

/** Settings with rules for their text. For the others, the contract is enough. */
const CHECKS: Checks = {
  username: checkUsername,
  first_name: checkFirstName,
  last_name: checkLastName,
  about: checkAbout,
  pronouns: checkPronouns,
  website_url: checkWebsite,
  business_name: orNull((text) => checkText(text, LIMITS.businessName, 'business_name')),
  birthday: (text, now) => orNull((day) => checkBirthday(day, now))(text),
  gender: orNull(checkGender),
  custom_gender: orNull((text) => checkText(text, LIMITS.customGender, 'custom_gender')),
  phone_country: checkPhoneCountry,
  // Parsed together with its country (`withPhone`).
  phone_number: orNull(cleanLine),
  country: checkCountry,
  locale: checkLocale,
}

/**
 * One setting as it is stored.
 * @throws an error that names the setting: 'username.invalid', 'username.taken' (reserved), 'name.invalid',
 * 'about.too_long', 'pronouns.too_long', 'website.invalid', 'birthday.invalid', 'age.restricted', 'phone.invalid',
 * 'request.invalid'
 */
export const checkSetting = <N extends keyof EditableSettings>(
  name: N,
  value: EditableSettings[N],
  now: Date,
): EditableSettings[N] => {
  const check = CHECKS[name]
  return check ? check(value, now) : value
}
