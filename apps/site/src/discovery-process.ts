import { openDatabase } from '@corkboard/database'
import { discoverySocketOf } from '@corkboard/domain/platform/discovery'
import { type ChildStart, type ChildWork, runChild } from './child-process.ts'
import { indexFolderOf, startDiscovery } from './discovery.ts'
import { DISCOVERY_ENDS_WITHIN_MS } from './drain-times.ts'

/** It reads sequentially, and sometimes two things at the same time. */
const CONNECTIONS = 2

const start = async ({ config, databaseUrl, log }: ChildStart): Promise<ChildWork> => {
  const database = await openDatabase({
    url: databaseUrl,
    poolSize: CONNECTIONS,
    driver: config.databaseDriver,
    applicationName: 'corkboard discovery',
    log,
  })
  const discovery = await startDiscovery({
    database,
    socketPath: discoverySocketOf(config.dataDir),
    indexFolder: indexFolderOf(config.dataDir),
    log,
  })
  return {
    stop: async () => {
      await discovery.stop()
      await database.close()
    },
  }
}

await runChild({ name: 'discovery', drainWithinMs: DISCOVERY_ENDS_WITHIN_MS, start })
