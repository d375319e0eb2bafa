import Type from 'typebox'
import { defineEndpoint } from '../../endpoint.ts'
import { HandshakeResponse, HandshakeToken } from '../wire/handshake.ts'
import { RegistrationDetails } from '../wire/registration.ts'

const Installation = Type.Object({ 'x-install-id': Type.String({ pattern: '^[\\w-]{8,64}$' }) })

/** Paths with spaces between them: a form has no lists. */
const VisitedPages = Type.Optional(Type.String())

/** IDENT-15: the new user follows the sender of the invite; an invalid invite is ignored. */
const InviteCode = Type.Optional(Type.String())

const Registration = {
  email: Type.String(),
  password: Type.String(),
  first_name: Type.String(),
  username: Type.Optional(Type.String()),
  ...RegistrationDetails,
  visited_pages: VisitedPages,
  invite_code: InviteCode,
}

const handshake = { method: 'POST', signedOut: true, headers: Installation } as const

/** IDENT-02 */
export const RegisterHandshakeEndpoint = defineEndpoint({
  ...handshake,
  path: '/v3/register/email/handshake/',
  summary: 'Register with an email address, for a token',
  body: Type.Object({ ...Registration, business_name: Type.Optional(Type.String()) }),
  response: HandshakeToken,
})

/** IDENT-02 */
export const RegisterPartnerHandshakeEndpoint = defineEndpoint({
  ...handshake,
  path: '/v3/register/partner/handshake/',
  summary: 'Register a business, for a token',
  body: Type.Object({ business_name: Type.String(), ...Registration }),
  response: HandshakeToken,
})

/** IDENT-02. Signs in a user who already has an account. */
export const RegisterFacebookHandshakeEndpoint = defineEndpoint({
  ...handshake,
  path: '/v3/register/facebook/handshake/',
  summary: 'Register with an id token of Facebook, for a token',
  body: Type.Object({
    /** Required; a site without Facebook refuses the call before it asks for it. */
    facebook_token: Type.Optional(Type.String()),
    facebook_id: Type.Optional(Type.String()),
    email: Type.Optional(Type.String()),
    first_name: Type.Optional(Type.String()),
    ...RegistrationDetails,
    visited_pages: VisitedPages,
    invite_code: InviteCode,
  }),
  response: HandshakeResponse,
})

/** IDENT-03 */
export const LoginHandshakeEndpoint = defineEndpoint({
  ...handshake,
  path: '/v3/login/handshake/',
  summary: 'Log in, for a token',
  body: Type.Object({ username_or_email: Type.String(), password: Type.String() }),
  response: HandshakeResponse,
})

/** IDENT-20: with the `token` of the challenge, or with name and password again. */
export const LoginMfaHandshakeEndpoint = defineEndpoint({
  ...handshake,
  path: '/v3/login/mfa/handshake/',
  summary: 'Log in with a second step, for a token',
  body: Type.Object({
    token: Type.Optional(Type.String()),
    username_or_email: Type.Optional(Type.String()),
    password: Type.Optional(Type.String()),
    /** A code of an authenticator app, or a recovery code. Required without `passkey`. */
    mfa_token: Type.Optional(Type.String()),
    /** `AuthenticationResponseJSON` of the browser, as JSON text. */
    passkey: Type.Optional(Type.String()),
  }),
  response: HandshakeResponse,
})
