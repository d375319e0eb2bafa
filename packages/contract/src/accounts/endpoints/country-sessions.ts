import Type from 'typebox'
import { defineEndpoint } from '../../endpoint.ts'

/** IDENT-11. The answer's token opens a session at that host, within a minute. */
export const CountryTokenEndpoint = defineEndpoint({
  method: 'POST',
  path: '/vx/users/cctld_token/',
  summary: 'Get a token that signs you in at another host of the site',
  body: Type.Object({
    /** The other host's origin. */
    origin: Type.String(),
  }),
  answer: Type.Object({ token: Type.String() }),
})

/**
 * IDENT-11. A page of the other host calls it by `fetch`. Browsers keep no such cookie between different sites, so there
 * a form is posted, and the person lands on `next`.
 */
export const CountrySessionEndpoint = defineEndpoint({
  method: 'POST',
  path: '/vx/users/cctld_session/',
  summary: 'Open a session with a token of another host',
  signedOut: true,
  from: 'other_hosts',
  body: Type.Object({
    token: Type.String(),
    /** A path of this site; anything else counts as `/`. */
    next: Type.Optional(Type.String()),
  }),
  answer: Type.Null(),
})
