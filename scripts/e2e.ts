/** The browser journeys alone; arguments narrow them to files or titles as Vitest understands them. */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureBuilt } from './build-state.ts'
import { findChromium } from './chromium.ts'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
await ensureBuilt(root)
const { status } = spawnSync(
  process.execPath,
  [
    path.join('node_modules', 'vitest', 'vitest.mjs'),
    'run',
    '--config',
    'e2e/vitest.config.ts',
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: findChromium() } },
)
process.exit(status ?? 1)
