import Type from 'typebox'
import { defineEndpoint } from '../../endpoint.ts'
import { HandlerManifest } from '../wire/handler-manifest.ts'
import { SessionState } from '../wire/request-context.ts'

/** SHELL-13: what a render shared by visitors lacks. */
export const SessionStateEndpoint = defineEndpoint({
  method: 'GET',
  path: '/_/_/state',
  summary: 'Read who is signed in and what the app starts with',
  signedOut: true,
  query: Type.Object({
    /** Path and query of the page in front; anything else counts as `/`. */
    source_url: Type.Optional(Type.String()),
  }),
  response: SessionState,
})

/** SHELL-03: the handlers' paths are the keys of `handlers`. */
export const PageHandlersEndpoint = defineEndpoint({
  method: 'GET',
  path: '/pageHandlers/{site}/',
  summary: 'List the page handlers of the web app and their files',
  signedOut: true,
  revalidates: true,
  params: Type.Object({ site: Type.Literal('www') }),
  response: HandlerManifest,
})
