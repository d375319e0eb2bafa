import Type from 'typebox'
import { defineEndpoint } from '../../endpoint.ts'
import { Pin } from '../wire/pin.ts'

/** FIND-02: business §7 names it without its form. */
export const InterestPinsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v3/interests/{interest_id}/pins/',
  summary: 'List the pins about one interest, best first',
  signedOut: true,
  params: Type.Object({ interest_id: Type.String() }),
  notFound: 'topic.not_found',
  query: Type.Object({ bookmark: Type.Optional(Type.String()) }),
  response: Type.Array(Pin),
  list: true,
})
