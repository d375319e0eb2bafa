import { type Id, LIMITS } from '@corkboard/contract'
import { VISIT_LIMITS } from '@corkboard/contract/visit-limits'
import { cleanLine } from '../../kernel/index.ts'
import {
  ageAt,
  checkBirthday,
  checkCountry,
  checkGender,
  checkLocale,
  checkText,
  type NewAccount,
  rulesOfAge,
} from '../accounts/index.ts'

/** (ours) Longer campaign names are cut: users do not type them, and none should make a sign-up fail. */
const CAMPAIGN_LENGTH = 100
/** RFC 1035: the longest name of a host. */
const HOST_LENGTH = 253

/** What a new user may add to their name and email address, as typed. */
export interface RegistrationDetails {
  /** YYYY-MM-DD */
  readonly birthday?: string | undefined
  readonly gender?: string | undefined
  /** The user's own word when `gender` is `custom`. */
  readonly customGender?: string | undefined
  /** Makes it a business account. */
  readonly businessName?: string | undefined
  /** ISO 3166-1 alpha-2; `US` if omitted. */
  readonly country?: string | undefined
  /** One of the offered locales; `en-US` if omitted. */
  readonly locale?: string | undefined
  /** From the URL they first arrived at. */
  readonly campaign?: string | undefined
  /** The address of the page whose link they followed to the site. */
  readonly referrer?: string | undefined
  /** Pins whose pages they opened before, latest first. */
  readonly visitedPinIds?: readonly Id[] | undefined
}

/** Only the host: staff see where users come from, not what they read there. */
const hostOf = (address: string): string | null => {
  const host = URL.parse(address)?.hostname ?? ''
  return host === '' || host.length > HOST_LENGTH ? null : host
}

type Checked = Omit<NewAccount, 'email' | 'usernames' | 'firstName' | 'lastName' | 'about' | 'passwordHash' | 'isDemo'>

/**
 * @throws 'birthday.invalid', 'age.restricted', 'request.invalid' (country, locale, gender, custom_gender,
 * business_name)
 */
export const checkDetails = (details: RegistrationDetails, now: Date): Checked => {
  const { gender, customGender, businessName } = details
  const birthday = details.birthday ? checkBirthday(details.birthday, now) : null
  const rules = rulesOfAge(birthday === null ? null : ageAt(birthday, now))
  return {
    country: checkCountry(details.country || 'US'),
    locale: checkLocale(details.locale || 'en-US'),
    birthday,
    ...(birthday !== null && { rules }),
    gender: gender ? checkGender(gender) : null,
    customGender: customGender ? checkText(customGender, LIMITS.customGender, 'custom_gender') : null,
    businessName: businessName ? checkText(businessName, LIMITS.businessName, 'business_name') : null,
    // By default, what minors opened does not influence what they see.
    visitedPinIds: rules.isUnder18 ? [] : [...new Set(details.visitedPinIds)].slice(0, VISIT_LIMITS.visitedPinPages),
    campaign: cleanLine(details.campaign ?? '').slice(0, CAMPAIGN_LENGTH) || null,
    referrer: hostOf(details.referrer ?? ''),
  }
}
