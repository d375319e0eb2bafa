import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startEmbeddedPostgres } from '@corkboard/database/embedded'
import { dropTestDatabases } from '@corkboard/database/test-databases'

/** Nothing here has to survive a power cut. Databases are many and small: dropping one looks through all buffers. */
const SETTINGS = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  autovacuum: 'off',
  max_connections: '200',
  shared_buffers: '64MB',
}

/**
 * Starts one server for all test databases of the run. Its address is in CORKBOARD_TEST_DATABASE_URL, which
 * `borrowDatabase` reads. With DATABASE_URL set it is that server, which need not be ours.
 */
export const setup = async (): Promise<(() => Promise<void>) | undefined> => {
  // Two projects need it; the first to run starts it.
  if (process.env['CORKBOARD_TEST_DATABASE_URL']) return undefined
  process.env['CORKBOARD_TEST_RUN'] = randomBytes(4).toString('hex')
  const given = process.env['DATABASE_URL']
  if (given) {
    process.env['CORKBOARD_TEST_DATABASE_URL'] = given
    return dropTestDatabases
  }
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'corkboard-test-'))
  // When started by root, the server runs as its own user, who needs access.
  chmodSync(dataDir, 0o755)
  const postgres = await startEmbeddedPostgres({ dataDir, settings: SETTINGS })
  process.env['CORKBOARD_TEST_DATABASE_URL'] = postgres.url
  return async () => {
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
