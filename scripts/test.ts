/**
 * `npm test`: everything CI runs. With arguments only the tests that they name, as Vitest understands them:
 * `npm test -- boards`, `npm test -- -t BOARD-08`, `npm test -- --project unit`.
 */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { runTests } from './run-tests.ts'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const only = process.argv.slice(2)

const step = (name: string, run: () => number | null): void => {
  console.log(`\n— ${name}`)
  const status = run()
  if (status !== 0) process.exit(status ?? 1)
}

const script = (file: string) => () => spawnSync(process.execPath, [file], { cwd: root, stdio: 'inherit' }).status

const tests = () => runTests({ root, args: only, env: {}, isShared: process.env['CI'] !== undefined })

if (only.length === 0) {
  step('check', script('scripts/check.ts'))
  step('build', script('scripts/build.ts'))
}
step('tests', tests)
