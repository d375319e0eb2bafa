import Type, { type Static } from 'typebox'

/** IDENT-14: the cookies a user allows beyond those the site needs. */
export const CookieChoices = Type.Object({
  allow_personalization_cookies: Type.Boolean(),
  allow_analytic_cookies: Type.Boolean(),
  allow_marketing_cookies: Type.Boolean(),
})
export type CookieChoices = Static<typeof CookieChoices>

/** The cookie consent of a browser. */
export const CookieConsent = Type.Object({
  ...CookieChoices.properties,
  /** True where the law requires consent; the operator configures the countries. */
  is_restricted_country: Type.Boolean(),
  /** True when no choice was made in this browser: clients show their banner in restricted countries. */
  is_unanswered: Type.Boolean(),
  /** True when the browser may store the advertising identifier of its landing URL. */
  may_store_advertising_id: Type.Boolean(),
})
export type CookieConsent = Static<typeof CookieConsent>

/** Consumer §6: in restricted countries only with both choices; elsewhere unless refused. */
export const mayStoreAdvertisingId = (consent: Omit<CookieConsent, 'may_store_advertising_id'>): boolean =>
  (consent.allow_analytic_cookies && consent.allow_personalization_cookies) ||
  (!consent.is_restricted_country && consent.is_unanswered)
