import type { FastifyReply } from 'fastify'
import type { SessionChange } from '../resource/engine/implement.ts'
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
