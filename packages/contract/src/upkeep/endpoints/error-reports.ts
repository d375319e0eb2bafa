import Type from 'typebox'
import { defineEndpoint } from '../../endpoint.ts'
import { REPORT_LIMITS } from '../report-limits.ts'
import { ClientReport } from '../wire/error-report.ts'

/** SHELL-19: pages also send it while they are being left, when they cannot set headers. */
export const ReportErrorsEndpoint = defineEndpoint({
  method: 'POST',
  path: '/_/_/errors/',
  summary: 'Report errors of the web app',
  signedOut: true,
  from: 'beacons',
  maxBytes: 65_536,
  body: Type.Object({
    /** The version of the app. */
    release: Type.String({ pattern: '^[\\w.-]{1,64}$' }),
    reports: Type.Array(ClientReport, { minItems: 1, maxItems: REPORT_LIMITS.reports }),
  }),
  response: Type.Null(),
})
