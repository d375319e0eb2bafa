/**
 * `npm test`: everything CI runs. With arguments only the tests that they name, as Vitest understands them:
 * `npm test -- boards`, `npm test -- -t BOARD-08`, `npm test -- --project unit`.
 */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const only = process.argv.slice(2)

const step = (name: string, run: () => number | null): void => {
  console.log(`\n— ${name}`)
  const status = run()
  if (status !== 0) process.exit(status ?? 1)
}

const node =
  (...words: readonly string[]) =>
  () =>
    spawnSync(process.execPath, words, { cwd: root, stdio: 'inherit' }).status

if (only.length === 0) {
  step('check', node('scripts/check.ts'))
  step('build', node('scripts/build.ts'))
}
step('tests', node('node_modules/vitest/vitest.mjs', 'run', ...only))
