import type { CorkboardError, WireError } from '@corkboard/contract'

/** The one format in which resources and `/v3` return an error (SHELL-19, field facts §3.7). */
export const toWireError = (refusal: CorkboardError): WireError => ({
  error_code: refusal.code,
  api_error_code: refusal.api,
  code: refusal.api,
  http_status: refusal.status,
  message: refusal.message,
  message_detail: refusal.details.messageDetail ?? null,
  field: refusal.details.field ?? null,
  extra_data: refusal.code === 'unknown' ? {} : (refusal.details.data ?? {}),
})
