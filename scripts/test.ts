/** Everything CI needs: the check, unit, module and protocol tests, the browser journeys. */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { findChromium } from './chromium.ts'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const only = process.argv.slice(2)

const step = (name: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): void => {
  console.log(`\n— ${name}`)
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
  if (status !== 0) process.exit(status ?? 1)
}

let chromium: string
try {
  chromium = findChromium()
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}

const vitest = path.join('node_modules', 'vitest', 'vitest.mjs')
if (only.length > 0) {
  step('tests', [vitest, 'run', ...only], { CHROMIUM_PATH: chromium })
} else {
  step('check', ['scripts/check.ts'])
  step('build', ['scripts/build.ts'])
  step('tests', [vitest, 'run'], { CHROMIUM_PATH: chromium })
  step('browser journeys', [vitest, 'run', '--config', 'e2e/vitest.config.ts'], { CHROMIUM_PATH: chromium })
}
