import { createRequire } from 'node:module'
import path from 'node:path'

// Resolved from the package, because this file moves when the server is bundled.
const dist = path.join(path.dirname(createRequire(import.meta.url).resolve('@corkboard/web/package.json')), 'dist')

/** The build's output: the browser files, the renderer and the list of assets that documents link to. */
export const WEB_DIST = {
  client: path.join(dist, 'client'),
  server: path.join(dist, 'server/entry-server.mjs'),
  assets: path.join(dist, 'server/assets.json'),
}
