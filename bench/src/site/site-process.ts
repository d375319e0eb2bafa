/** What `npm start` runs once everything is built: the supervisor with its web process and worker. */
import { runSite } from '../../../apps/site/src/main.ts'
import { ROOT } from './data-folders.ts'

process.exit(await runSite({ root: ROOT }))
