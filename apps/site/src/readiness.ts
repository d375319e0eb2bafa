import { fail } from '@corkboard/contract'
import { migrationState } from '@corkboard/database'
import type { Site } from '@corkboard/domain/kernel'
import type { ReadinessCheck } from '@corkboard/protocol'

/** Room below which uploads would soon fail; the site then asks to be taken out of service. */
const LEAST_FREE_BYTES = 64 * 1024 * 1024

/** What `/readyz` asks: the database answers, its schema is the one we know, and there is room for pictures. */
export const readinessOf = (site: Site): Readonly<Record<string, ReadinessCheck>> => ({
  database: () => site.database.pool.query('select 1'),
  migrations: async () => {
    if (!(await migrationState(site.database.db)).isAtHead) throw fail('request.unavailable')
  },
  disk: async () => {
    const free = await site.media.store.freeBytes?.()
    if (free !== undefined && free < LEAST_FREE_BYTES) throw fail('media.disk_full')
  },
})
