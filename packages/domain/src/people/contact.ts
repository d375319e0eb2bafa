import { type RawBuilder, sql } from '@corkboard/database'
import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'
import { isEmail } from '../accounts/accounts/index.ts'

/** A search term that is no name, and the setting that lets others find a user by it. */
export interface Contact {
  readonly setting: 'findable_by_email' | 'findable_by_phone'
  /** Selects the ids of the users who have it. */
  readonly holders: RawBuilder<unknown>
}

const PHONE_CHARACTERS = /^\+?[\d\s().\-/]{6,25}$/

/** Countries that share a calling code have the same numbers: a user may have named another one of them. */
const countriesAt = (callingCode: string): CountryCode[] =>
  getCountries().filter((country) => getCountryCallingCode(country) === callingCode)

/** @param country of the viewer, for numbers without a country code */
const phoneIn = (text: string, country: string): Contact | undefined => {
  if (!PHONE_CHARACTERS.test(text)) return undefined
  const defaultCountry = isSupportedCountry(country) ? { defaultCountry: country } : {}
  const phone = parsePhoneNumberFromString(text, { ...defaultCountry, extract: false })
  if (!phone?.isPossible()) return undefined
  return {
    setting: 'findable_by_phone',
    holders: sql`
      select id from users
      where phone_number = ${phone.nationalNumber} and phone_country = any(${countriesAt(phone.countryCallingCode)}::text[])`,
  }
}

/** The whole email address or phone number that a search term is; `undefined` for parts of one and for anything else. */
export const contactIn = (term: string, country: string): Contact | undefined => {
  const text = term.trim()
  if (!isEmail(text)) return phoneIn(text, country)
  return {
    setting: 'findable_by_email',
    holders: sql`select user_id from emails where email = ${text.toLowerCase()}`,
  }
}
