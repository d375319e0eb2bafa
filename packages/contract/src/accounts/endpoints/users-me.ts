import Type from 'typebox'
import { defineEndpoint } from '../../endpoint.ts'
import { LeadFormFacts } from '../wire/lead-form.ts'

/** IDENT-17 */
export const UsersMeEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v3/users/me/',
  summary: 'Read what a lead form may know about you',
  query: Type.Object({
    /** Names with commas between them; the response holds only those. */
    fields: Type.Optional(Type.String()),
  }),
  response: Type.Partial(LeadFormFacts),
})
