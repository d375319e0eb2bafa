import Type from 'typebox'
import { defineEndpoint } from '../../endpoint.ts'

/** IDENT-09 */
export const VerifySessionEndpoint = defineEndpoint({
  method: 'PUT',
  path: '/v3/sessions/verify/',
  summary: 'Show that a person uses this session',
  body: Type.Object({ recaptcha_token: Type.String() }),
  response: Type.Null(),
})

/** IDENT-09. An object is stored as its JSON. */
export const FingerprintEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v3/spam/fingerprints/',
  summary: 'Send what tells this browser from others',
  signedOut: true,
  body: Type.Object({
    fingerprint: Type.Union([Type.String(), Type.Record(Type.String(), Type.Unknown())]),
  }),
  response: Type.Null(),
})
