import { createRequire } from 'node:module'
import path from 'node:path'

// By the package and not by this file, which is elsewhere once the server is bundled.
const dist = path.join(path.dirname(createRequire(import.meta.url).resolve('@corkboard/web/package.json')), 'dist')

/** Where the build leaves its work: the browser's files, the renderer, and the list of what documents link to. */
export const WEB_DIST = {
  client: path.join(dist, 'client'),
  server: path.join(dist, 'server/entry-server.mjs'),
  assets: path.join(dist, 'server/assets.json'),
}
