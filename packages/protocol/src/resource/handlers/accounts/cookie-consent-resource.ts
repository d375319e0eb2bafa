import {
  type CookieChoices,
  type CookieConsent,
  CookieConsentResource,
  mayStoreAdvertisingId,
} from '@corkboard/contract'
import { chooseCookies, loadConsent } from '@corkboard/domain/accounts/settings'
import type { Client } from '../../../http/client.ts'
import { implement } from '../../engine/implement.ts'

const NOTHING: CookieChoices = {
  allow_personalization_cookies: false,
  allow_analytic_cookies: false,
  allow_marketing_cookies: false,
}

const consentIn = (choices: CookieChoices | undefined, { isCookieRestricted }: Client): CookieConsent => {
  const consent = {
    ...(choices ?? NOTHING),
    is_restricted_country: isCookieRestricted,
    is_unanswered: choices === undefined,
  }
  return { ...consent, may_store_advertising_id: mayStoreAdvertisingId(consent) }
}

/** IDENT-14: the account's choice takes precedence over the browser's. */
export const cookieConsentResource = implement(CookieConsentResource, {
  get: async (ctx, _options, client) => consentIn((await loadConsent(ctx)) ?? client.held.consent, client),
  update: {
    session: async (ctx, { advertising_id: advertisingId, ...choices }, client) => {
      await chooseCookies(ctx, choices)
      return {
        data: consentIn(choices, client),
        change: { kind: 'consent', choices, ...(advertisingId !== undefined && { advertisingId }) },
      }
    },
  },
})
