import { type CorkboardError, fail } from '@corkboard/contract'
import type { FastifyReply } from 'fastify'
import type { Client } from './client.ts'
import { setAgeCookie } from './cookies.ts'
import type { Visit } from './visit.ts'

/** IDENT-04: a user who was too young for an account a moment ago cannot retry with another birthday. */
export const refuseAgeRestricted = ({ held }: Client): void => {
  if (held.isAgeRestricted) throw fail('age.restricted', { field: 'birthday' })
}

/** Makes the browser remember that refusal. */
export const noteAge = (reply: FastifyReply, { isSecure }: Visit, refusal: CorkboardError): void => {
  if (refusal.code === 'age.restricted') setAgeCookie(reply, isSecure)
}
