/**
 * `npm start`: builds if necessary, then runs the site. `-- --demo` loads the demo community into an empty instance.
 */
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { checkStart } from '../apps/site/src/check-start.ts'
import { readConfig } from '../apps/site/src/config.ts'
import type * as main from '../apps/site/src/main.ts'
import { SERVER_DIST } from '../apps/site/src/server-dist.ts'
import { StartError } from '../apps/site/src/start-error.ts'
import { ensureBuilt } from './build-state.ts'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const args = process.argv.slice(2)
const unknown = args.find((argument) => argument !== '--demo')
if (unknown) {
  console.error(`npm start only takes --demo, not ${unknown}.`)
  process.exit(1)
}

const loadDemo = async (): Promise<void> => {
  const { loadDemoOnEmptyInstance } = await import('../apps/site/src/operator/load-demo-on-empty.ts')
  await loadDemoOnEmptyInstance(root)
}

try {
  await checkStart(readConfig(process.env, root))
  await ensureBuilt(root)
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exit(1)
}
const { runSite } = (await import(pathToFileURL(path.join(SERVER_DIST, 'main.js')).href)) as typeof main
process.exit(await runSite({ root, ...(args.includes('--demo') ? { afterStart: loadDemo } : {}) }))
