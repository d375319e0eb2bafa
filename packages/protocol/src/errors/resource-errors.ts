import type { CorkboardError, ResourceEnvelope } from '@corkboard/contract'
import { toWireError } from './wire-error.ts'

type ResourceResponse = ResourceEnvelope<never>['resource_response']

/** The `resource_response` of a failed call. */
export const resourceFailure = (refusal: CorkboardError): ResourceResponse => ({
  status: 'failure',
  code: refusal.api,
  message: refusal.message,
  data: null,
  error: toWireError(refusal),
})
