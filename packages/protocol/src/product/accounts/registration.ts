import { fail, type Id, parsePinId } from '@corkboard/contract'
import type { RegistrationDetails, RegistrationInput, SocialHandshake } from '@corkboard/domain/accounts/sign-in'

interface SentDetails {
  readonly last_name?: string
  readonly birthday?: string
  readonly gender?: string
  readonly custom_gender?: string
  readonly business_name?: string
  readonly country?: string
  readonly locale?: string
  readonly utm_campaign?: string
  readonly referrer?: string
  readonly visited_pages?: readonly string[]
  readonly recaptcha_v3_token?: string
  readonly user_behavior_data?: string | Readonly<Record<string, unknown>>
}

/** Registration as clients send it (consumer §3 "Registration payload"), limited to the fields we use. */
export interface SentRegistration extends SentDetails {
  readonly email?: string
  readonly password?: string
  readonly first_name?: string
  readonly username?: string
}

/** The same with a token of Facebook. */
export interface SentSocialRegistration extends SentDetails {
  readonly facebook_token: string
  readonly facebook_id?: string
  readonly email?: string
  readonly first_name?: string
}

const PIN_PAGE = /^\/pin\/([^/]+)\/?$/

const pinOf = (page: string): Id | undefined => parsePinId(PIN_PAGE.exec(page)?.[1] ?? '')

const detailsOf = (sent: SentDetails): RegistrationDetails => ({
  birthday: sent.birthday,
  gender: sent.gender,
  customGender: sent.custom_gender,
  businessName: sent.business_name,
  country: sent.country,
  locale: sent.locale,
  campaign: sent.utm_campaign,
  referrer: sent.referrer,
  visitedPinIds: sent.visited_pages?.flatMap((page) => pinOf(page) ?? []),
})

const proofOf = ({ recaptcha_v3_token: token, user_behavior_data: behavior }: SentDetails) => ({
  token,
  behavior: typeof behavior === 'object' ? JSON.stringify(behavior) : behavior,
})

const required = (value: string | undefined, field: string): string => {
  if (value === undefined) throw fail('request.missing', { field })
  return value
}

/** @throws 'request.missing' */
export const registrationOf = (sent: SentRegistration): RegistrationInput => ({
  ...detailsOf(sent),
  email: required(sent.email, 'email'),
  password: required(sent.password, 'password'),
  firstName: required(sent.first_name, 'first_name'),
  lastName: sent.last_name,
  username: sent.username,
  proof: proofOf(sent),
})

export const socialRegistrationOf = (sent: SentSocialRegistration): SocialHandshake => ({
  token: sent.facebook_token,
  subject: sent.facebook_id,
  email: sent.email,
  firstName: sent.first_name,
  lastName: sent.last_name,
  details: detailsOf(sent),
  proof: proofOf(sent),
})

/** The form of a handshake, which has no lists. */
export const pagesIn = (text: string | undefined): readonly string[] | undefined => text?.split(' ')
