/** What `npm start` runs once everything is built: the supervisor with its web process and worker. */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as main from '../../../apps/site/src/main.ts'
import { SERVER_DIST } from '../../../apps/site/src/server-dist.ts'
import { ROOT } from './data-folders.ts'

const { runSite } = (await import(pathToFileURL(path.join(SERVER_DIST, 'main.js')).href)) as typeof main
process.exit(await runSite({ root: ROOT }))
