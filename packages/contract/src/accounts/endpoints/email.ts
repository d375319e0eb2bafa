import Type from 'typebox'
import { defineEndpoint } from '../../endpoint.ts'

/** IDENT-07 */
export const ResendVerificationEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v3/users/email/verify/resend/',
  summary: 'Resend the email that verifies your address',
  response: Type.Null(),
})

/** IDENT-18: RFC 8058, the one click of a mail program. A GET of the address opens a page. */
export const EmailUnsubscribeEndpoint = defineEndpoint({
  method: 'POST',
  path: '/email/subscription/',
  summary: 'Unsubscribe from a kind of email with one click',
  signedOut: true,
  from: 'mail_programs',
  query: Type.Object({ token: Type.String() }),
  body: Type.Object({ 'List-Unsubscribe': Type.Literal('One-Click') }),
  response: Type.Null(),
})
