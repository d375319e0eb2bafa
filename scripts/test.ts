/** Everything CI needs: the check, unit, module and protocol tests, the browser journeys. */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { findChromium } from './chromium.ts'
import { runTests } from './run-tests.ts'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const only = process.argv.slice(2)

const step = (name: string, run: () => number | null): void => {
  console.log(`\n— ${name}`)
  const status = run()
  if (status !== 0) process.exit(status ?? 1)
}

const script = (file: string) => () => spawnSync(process.execPath, [file], { cwd: root, stdio: 'inherit' }).status

const tests =
  (...args: readonly string[]) =>
  () =>
    runTests({ root, args, env: { CHROMIUM_PATH: chromium }, isShared: process.env['CI'] !== undefined })

let chromium: string
try {
  chromium = findChromium()
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}

if (only.length > 0) {
  step('tests', tests(...only))
} else {
  step('check', script('scripts/check.ts'))
  step('build', script('scripts/build.ts'))
  step('tests', tests())
  step('browser journeys', tests('--config', 'e2e/vitest.config.ts'))
}
