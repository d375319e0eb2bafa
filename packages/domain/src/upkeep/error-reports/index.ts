export type { ErrorService } from './error-service.ts'
export { EXPORT_ERROR_TASK } from './export-errors.ts'
export { listErrors, loadError, resolveError } from './list-errors.ts'
export { receiveReports, recordError } from './receive-reports.ts'
