import type { CorkboardError, QueryResponse } from '@corkboard/contract'

type QueryError = NonNullable<QueryResponse['errors']>[number]

/** An error as a GraphQL response has it. `extensions` contains what the envelope's error contains elsewhere. */
export const toQueryError = (refusal: CorkboardError): QueryError => ({
  message: refusal.message,
  extensions: {
    code: refusal.code,
    http_status: refusal.status,
    field: refusal.details.field ?? null,
  },
})

export const queryFailure = (refusal: CorkboardError): QueryResponse => ({
  data: null,
  errors: [toQueryError(refusal)],
})
