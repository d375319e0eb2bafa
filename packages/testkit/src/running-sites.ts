import type { TestSite } from './test-site.ts'

/** Sites of tests that run in this process. */
export const runningSites = new Set<TestSite>()
