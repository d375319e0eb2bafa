import type { CookieChoices } from '@corkboard/contract'

/** IDENT-14. Scripts read it too, as `p1a0m0`: personalization, analytics, marketing. */
export const CONSENT_COOKIE = 'cookie_consent'

const SHAPE = /^p([01])a([01])m([01])$/

/** The choices in a browser's cookie; `undefined` if none have been made. */
export const readConsent = (cookie: string | undefined): CookieChoices | undefined => {
  const [, personalization, analytic, marketing] = SHAPE.exec(cookie ?? '') ?? []
  if (personalization === undefined) return undefined
  return {
    allow_personalization_cookies: personalization === '1',
    allow_analytic_cookies: analytic === '1',
    allow_marketing_cookies: marketing === '1',
  }
}

const flag = (isAllowed: boolean): string => (isAllowed ? '1' : '0')

export const writeConsent = (choices: CookieChoices): string =>
  `p${flag(choices.allow_personalization_cookies)}a${flag(choices.allow_analytic_cookies)}m${flag(choices.allow_marketing_cookies)}`
