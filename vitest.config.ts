import { globSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { unitTests } from './scripts/unit-tests.ts'

const root = import.meta.dirname
/** The app's store against a real site: no browser, but nothing of the site may import the app. */
const AGREEMENT = 'e2e/src/agreement/*.test.ts'
const INCLUDE = ['packages/*/src/**/*.test.{ts,tsx}', 'apps/*/src/**/*.test.ts', 'scripts/**/*.test.ts', AGREEMENT]
/** Only against tests that hang, like the timeouts below. */
const poll = { timeout: 60_000, interval: 50 }
const unit = unitTests(root, globSync(INCLUDE, { cwd: root }))

/** The global setup of a project runs only when one of its files does: a unit test starts no PostgreSQL and no browser. */
export default defineConfig({
  test: {
    // Tests share no module state, so files may share a worker: 25 times faster than a process each.
    isolate: false,
    pool: 'forks',
    maxWorkers: 2,
    // Only against tests that hang: two busy cores can make a real site slow, and no test asserts a duration.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll },
    projects: [
      { extends: true, test: { name: 'unit', include: unit } },
      {
        extends: true,
        test: {
          name: 'site',
          include: INCLUDE,
          exclude: unit,
          globalSetup: ['packages/testkit/src/global-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: ['e2e/src/**/*.test.ts'],
          exclude: [AGREEMENT],
          globalSetup: ['packages/testkit/src/global-setup.ts', 'e2e/src/global-setup.ts'],
        },
      },
    ],
  },
})
