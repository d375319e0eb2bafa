import { buildExploreOnce } from '@corkboard/domain/finding/editorial'
import { createCtx, VISITOR } from '@corkboard/domain/kernel'
import { buildSearchOnce } from '@corkboard/domain/finding/search'
import { wireSite } from '@corkboard/site'
import { pino } from 'pino'
import { readConfig } from '../../../apps/site/src/config.ts'

/** Derives from generated data what the worker would: topics of pins, lists they appear in, search terms. */
export const deriveAll = async (databaseUrl: string, dataDir: string, root: string): Promise<void> => {
  const wired = await wireSite({
    config: readConfig({ DATA_DIR: dataDir }, root),
    databaseUrl,
    secrets: { signing: Buffer.alloc(32, 'bench') },
    log: pino({ level: 'silent' }),
    name: 'derive',
  })
  try {
    const ctx = createCtx(wired.site, VISITOR)
    await buildExploreOnce(ctx)
    await buildSearchOnce(ctx)
  } finally {
    await wired.close()
  }
}
