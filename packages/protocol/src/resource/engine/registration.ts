import { type Id, parsePinId } from '@corkboard/contract'
import type { RegistrationInput } from '@corkboard/domain/accounts/sign-in'

/** Registration as clients send it (consumer §3 "Registration payload"), limited to the fields we store. */
export interface SentRegistration {
  readonly email: string
  readonly password: string
  readonly username?: string
  readonly first_name: string
  readonly last_name?: string
  readonly birthday?: string
  readonly gender?: string
  readonly custom_gender?: string
  readonly business_name?: string
  readonly country?: string
  readonly locale?: string
  readonly utm_campaign?: string
  readonly visited_pages?: readonly string[]
}

const PIN_PAGE = /^\/pin\/([^/]+)\/?$/

const pinOf = (page: string): Id | undefined => parsePinId(PIN_PAGE.exec(page)?.[1] ?? '')

export const registrationOf = (sent: SentRegistration): RegistrationInput => {
  const {
    first_name: firstName,
    last_name: lastName,
    custom_gender: customGender,
    business_name: businessName,
    utm_campaign: campaign,
    visited_pages: pages,
  } = sent
  return {
    ...sent,
    firstName,
    ...(lastName !== undefined && { lastName }),
    ...(customGender !== undefined && { customGender }),
    ...(businessName !== undefined && { businessName }),
    ...(campaign !== undefined && { campaign }),
    ...(pages !== undefined && { visitedPinIds: pages.flatMap((page) => pinOf(page) ?? []) }),
  }
}
