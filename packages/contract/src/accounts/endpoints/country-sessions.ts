import Type from 'typebox'
import { defineEndpoint } from '../../endpoint.ts'

/** IDENT-11. The response's token opens a session at that host, within a minute. */
export const CountryTokenEndpoint = defineEndpoint({
  method: 'POST',
  path: '/vx/users/cctld_token/',
  summary: 'Get a token that signs you in at another host of the site',
  body: Type.Object({
    /** The other host's origin. */
    origin: Type.String(),
  }),
  response: Type.Object({ token: Type.String() }),
})

/** A path of this site, or a page of another of the site's hosts. Anything else counts as `/`. */
const Next = Type.Optional(Type.String())

/**
 * IDENT-11. A page of the other host calls it by `fetch`. Browsers store no such cookie between different sites, so there
 * a form is posted, and the user lands on `next`.
 */
export const CountrySessionEndpoint = defineEndpoint({
  method: 'POST',
  path: '/vx/users/cctld_session/',
  summary: 'Open a session with a token of another host',
  signedOut: true,
  from: 'other_hosts',
  body: Type.Object({
    token: Type.String(),
    next: Next,
  }),
  response: Type.Null(),
})

/**
 * IDENT-11. Whether this browser has a session at this host. A document is redirected to `next`, which says
 * `#session=taken` or `#session=missing`.
 */
export const CountrySessionCheckEndpoint = defineEndpoint({
  method: 'GET',
  path: '/vx/users/cctld_session/',
  summary: 'Check whether a session is at this host',
  signedOut: true,
  from: 'other_hosts',
  query: Type.Object({ next: Next }),
  response: Type.Object({ is_signed_in: Type.Boolean() }),
})
