/** (ours) Limits of one request with error reports. The browser cuts longer texts. */
export const REPORT_LIMITS = { reports: 10, message: 500, stack: 4_000, name: 200, missing: 20, count: 1_000 } as const
