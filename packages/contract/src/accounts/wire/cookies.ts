import Type, { type Static } from 'typebox'

/** IDENT-14: what somebody allows beyond what the site needs. */
export const CookieChoices = Type.Object({
  allow_personalization_cookies: Type.Boolean(),
  allow_analytic_cookies: Type.Boolean(),
  allow_marketing_cookies: Type.Boolean(),
})
export type CookieChoices = Static<typeof CookieChoices>

/** How a browser stands to cookies. */
export const CookieConsent = Type.Object({
  ...CookieChoices.properties,
  /** The law of the place asks for consent; the instance's operator says where. */
  is_restricted_country: Type.Boolean(),
  /** Nobody has answered here: clients show their banner where the country is restricted. */
  is_unanswered: Type.Boolean(),
  /** Whether the browser may keep the advertising identifier of its landing address. */
  may_store_advertising_id: Type.Boolean(),
})
export type CookieConsent = Static<typeof CookieConsent>

/** Consumer §6: in restricted countries only with both; elsewhere unless it was refused. */
export const mayStoreAdvertisingId = (consent: Omit<CookieConsent, 'may_store_advertising_id'>): boolean =>
  (consent.allow_analytic_cookies && consent.allow_personalization_cookies) ||
  (!consent.is_restricted_country && consent.is_unanswered)
