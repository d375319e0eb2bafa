import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startEmbeddedPostgres } from '@corkboard/database/embedded'

/**
 * Starts one server for all test databases of the run. Its address is in CORKBOARD_TEST_DATABASE_URL, which
 * `createTestDatabases` takes. With DATABASE_URL set it is that server, which need not be ours.
 */
export const setup = async (): Promise<(() => Promise<void>) | undefined> => {
  // Two projects need it; the first to run starts it.
  if (process.env['CORKBOARD_TEST_DATABASE_URL']) return undefined
  const given = process.env['DATABASE_URL']
  if (given) {
    process.env['CORKBOARD_TEST_DATABASE_URL'] = given
    return undefined
  }
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'corkboard-test-'))
  // Started by root, the server runs as a user of its own, who has to get in.
  chmodSync(dataDir, 0o755)
  const postgres = await startEmbeddedPostgres({
    dataDir,
    // Nothing here has to survive a power cut.
    settings: { fsync: 'off', full_page_writes: 'off', max_connections: '200' },
  })
  process.env['CORKBOARD_TEST_DATABASE_URL'] = postgres.url
  return async () => {
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
