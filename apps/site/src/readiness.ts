import { fail } from '@corkboard/contract'
import { migrationState, sql } from '@corkboard/database'
import type { Site } from '@corkboard/domain/kernel'
import type { ReadinessCheck } from '@corkboard/protocol'

/** With less space than this, uploads would soon fail; the site then asks to be taken out of service. */
const MIN_FREE_BYTES = 64 * 1024 * 1024

/** The checks of `/readyz`: the database responds, its schema is the expected one, and there is space for pictures. */
export const readinessOf = (site: Site): Readonly<Record<string, ReadinessCheck>> => ({
  database: () => sql`select 1`.execute(site.database.db),
  migrations: async () => {
    if (!(await migrationState(site.database.db)).isAtHead) throw fail('request.unavailable')
  },
  disk: async () => {
    const free = await site.media.store.freeBytes?.()
    if (free !== undefined && free < MIN_FREE_BYTES) throw fail('media.disk_full')
  },
})
