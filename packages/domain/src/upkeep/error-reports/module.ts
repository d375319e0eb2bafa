import { staff } from '../../accounts/staff/module.ts'
import { outbound } from '../../platform/outbound/module.ts'
import { throttle } from '../../platform/throttle/module.ts'
import { defineModule } from '../../kernel/index.ts'
import { EXPORT_ERROR_TASK, exportError } from './export-errors.ts'
import { sweepErrors } from './sweep-errors.ts'

/** Errors of browsers, requests and jobs: grouped, shown to staff, and passed on to an error service. Nothing about users. */
export const errorReports = defineModule('upkeep/error-reports', {
  uses: [outbound, throttle, staff],
  tables: ['error_groups', 'error_examples', 'error_minutes'],
  jobs: [{ name: EXPORT_ERROR_TASK, run: exportError }],
  sweeps: [sweepErrors],
  pictures: [{ columns: ['error_examples.facts'], because: 'texts about errors' }],
})
