import type { CookieChoices } from '@corkboard/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { CONSENT_COOKIE, readConsent, writeConsent } from './cookie-consent.ts'
import { randomText } from './random-text.ts'

/** `__Host-` binds a cookie to exactly this origin. Browsers accept the prefix only on https. */
const secretName = (name: string, isSecure: boolean): string => (isSecure ? `__Host-${name}` : name)

export const sessionCookieName = (isSecure: boolean): string => secretName('corkboard_session', isSecure)
/** Identifies the last user after their session has ended. */
export const rememberedCookieName = (isSecure: boolean): string => secretName('corkboard_remembered', isSecure)
/** Which accounts have signed in in this browser before, as signatures that only the server can check. */
const deviceCookieName = (isSecure: boolean): string => secretName('corkboard_device', isSecure)
/** The sessions of the other accounts signed in in this browser, joined by dots. */
const accountsCookieName = (isSecure: boolean): string => secretName('corkboard_accounts', isSecure)

/** Set while the user is at a social sign-in provider; sealed. */
export const flowCookieName = (isSecure: boolean): string => secretName('corkboard_journey', isSecure)
const FLOW_SECONDS = 600

/** IDENT-04: a user who was too young tried to register here. Scripts read it. */
const AGE_COOKIE = 'age_restricted'
/** (ours) How long no one can register in that browser with another birthday. */
const AGE_SECONDS = 86_400

export const CSRF_COOKIE = 'csrftoken'
/**
 * Third-party clients make their own token, so any encoding of random bytes will do: only another site must be unable
 * to guess it. No character is one that a cookie would escape.
 */
const CSRF_TOKEN = /^[\w.~+/=-]{16,128}$/
const YEAR_SECONDS = 31_536_000
const ACCOUNTS_SECONDS = 180 * 86_400

export const newCsrfToken = (): string => randomText('base64url')
export const isCsrfToken = (text: string | undefined): text is string => text !== undefined && CSRF_TOKEN.test(text)

/** The tokens in a browser that identify users. */
export interface HeldTokens {
  readonly session?: string
  readonly remembered?: string
  readonly device?: string
  /**
   * Tokens of sessions besides the current one. Anyone could have written them, so they prove nothing until they are
   * resolved.
   */
  readonly others: readonly string[]
  readonly isAgeRestricted: boolean
  /** IDENT-14: the choices made in this browser. */
  readonly consent?: CookieChoices
}

export const heldTokens = (cookies: Readonly<Record<string, string | undefined>>, isSecure: boolean): HeldTokens => {
  const session = cookies[sessionCookieName(isSecure)]
  const remembered = cookies[rememberedCookieName(isSecure)]
  const device = cookies[deviceCookieName(isSecure)]
  const others = cookies[accountsCookieName(isSecure)] ?? ''
  const consent = readConsent(cookies[CONSENT_COOKIE])
  return {
    ...(session !== undefined && { session }),
    ...(remembered !== undefined && { remembered }),
    ...(device !== undefined && { device }),
    others: others === '' ? [] : others.split('.').slice(0, 10),
    isAgeRestricted: cookies[AGE_COOKIE] !== undefined,
    ...(consent && { consent }),
  }
}

const secret = (isSecure: boolean) => ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure }) as const

export const setSessionCookie = (reply: FastifyReply, isSecure: boolean, token: string, expiresAt: Date): void => {
  void reply.setCookie(sessionCookieName(isSecure), token, { ...secret(isSecure), expires: expiresAt })
}

export const clearSessionCookie = (reply: FastifyReply, isSecure: boolean): void => {
  void reply.clearCookie(sessionCookieName(isSecure), secret(isSecure))
}

export const setRememberedCookie = (reply: FastifyReply, isSecure: boolean, token: string, expiresAt: Date): void => {
  void reply.setCookie(rememberedCookieName(isSecure), token, { ...secret(isSecure), expires: expiresAt })
}

export const clearRememberedCookie = (reply: FastifyReply, isSecure: boolean): void => {
  void reply.clearCookie(rememberedCookieName(isSecure), secret(isSecure))
}

export const setAccountsCookie = (reply: FastifyReply, isSecure: boolean, tokens: readonly string[]): void => {
  const name = accountsCookieName(isSecure)
  if (tokens.length === 0) void reply.clearCookie(name, secret(isSecure))
  else void reply.setCookie(name, tokens.join('.'), { ...secret(isSecure), maxAge: ACCOUNTS_SECONDS })
}

export const setDeviceCookie = (reply: FastifyReply, isSecure: boolean, mark: string): void => {
  void reply.setCookie(deviceCookieName(isSecure), mark, { ...secret(isSecure), maxAge: YEAR_SECONDS })
}

export const setAgeCookie = (reply: FastifyReply, isSecure: boolean): void => {
  void reply.setCookie(AGE_COOKIE, '1', { path: '/', sameSite: 'lax', secure: isSecure, maxAge: AGE_SECONDS })
}

export const setFlowCookie = (reply: FastifyReply, isSecure: boolean, sealed: string): void => {
  void reply.setCookie(flowCookieName(isSecure), sealed, { ...secret(isSecure), maxAge: FLOW_SECONDS })
}

export const clearFlowCookie = (reply: FastifyReply, isSecure: boolean): void => {
  void reply.clearCookie(flowCookieName(isSecure), secret(isSecure))
}

/** (ours) A choice lasts as long as a session may. */
export const setConsentCookie = (reply: FastifyReply, isSecure: boolean, choices: CookieChoices): void => {
  const value = writeConsent(choices)
  void reply.setCookie(CONSENT_COOKIE, value, {
    path: '/',
    sameSite: 'lax',
    secure: isSecure,
    maxAge: ACCOUNTS_SECONDS,
  })
}

/**
 * IDENT-14: the landing URL's advertising identifier, with consent. Scripts read it too: an advertising tag passes it
 * on.
 */
const ADVERTISING_ID_COOKIE = 'advertising_id'
/** (ours) The specification requires an expiry but does not say how long. */
const ADVERTISING_ID_SECONDS = 30 * 86_400

const readable = (isSecure: boolean) => ({ path: '/', sameSite: 'lax', secure: isSecure }) as const

export const setAdvertisingIdCookie = (reply: FastifyReply, isSecure: boolean, id: string): void => {
  void reply.setCookie(ADVERTISING_ID_COOKIE, id, { ...readable(isSecure), maxAge: ADVERTISING_ID_SECONDS })
}

export const clearAdvertisingIdCookie = (reply: FastifyReply, isSecure: boolean): void => {
  void reply.clearCookie(ADVERTISING_ID_COOKIE, readable(isSecure))
}

const csrfOptions = (isSecure: boolean) =>
  ({ path: '/', sameSite: 'lax', secure: isSecure, maxAge: YEAR_SECONDS }) as const

/** Our scripts read this one and send it back as `X-CSRFToken`. Another site can do neither. */
export const setCsrfCookie = (reply: FastifyReply, isSecure: boolean, token: string): void => {
  void reply.setCookie(CSRF_COOKIE, token, csrfOptions(isSecure))
}

/** The same cookie as values of `Set-Cookie` headers: only the token differs. */
export const csrfCookies = ({ serializeCookie }: FastifyInstance, isSecure: boolean): ((token: string) => string) => {
  const name = `${CSRF_COOKIE}=`
  const attributes = serializeCookie(CSRF_COOKIE, '', csrfOptions(isSecure)).slice(name.length)
  return (token) => name + token + attributes
}
