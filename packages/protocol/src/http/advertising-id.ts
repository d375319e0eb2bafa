import { type CookieChoices, mayStoreAdvertisingId } from '@corkboard/contract'
import { loadConsent } from '@corkboard/domain/accounts/settings'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { clientOf } from './client.ts'
import { clearAdvertisingIdCookie, setAdvertisingIdCookie } from './cookies.ts'

/** (ours) The parameter with which an ad on another site tells which click brought the user here. */
const ADVERTISING_ID_PARAMETER = 'advertising_id'
const ID = /^[\w-]{1,100}$/

const isAdvertisingId = (text: unknown): text is string => typeof text === 'string' && ID.test(text)

/**
 * IDENT-14: stores the advertising identifier of the landing URL in the browser, if the user allows tracking by it. The
 * choice stored with their account takes precedence over the browser's.
 */
export const setAdvertisingId = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  const id = (request.query as Readonly<Record<string, unknown>>)[ADVERTISING_ID_PARAMETER]
  if (!isAdvertisingId(id)) return
  const { ctx, isSecure } = request.visit
  const client = clientOf(request)
  const choices = (await loadConsent(ctx)) ?? client.held.consent
  const consent = {
    allow_personalization_cookies: choices?.allow_personalization_cookies ?? false,
    allow_analytic_cookies: choices?.allow_analytic_cookies ?? false,
    allow_marketing_cookies: choices?.allow_marketing_cookies ?? false,
    is_restricted_country: client.isCookieRestricted,
    is_unanswered: choices === undefined,
  }
  if (mayStoreAdvertisingId(consent)) setAdvertisingIdCookie(reply, isSecure, id)
}

/** Applies a cookie choice to it: stored from now on, or deleted immediately. */
export const settleAdvertisingId = (
  reply: FastifyReply,
  isSecure: boolean,
  choices: CookieChoices,
  id: string | undefined,
): void => {
  const isAllowed = mayStoreAdvertisingId({ ...choices, is_restricted_country: true, is_unanswered: false })
  if (!isAllowed) clearAdvertisingIdCookie(reply, isSecure)
  else if (isAdvertisingId(id)) setAdvertisingIdCookie(reply, isSecure, id)
}
