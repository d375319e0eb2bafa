import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.test.{ts,tsx}', 'apps/*/src/**/*.test.ts', 'scripts/**/*.test.ts'],
    globalSetup: ['packages/testkit/src/global-setup.ts'],
    setupFiles: ['packages/testkit/src/second-try.ts'],
    // Tests share no module state, so files may share a worker: 25 times faster than a process each.
    isolate: false,
    pool: 'forks',
    maxWorkers: 2,
    // Only against tests that hang: two busy cores can make a real site slow, and no test asserts a duration.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // A machine that CI shares may stall for seconds. Whole files are looked at again after (`scripts/run-tests.ts`).
    retry: process.env['CI'] ? 1 : 0,
  },
})
