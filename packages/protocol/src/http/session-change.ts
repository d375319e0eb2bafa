import type { CookieChoices } from '@corkboard/contract'
import type { RememberToken } from '@corkboard/domain/accounts/sign-in'
import type { FastifyReply } from 'fastify'
import { settleAdvertisingId } from './advertising-id.ts'
import {
  clearRememberedCookie,
  clearSessionCookie,
  newCsrfToken,
  setAccountsCookie,
  setConsentCookie,
  setCsrfCookie,
  setDeviceCookie,
  setFlowCookie,
  setRememberedCookie,
  setSessionCookie,
} from './cookies.ts'
import type { Visit } from './visit.ts'

/** What a call does to the visitor's session. The endpoint turns it into cookies. */
export type SessionChange =
  | {
      readonly kind: 'begin'
      readonly token: string
      readonly expiresAt: Date
      /** What the browser stores about the user after the session ends; if omitted, unchanged. */
      readonly remember?: RememberToken | 'forget'
      /** The new tokens of the browser's other accounts; if omitted, unchanged. */
      readonly others?: readonly string[]
      /** The new mark of a device on which the account is known; if omitted, unchanged. */
      readonly device?: string | undefined
    }
  | { readonly kind: 'end' }
  /** The browser forgets the remembered user. */
  | { readonly kind: 'forget' }
  /** The user goes to a social sign-in provider and brings this back. */
  | { readonly kind: 'journey'; readonly sealed: string }
  /** The browser stores the cookie choices. */
  | {
      readonly kind: 'consent'
      readonly choices: CookieChoices
      /** From the URL that is open while they choose. */
      readonly advertisingId?: string
    }

/** Starts or ends the visitor's session in their browser. A CSRF token from before the login becomes invalid. */
export const applySessionChange = (reply: FastifyReply, { isSecure }: Visit, change: SessionChange): void => {
  switch (change.kind) {
    case 'begin': {
      setSessionCookie(reply, isSecure, change.token, change.expiresAt)
      const { remember, others } = change
      if (remember === 'forget') clearRememberedCookie(reply, isSecure)
      else if (remember) setRememberedCookie(reply, isSecure, remember.token, remember.expiresAt)
      if (others) setAccountsCookie(reply, isSecure, others)
      if (change.device !== undefined) setDeviceCookie(reply, isSecure, change.device)
      break
    }
    case 'end':
      clearSessionCookie(reply, isSecure)
      break
    case 'journey':
      setFlowCookie(reply, isSecure, change.sealed)
      return
    case 'consent':
      setConsentCookie(reply, isSecure, change.choices)
      settleAdvertisingId(reply, isSecure, change.choices, change.advertisingId)
      return
    case 'forget':
      clearRememberedCookie(reply, isSecure)
      return
  }
  setCsrfCookie(reply, isSecure, newCsrfToken())
}
