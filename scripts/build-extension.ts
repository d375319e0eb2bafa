/** `npm run build:extension`: the browser extension for Chromium and Firefox, as folders and as zips. */
import path from 'node:path'
import { buildExtension } from '../apps/extension/src/build/build-extension.ts'

for (const target of ['chromium', 'firefox'] as const) {
  const folder = await buildExtension(target)
  const zip = path.join(path.dirname(folder), `corkboard-${target}.zip`)
  console.log([folder, zip].map((file) => path.relative(process.cwd(), file)).join(', '))
}
