/** The names of what is reported. */
export const KIND_TEXTS = {
  error: 'errors.kind.error',
  uncaught: 'errors.kind.uncaught',
  hydration: 'errors.kind.hydration',
  query_failed: 'errors.kind.query_failed',
  page_data_miss: 'errors.kind.page_data_miss',
  string_miss: 'errors.kind.string_miss',
  count: 'errors.kind.count',
  server: 'errors.kind.server',
  job: 'errors.kind.job',
} as const
