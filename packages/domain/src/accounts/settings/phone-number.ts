import { type EditableSettings, fail } from '@corkboard/contract'
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { COUNTRIES } from '../accounts/index.ts'

type Phone = Pick<EditableSettings, 'phone_country' | 'phone_number'>

/**
 * The country of a phone number and its digits after the country code; `undefined` if it cannot be one. A country code
 * in the text takes precedence over `country`.
 */
const parsePhone = (text: string, country: string | null): Phone | undefined => {
  const defaultCountry = country !== null && isSupportedCountry(country) ? (country as CountryCode) : undefined
  const found = parsePhoneNumberFromString(text, { ...(defaultCountry && { defaultCountry }), extract: false })
  if (!found?.country || found.ext !== undefined || !found.isPossible() || !COUNTRIES.has(found.country)) {
    return undefined
  }
  return { phone_country: found.country, phone_number: found.nationalNumber }
}

/**
 * A change of the phone number or its country with both as they are stored. Without a number there is no country.
 * @throws 'phone.invalid'
 */
export const withPhone = <Change extends Partial<Phone>>(current: Phone, change: Change): Change => {
  if (change.phone_number === undefined && change.phone_country === undefined) return change
  if (change.phone_number === null) return { ...change, phone_country: null }
  const { phone_number: text, phone_country: country } = { ...current, ...change }
  if (text === null && country === null) return change
  if (text === null) throw fail('phone.invalid', { field: 'phone_number' })
  const phone = parsePhone(text, country)
  if (!phone) throw fail('phone.invalid', { field: country === null ? 'phone_country' : 'phone_number' })
  return { ...change, ...phone }
}
