import path from 'node:path'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: path.resolve(import.meta.dirname, '..'),
  test: {
    include: ['e2e/src/**/*.test.ts'],
    globalSetup: ['packages/testkit/src/global-setup.ts', 'e2e/src/global-setup.ts'],
    setupFiles: ['packages/testkit/src/second-try.ts'],
    isolate: false,
    pool: 'forks',
    // Each has a browser page, a site and its picture processes to feed.
    maxWorkers: 2,
    expect: { poll: { timeout: 20_000, interval: 50 } },
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // A machine that CI shares may stall for seconds. Whole files are looked at again after (`scripts/run-tests.ts`).
    retry: process.env['CI'] ? 1 : 0,
  },
})
